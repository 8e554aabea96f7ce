import EmbeddedText
import Markup
import Testing

/// Numbers as texts without the standard library's tables.
@Suite("Whole numbers in a page")
struct DecimalTests {
  @Test(
    "are written as the standard library writes them, and read back",
    arguments: [0, 1, -1, 9, 10, 99, 100, -10, 1_234_567, .max, .min, .max - 1, .min + 1]
  )
  func written(number: Int) {
    #expect(Int(decimal: "\(number)") == number)
  }

  @Test(
    "are read as they are written only",
    arguments: [
      "", "-", "+1", "01", "-0", " 1", "1 ", "1.0", "a", "--1", "9223372036854775808",
      "-9223372036854775809", "99999999999999999999",
    ]
  )
  func read(text: String) {
    #expect(Int(decimal: text) == nil)
  }

  @Test("are written in joined texts")
  func joined() {
    let (count, name) = (3, "milk")
    #expect(("\(count) of \(name), \(true)" as Markup<Int>).text == "3 of milk, true")
    #expect(("milk" as Markup<Int>).text == "milk")
  }
}
