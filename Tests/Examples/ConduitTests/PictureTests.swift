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

  @Test("leave the letter below a picture that may not come")
  func fallback() {
    let picture = Markup<Int>.picture(of: Profile(name: "ada", image: "/ada.png"))
    #expect(picture.text == "a")
    #expect(picture.html.contains("<img src=\"/ada.png\" alt "))
  }
}
