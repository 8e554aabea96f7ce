import Foundation
import SamplePrograms
import TestSupport
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "are read with blanks and escapes, and written without",
    arguments: [
      ("null", "null"), (" true ", "true"), ("\t[ 1 ,\r\n-2 ]", "[1,-2]"), ("[]", "[]"),
      ("{ }", "{}"), (#"{"b": [{}], "a": false}"#, #"{"b":[{}],"a":false}"#),
      (#""\u0041\n\/\"\\""#, #""A\u000a/\"\\""#), (#""\ud83d\ude00""#, "\"\u{1F600}\""),
      (#""\u0000\u001F\u007f""#, "\"\\u0000\\u001f\u{7F}\""), ("0", "0"), ("-0", "0"),
      ("9223372036854775807", "9223372036854775807"),
      ("-9223372036854775808", "-9223372036854775808"),
      // Another number keeps its digits.
      ("9223372036854775808", "9223372036854775808"), ("-0.50", "-0.50"), ("1e3", "1e3"),
      ("1.25E-10", "1.25E-10"), ("[0.1,2]", "[0.1,2]"),
    ]
  )
  func values(text: String, written: String) {
    #expect(JSONValue(json: text)?.json == written)
    #expect(JSONValue(json: written)?.json == written)
  }

  @Test(
    "must not have any other form",
    arguments: [
      "", " ", "nul", "nullx", "null null", "tru", "True", "01", "-", "+1", "1.", "1.e3", "1e",
      "1e+", "-.5",
      ".5", "01.5", "1.5.5", "0x1", "NaN", "'a'", "\"a",
      "\"a\n\"", "\"\\x\"", "\"\\", "\"\\u12\"", "\"\\u12G4\"", "\"\\ud800\"", "\"\\ud800x\"",
      "\"\\ud800\\u0041\"", "\"\\udc00\"", "[1,]", "[,1]", "[1 2]", "[1", "]", "{\"a\"}",
      "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1,\"a\":2}", "{\"a\" 1}", "{", "\u{0}", "1\u{0}",
      "\u{FEFF}1",
    ]
  )
  func nothing(text: String) {
    #expect(JSONValue(json: text) == nil)
  }

  @Test("nest a hundred levels, and no deeper")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSONValue(json: nested(100)) != nil)
    #expect(JSONValue(json: nested(101)) == nil)
    #expect(JSONValue(json: String(repeating: "[{\"a\":", count: 100_000)) == nil)
  }

  @Test(
    "say where a text is not JSON, and why",
    arguments: [
      ("[1, 2", "byte 5: expected \",\" or \"]\""), ("", "byte 0: expected a value"),
      ("{\"a\":1,\"a\":2}", "byte 7: name \"a\" must be given once"),
      ("1 2", "byte 2: expected the end of the text"),
      (String(repeating: "[", count: 101), "byte 100: expected at most 100 levels"),
    ]
  )
  func problems(text: String, problem: String) {
    let found = #expect(throws: JSONProblem.self) { try JSONValue(reading: text) }
    #expect(found?.description == problem)
  }

  @Test("that no text is read as have a text that is not read")
  func written() {
    let deep = (0..<101).reduce(JSONValue.null) { value, _ in .list([value]) }
    for value: JSONValue in [deep, ["a": .null, "a": .null], .list([.decimal("01")])] {
      #expect(JSONValue(json: value.json) == nil)
    }
  }

  @Test("are read by Foundation with the same result", arguments: [1, 2, 3, 4] as [UInt64])
  func others(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    for _ in 0..<300 {
      let title = generator.title() + "\"\\\u{0}\u{8}\n/"
      let json = JSONValue.text(title).json
      let here = try #require(JSONValue(json: json)?.text)
      let there = try JSONDecoder().decode(String.self, from: Data(json.utf8))
      let back = String(decoding: try JSONEncoder().encode(title), as: UTF8.self)
      #expect(here.utf8.elementsEqual(title.utf8))
      #expect(there.utf8.elementsEqual(title.utf8))
      #expect(JSONValue(json: back)?.text?.utf8.elementsEqual(title.utf8) == true)
    }
  }
}
