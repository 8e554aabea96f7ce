import ComonadLaws
import StoreState
import Testing

@Suite("Kept cases")
struct KeptCasesTests {
  private let dial = CaseToken(instance: "Dial", law: "comonad.map-identity", size: 10, draws: [1])
  private let bell = CaseToken(instance: "Bell", law: "comonad.map-identity", size: 3, draws: [])

  @Test("are written sorted, under a heading")
  func text() throws {
    var kept = KeptCases()
    #expect([kept.insert(dial), kept.insert(bell)] == [true, true])
    #expect(kept.insert(dial) == false, "a case is kept once")
    let text = """
      # Cases that broke a law once, one token a line; they run before all others.

      Bell:comonad.map-identity:3:
      Dial:comonad.map-identity:10:1

      """
    #expect(kept.text == text)
    #expect(try KeptCases(text) == kept)
  }

  @Test("keep the comments of the text")
  func comments() throws {
    let text = """
      \u{FEFF}# Ours.
      # Really.

      # From the night run.
      Dial:comonad.map-identity:10:1\r

        Bell:comonad.map-identity:3:\u{20}
      # The end.
      """
    #expect(
      try KeptCases(text).text == """
        \u{FEFF}# Ours.
        # Really.

        Bell:comonad.map-identity:3:
        # From the night run.
        Dial:comonad.map-identity:10:1
        # The end.

        """
    )
    #expect(try KeptCases("").text.isEmpty)
    #expect(try KeptCases("# a\n\(dial)\n\(dial)\n").text == "# a\n\(dial)\n")
  }

  @Test("name the first line that is not a case")
  func mistakes() {
    let error = #expect(throws: KeptCasesError.self) {
      try KeptCases("# a\n\n\(bell)\nDial comonad\n")
    }
    #expect(error?.line == 4)
    #expect(
      error?.description == "a line must be blank, a comment that starts with #, "
        + "or a token such as Store:comonad.left-identity:30:0x3.2; got \"Dial comonad\""
    )
  }

  @Test("name the cases of removed laws")
  func strangers() throws {
    let store = Instance("Store", comonadLaws(.stores, values: .cases))
    let lines = [
      "Bell:comonad.map-identity:3:", "Store:comonad.map-identity:3:", "Store:comonad.map:3:",
    ]
    let kept = try KeptCases(lines.joined(separator: "\n"))
    #expect(kept.strangers(to: [store]).map(\.description) == [lines[0], lines[2]])
  }
}
