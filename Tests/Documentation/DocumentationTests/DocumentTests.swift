import Foundation
import Testing

/// The examples are tests of their own; this test checks that none is missing.
@Suite("Documents")
struct DocumentTests {
  @Test("are all in the list of searched files")
  func searched() throws {
    let files = FileManager.default
    let pages = try files.contentsOfDirectory(atPath: packageRoot.path).filter {
      $0.hasSuffix(".md")
    }
    let nested = try ["Docs", "Sources"].flatMap { folder in
      try files.subpathsOfDirectory(atPath: packageRoot.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }
    let forgotten = Set(pages + nested).symmetricDifference(documents).sorted()
    #expect(forgotten.isEmpty, "the list of documents is out of date; run `touch Package.swift`")
  }
}
