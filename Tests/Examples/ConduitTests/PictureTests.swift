import Markup
import Testing

@testable import Conduit

@Suite("Pictures of people")
struct PictureTests {
  @Test("show the first letter of a name, in any script")
  func letters() {
    let names = [
      ("ada", "a"), ("日本", "日"), ("éa", "é"), ("Ωmega", "Ω"), ("🦋moth", "🦋"), ("", ""),
    ]
    for (name, letter) in names {
      #expect(Markup<Int>.picture(of: Profile(name: name)).text == letter)
    }
  }
}
