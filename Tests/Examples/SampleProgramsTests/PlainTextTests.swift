import ComponentKit
import SamplePrograms
import Testing

@Suite("Plain text")
struct PlainTextTests {
  @Test("shows controls and does not change other characters")
  func controls() {
    let shown = "a\u{1B}[31mb\u{7F}\u{9B}\u{202E}".showingControls
    #expect(shown == #"a\u{1B}[31mb\u{7F}\u{9B}\u{202E}"#)
    let harmless = "caf\u{E9} e\u{301} \u{1F469}\u{200D}\u{1F680}"
    #expect(harmless.showingControls.utf8.elementsEqual(harmless.utf8))
  }

  @Test("cuts a long text after sixty scalars")
  func quotation() {
    let letters = String(repeating: "a", count: 60)
    #expect(letters.quoted == "\"\(letters)\"")
    #expect((letters + "a").quoted == "\"\(letters)...\"")
    #expect("a\u{1B}".quoted == #""a\u{1B}""#)
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(marks.quoted.hasSuffix("...\""))
    #expect(marks.quoted.unicodeScalars.count == 65)
  }

  @Test("lists words as a phrase")
  func lists() {
    #expect([].listed("and") == "")
    #expect(["a"].listed("and") == "a")
    #expect(["a", "b"].listed("or") == "a or b")
    #expect(["a", "b", "c"].listed("and") == "a, b and c")
  }

  @Test(
    "suggests the nearest word",
    arguments: [
      ("toggel", "toggle"), ("TOGGLE", "toggle"), ("ad", "add"), ("udno", "undo"),
      ("xyz", nil), ("", nil), ("x", nil),
    ] as [(String, String?)]
  )
  func suggestions(written: String, meant: String?) {
    #expect(nearest(to: written, among: ["add", "toggle", "undo"]) == meant)
  }

  @Test("has the same white space as Unicode")
  func whiteSpace() {
    let scalars = (0...0xFFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    #expect(scalars.filter { $0.isWhiteSpace != $0.properties.isWhitespace }.isEmpty)
  }

  @Test("is blank if it contains only white space of any kind")
  func blank() {
    #expect("".isBlank && " \t\u{3000}\u{2029}".isBlank)
    #expect(!" a".isBlank && !"\u{200B}".isBlank)
    #expect(" \u{3000}a b\n".trimmed == "a b" && " \t".trimmed == "")
    #expect("a b".isTrimmed && !" a".isTrimmed && !"a\n".isTrimmed && !"".isTrimmed)
  }
}
