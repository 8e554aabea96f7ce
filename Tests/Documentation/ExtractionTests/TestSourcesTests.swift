import Testing

@testable import doc_examples

/// Returns the code of each test made from a document.
func tests(of document: String, path: String = "A.md") throws -> [String] {
  let sources = try testSources(of: [[path]], root: "", modules: [], files: 2) { _ in document }
  return sources[1].split(separator: "async throws {\n").dropFirst().map { test in
    String(
      test.prefix(upTo: test.firstRange(of: "\n#sourceLocation()")?.lowerBound ?? test.endIndex)
    )
  }
}

@Suite("Test sources")
struct TestSourcesTests {
  /// Returns the sources made from one page, which stands at `/Root/Docs/A.md`.
  private func sources(of page: String, files: Int = 3) throws -> [String] {
    try testSources(of: [["Docs/A.md"]], root: "/Root", modules: ["M"], files: files) { path in
      #expect(path == "/Root/Docs/A.md")
      return page
    }
  }

  @Test("contain a suite for each document, and refer to its lines")
  func suite() throws {
    let suite = """
      import M
      import Testing

      @Suite struct `Docs/A.md` {
      #sourceLocation(file: "/Root/Docs/A.md", line: 1)
      @Test func `A.md:2`() async throws {
      #expect(a == 9)
      #sourceLocation(file: "/Root/Docs/A.md", line: 6)
      b()
      #sourceLocation()
      }
      }

      """
    let page = "```swift\na  // 9\n```\n<!-- continue -->\n```swift\nb()\n```\n"
    let sources = try sources(of: page)
    #expect(sources.count == 3)
    #expect(sources[0].contains("\"Docs/A.md\""))
    #expect(sources[1].hasSuffix(suite))
    #expect(!sources[2].contains("@Test"))
  }

  @Test("contain the suites of a group in one file")
  func group() throws {
    let page = "```swift\na  // 9\n```\n"
    let groups = [["A.md", "B.md"], ["C.md"]]
    let sources = try testSources(of: groups, root: "", modules: [], files: 3) { _ in page }
    #expect(sources[0].contains("  \"A.md\",\n  \"B.md\",\n  \"C.md\",\n"))
    #expect(sources[1].contains("struct `A.md` {\n"))
    #expect(sources[1].contains("struct `B.md` {\n"))
    #expect(sources[2].contains("struct `C.md` {\n"))
  }

  @Test("contain a file for an example with declarations that no function can contain")
  func ownFile() throws {
    let page = """
      ```swift
      protocol P {}

      @MainActor
      final class C: P {}

      extension C where Self: P {
        var a: Int { 9 }
      }

      extension C: Q {}

      C().a  // 9
      ```
      """
    let file = """
      #sourceLocation(file: "/Root/Docs/A.md", line: 2)
      private protocol P {}

      @MainActor
      private final class C: P {}

      private extension C where Self: P {
        var a: Int { 9 }
      }

      extension C: Q {}

      #sourceLocation()
      extension `Docs/A.md` {
      #sourceLocation(file: "/Root/Docs/A.md", line: 1)
      @Test func `A.md:2`() async throws {
      #sourceLocation(file: "/Root/Docs/A.md", line: 13)
      #expect(C().a == 9)
      #sourceLocation()
      }
      }

      """
    #expect(try sources(of: page)[2].hasSuffix(file))
  }

  @Test("report an example as skipped if a module that it imports is missing")
  func missingModule() throws {
    let file = try sources(of: "```swift\nimport N\n\na()\n```\n")[2]
    #expect(file.contains("#if canImport(N)\n"))
    #expect(file.contains("@Test(.disabled(\"needs N\")) func `A.md:2`() {}"))
  }

  @Test("name each module once that several parts of an example import")
  func continuedImports() throws {
    let page = """
      ```swift
      import N
      import O
      struct A {}
      ```
      <!-- continue -->
      ```swift
      import N
      struct B { let a: A }
      ```
      """
    let file = try sources(of: page)[2]
    #expect(file.contains("#if canImport(N) && canImport(O)\n"))
    #expect(file.contains("@Test(.disabled(\"needs N, O\")) func `A.md:2`() {}"))
    #expect(file.contains("private struct B { let a: A }"))
  }

  @Test("make a declaration with attributes private")
  func attributes() throws {
    let page = "```swift\n@available(macOS 14, *) struct A {}\n\nprotocol P {}\n```\n"
    #expect(try sources(of: page)[2].contains("@available(macOS 14, *) private struct A {}\n"))
  }

  @Test("make a declaration of any access private")
  func access() throws {
    let page = "```swift\npackage struct A {}\n\nprotocol P {}\n```\n"
    #expect(try sources(of: page)[2].contains("\nprivate struct A {}\n"))
  }

  @Test("are refused when there are too few files")
  func tooFewFiles() {
    let error = #expect(throws: (any Error).self) {
      try sources(of: "```swift\nimport N\n```\n", files: 2)
    }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.hasSuffix("DocExamples.swift:1: ownFiles must be at least 1; got 0"))
  }
}
