import CommandLineSupport
import EmbeddedText
import Foundation
import TestSupport
import Testing

@Suite("The reader of JSON")
struct JSONReaderTests {
  @Test(
    "finds the first place that is not JSON",
    arguments: [
      ("", 0, "expected a value"), ("nul", 0, "expected a value"), ("+1", 0, "expected a value"),
      ("01", 1, "expected the end of the text"), ("1 1", 2, "expected the end of the text"),
      ("-", 1, "expected a digit"), ("1.", 2, "expected a digit"), ("1e", 2, "expected a digit"),
      ("\"a", 2, "expected the end of a string"), ("\"\\x\"", 2, "expected an escape"),
      ("\"\\u12g4\"", 5, "expected four hexadecimal digits"),
      ("\"\\ud800\\u0041\"", 2, "expected both halves of a pair of surrogates"),
      ("\"\u{1}\"", 1, "expected an escape instead of a control character"),
      ("[1 2]", 3, "expected \",\" or \"]\""), ("[1,]", 3, "expected a value"),
      ("{a:1}", 1, "expected a name in quotation marks"), ("{\"a\"}", 4, "expected \":\""),
      ("{\"a\":1", 6, "expected \",\" or \"}\""),
      ("{\"a\":1,\"\\u0061\":2}", 7, "name \"a\" must be given once"),
    ]
  )
  func flaws(text: String, offset: Int, rule: String) {
    var reader = JSONReader(Array(text.utf8), levels: 16)
    let problem = #expect(throws: JSONProblem.self) { try reader.read() }
    #expect(problem?.offset == offset)
    #expect(problem?.rule == rule)
  }

  @Test("stops at a text that is too deep")
  func depth() {
    let problem = #expect(throws: JSONProblem.self) {
      try JSONParts(Array(repeating: UInt8(ascii: "["), count: 100_000))
    }
    #expect(problem?.offset == 512)
    #expect(problem?.rule == "expected at most 512 levels")
  }

  @Test("visits each value in the order of the text, with its path and its place")
  func parts() throws {
    var seen: [String] = []
    let text = "{\"a\": [1, {\"b\": 7}],\n\"c\": null}"
    try JSONParts(Array(text.utf8)).visit { path, place, value in
      seen.append("\(path.count) \(place.name ?? -1) \(place.value) \(value.json)")
    }
    #expect(
      seen == [
        "0 -1 0 {\"a\":[1,{\"b\":7}],\"c\":null}", "1 1 6 [1,{\"b\":7}]", "2 -1 7 1",
        "2 -1 10 {\"b\":7}", "3 11 16 7", "1 21 26 null",
      ]
    )
  }

  @Test(
    "points at the first number that is no integer",
    arguments: [
      ("[1,-9223372036854775808,3.0,2e1,[2.5,3.5]]", "[4][0]", 34, "2.5"),
      ("{\"a\":-9223372036854775809}", "a", 6, "-9223372036854775809"),
      ("[1e999]", "[0]", 2, "1e999"),
    ]
  )
  func unfit(text: String, name: String, column: Int, number: String) {
    let damaged = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
    let flaw = JSONFlaw(damaged, in: Array(text.utf8))
    #expect(flaw.column == column)
    let rule = "must be a whole number from \(Int.min) to \(Int.max)"
    #expect(flaw.rule == "\(name): \(rule); got \(number)")
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
