import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import lab

@Suite("JSON scanner")
struct JSONScannerTests {
  @Test(
    "accepts JSON",
    arguments: [
      "0", " -1.5e+3\n", "\"\\u00e9\\n\\\"\"", "[]", "{}", "[1,[2,{}],null]",
      "{\"a\" : true , \"b\":\"\u{E9}\u{1F600}\"}",
    ]
  )
  func json(text: String) {
    var scanner = JSONScanner(Array(text.utf8))
    #expect(scanner.scan() == nil)
  }

  @Test(
    "finds the first place that is not JSON",
    arguments: [
      ("", 0, "a value"), ("nul", 0, "a value"), ("01", 1, "the end of the file"),
      ("-", 1, "a digit"), ("1.", 2, "a digit"), ("1e", 2, "a digit"),
      ("\"a", 2, "the end of a string"), ("\"\\x\"", 2, "an escape"),
      ("\"\\u12g4\"", 5, "four hexadecimal digits"),
      ("\"\u{1}\"", 1, "an escape instead of a control character"),
      ("[1 2]", 3, "\",\" or \"]\""), ("[1,]", 3, "a value"),
      ("{a:1}", 1, "a name in quotation marks"), ("{\"a\"}", 4, "\":\""),
      ("{\"a\":1", 6, "\",\" or \"}\""), ("1 1", 2, "the end of the file"),
    ]
  )
  func flaws(text: String, offset: Int, expected: String) {
    var scanner = JSONScanner(Array(text.utf8))
    #expect(scanner.scan() == JSONScanner.Problem(offset: offset, expected: expected))
  }

  @Test("stops at a text that is too deep")
  func depth() {
    var scanner = JSONScanner(Array(repeating: UInt8(ascii: "["), count: 100_000))
    #expect(scanner.scan()?.expected == "at most 512 levels")
  }

  @Test("finds a value by its path")
  func path() {
    let text = Array("{\"a\": [1, {\"b\": 7}]}".utf8)
    var scanner = JSONScanner(text, lookingFor: [.key("a"), .index(1), .key("b")])
    #expect(scanner.scan() == nil)
    #expect(scanner.found == 16)
  }

  @Test(
    "finds the first number that is no integer",
    arguments: [
      ("[1,-9223372036854775808,3.0,2e1]", nil), ("[1,2.5,3.5]", "2.5"),
      ("{\"a\":-9223372036854775809}", "-9223372036854775809"), ("1e999", "1e999"),
    ] as [(String, String?)]
  )
  func unfit(text: String, number: String?) {
    var scanner = JSONScanner(Array(text.utf8))
    #expect(scanner.scan() == nil)
    #expect(scanner.unfit?.text == number)
  }

  @Test("writes strings that Foundation reads", arguments: [1, 2] as [UInt64])
  func strings(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    for _ in 0..<500 {
      let title = generator.title() + "\u{0}\n\t\"\\"
      let read = try JSONDecoder().decode([String].self, from: Data("[\(title.json)]".utf8))
      #expect(read.first?.utf8.elementsEqual(title.utf8) == true, "\(title.debugDescription)")
    }
  }
}
