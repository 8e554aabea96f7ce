import Testing

@Suite("Checks")
struct CheckTests {
  /// Returns the code of a test made from the code of a fence.
  private func check(_ code: String) throws -> String {
    try tests(of: "```swift\n\(code)\n```\n").joined()
  }

  @Test(
    "are comments with a value, two spaces after an expression",
    arguments: [
      ("a.b()  // 9", "#expect(a.b() == 9)"),
      ("a.b()      // 9 ", "#expect(a.b() == 9)"),
      ("  a  // \"b\"", "  #expect(a == \"b\")"),
      ("try await a()  // nil", "#expect(try await a() == nil)"),
      ("a == b  // true", "#expect(a == b)"),
      ("a == b  // false", "#expect((a == b) == false)"),
      ("a ? b : c  // 1", "#expect((a ? b : c) == 1)"),
    ]
  )
  func lines(code: String, expected: String) throws {
    #expect(try check(code) == expected)
  }

  @Test(
    "include all lines of the expression",
    arguments: [
      ("a\n  .b {\n    c\n  }\n  .d  // 9", "#expect(a\n  .b {\n    c\n  }\n  .d == 9)"),
      ("a {\n\n  b\n}.c  // 9", "#expect(a {\n\n  b\n}.c == 9)"),
      ("a(\n  b == c\n)  // true", "#expect(a(\n  b == c\n))"),
    ]
  )
  func severalLines(code: String, expected: String) throws {
    #expect(try check(code) == expected)
  }

  @Test(
    "do not change prose",
    arguments: ["a() // prose", "// prose  // 9", "  // prose", "a()"]
  )
  func prose(code: String) throws {
    #expect(try check(code) == code)
  }

  @Test(
    "are refused if the code before them has no value",
    arguments: [
      "let a = 1  // 1", "for a in b {  // 1", "a { b in  // 1", "@State var a = 1  // 1",
    ]
  )
  func refused(code: String) {
    let error = #expect(throws: (any Error).self) { try check(code) }
    let message = "a value can only follow an expression; put one space before // for prose"
    #expect(error.map { "\($0)" } == "A.md:2: \(message)")
  }
}
