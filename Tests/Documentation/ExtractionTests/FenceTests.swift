import Testing

@Suite("Fences")
struct FenceTests {
  @Test("are the Swift blocks of a page")
  func page() throws {
    let page = "a\n```swift\nb\n\nc\n```\n```text\nd\n```\n```swift\ne\n```\n"
    #expect(try tests(of: page) == ["b\n\nc", "e"])
  }

  @Test("are the Swift blocks of the doc comments of a source file")
  func source() throws {
    let source = "  /// ```swift\n  /// a\n  ///\n  ///   b\n  /// ```\n  // ```swift\n"
    #expect(try tests(of: source, path: "A.swift") == ["a\n\n  b"])
  }

  @Test("may hold shorter fences, and may be indented")
  func nested() throws {
    #expect(try tests(of: "````swift\n```\na\n````\n") == ["```\na"])
    #expect(try tests(of: "- list\n\n  ```swift\n  a\n    b\n  ```\n") == ["a\n  b"])
    #expect(try tests(of: "````text\n```swift\n```\n````\n").isEmpty)
  }

  @Test("continue the fence above after a comment that requests it")
  func continuation() throws {
    let fence = "```swift\na\n```\n"
    #expect(try tests(of: fence + fence).count == 2)
    #expect(try tests(of: fence + "<!-- continue -->\n" + fence).count == 1)
  }

  @Test(
    "are refused with the number of the wrong line",
    arguments: [
      ("\n```swift\na\n", "A.md:2: the swift fence opened here is never closed"),
      ("```text\na\n", "A.md:1: the text fence opened here is never closed"),
      ("```\na\n```\n", "A.md:1: a fence must be marked swift, text or sh; got \"\""),
      ("```swift\n```\n", "A.md:1: a swift fence must not be empty"),
      (
        "<!-- continue -->\n```swift\na\n```\n",
        "A.md:2: a fence can only continue a swift fence above it"
      ),
    ]
  )
  func refused(page: String, message: String) {
    let error = #expect(throws: (any Error).self) { try tests(of: page) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("must end in the doc comment in which they began")
  func commentEnds() {
    let source = "/// ```swift\n/// a\nlet b = 1\n/// ```\n"
    let error = #expect(throws: (any Error).self) { try tests(of: source, path: "A.swift") }
    let message = "A.swift:1: the swift fence opened here is never closed"
    #expect(error.map { "\($0)" } == message)
  }
}
