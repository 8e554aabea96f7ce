import Conduit
import TestSupport
import Testing

@Suite("A route")
struct RouteTests {
  @Test(
    "is read from its address",
    arguments: [
      ("", Route.home), ("/", .home), ("/feed", .list(Listing(.feed))),
      ("/tag/moths", .list(Listing(.tag("moths")))),
      ("/tag/c%2B%2b?page=3", .list(Listing(.tag("c++"), page: 3))),
      ("/?page=2", .list(Listing(.all, page: 2))), ("/login", .login), ("/register", .register),
      ("/settings", .settings), ("/editor", .editor(nil)), ("/editor/moth-1", .editor("moth-1")),
      ("/article/moth-1", .article("moth-1")), ("/profile/ada", .profile("ada")),
      ("/profile/ada/favorites", .list(Listing(.favorites("ada")))),
    ]
  )
  func reads(address: String, route: Route) { #expect(Route(address) == route) }

  @Test(
    "is missing for any other address",
    arguments: [
      "/nowhere", "/login/x", "/login?page=2", "/article", "/article/a/b", "/tag", "/profile",
      "/profile/ada/friends", "/?page=0", "/?page=-2", "/?page=x", "/?size=2",
      "/feed?page=99999999999999999999", "/?page=999999999", "/tag/a?page=100000001",
      "/?page=9223372036854775807", "/?page=9223372036854775808", "/?page=+2", "/?page=2&page=3",
    ]
  )
  func misses(address: String) {
    #expect(Route(address) == .missing(address))
    #expect(Route(address).address == address)
  }

  @Test("is the first page of a list where the address names that")
  func firstPage() {
    #expect(Route("/?page=1") == .home && Route("/?page=1").address == "/")
    #expect(Route("/tag/a?page=1") == .list(Listing(.tag("a"))))
  }

  @Test("is read back from the address that it has", arguments: 0..<200 as Range<UInt64>)
  func readsBack(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let names = ["a", "moth 1", "50%", "a/b", "?page=2", "#", "%2F", "Ä\u{301}", "\u{1F600}", "%"]
    let name = names.randomElement(using: &random) ?? "a"
    let page = Int.random(in: 1...12, using: &random)
    let sources: [Listing.Source] = [.all, .feed, .tag(name), .author(name), .favorites(name)]
    let lists = sources.map { Route.list(Listing($0, page: page)) }
    for route in lists + [.editor(name), .article(name)] {
      #expect(Route(route.address) == route, "\(route.address)")
    }
  }
}
