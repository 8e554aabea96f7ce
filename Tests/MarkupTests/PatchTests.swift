import Markup
import Testing

/// How one node becomes another.
@Suite("A patch")
struct PatchTests {
  private static func list(_ keys: [Int]) -> Node {
    Markup<Int>.ul([], keys.map { .li([.onClick($0)], ["row \($0)"]).keyed(Key($0)) }).node
  }

  @Test("makes one list of another, whatever their keys")
  func lists() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let old = Array((0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8)))
      let new = Array((0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8)))
      let patch = Patch(from: Self.list(old), to: Self.list(new))
      #expect(Self.list(old).applying(patch) == Self.list(new), "\(old) to \(new)")
      #expect((patch == nil) == (old == new))
    }
  }

  @Test("touches one row where one of a thousand changes")
  func one() {
    let old = (0..<1_000).map { Markup<Int>.li([], ["\($0)"]).keyed(Key($0)) }
    var new = old
    new[500] = Markup<Int>.li([.class("selected")], ["500"]).keyed(500)
    let patch = Patch(from: Markup.ul([], old).node, to: Markup.ul([], new).node)
    #expect(patch?.touched == 1)
  }
}
