import Foundation
import TestSupport
import Testing

@testable import Laboratory
@testable import lab_package

/// Reports that pages quote, and the commands beside them.
@Suite("Reports in the documentation")
struct DocumentedReportTests {
  @Test("agree with the output of their commands")
  func quoted() throws {
    var count = 0
    // The pattern is slow, and few pages have the command.
    for (page, text) in try pages() where text.contains("swift run lab laws --broken ") {
      for match in text.matches(of: /swift run lab (laws --broken .+)\n```\n\n```text\n([^`]+)```/)
      {
        let words = match.1.split(separator: " ").map(String.init)
        #expect(outcome(words).output.contains(match.2), "\(page) quotes: lab \(match.1)")
        count += 1
      }
    }
    #expect(count >= 3)
  }

  @Test("follow commands that name instances and laws of the catalogue")
  func named() throws {
    var count = 0
    let (lab, command) = (lab(["laws"]), "swift run lab laws ")
    for (page, text) in try pages() where text.contains(command + "--only ") {
      for line in text.split(separator: "\n") where line.hasPrefix(command + "--only ") {
        let words = line.dropFirst(command.count).split(separator: " ").map(String.init)
        #expect(throws: Never.self, "\(page): \(line)") { try LawsCommand(words, of: lab) }
        count += 1
      }
    }
    #expect(count >= 3)
  }

  /// The names and the texts of all pages.
  private func pages() throws -> [(name: String, text: String)] {
    let docs = URL(filePath: #filePath).appending(path: "../../../../Docs").standardized
    return try FileManager.default.contentsOfDirectory(atPath: docs.path).sorted()
      .filter { $0.hasSuffix(".md") }
      .map { ($0, try String(contentsOf: docs.appending(path: $0), encoding: .utf8)) }
  }
}
