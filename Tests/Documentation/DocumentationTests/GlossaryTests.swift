import Foundation
import Testing

/// The terms of the glossary.
@Suite("The glossary")
struct GlossaryTests {
  /// The folder of the pages.
  private let docs = URL(filePath: #filePath).appending(path: "../../../../Docs").standardized

  @Test("is in order, defines each term once with an example, and links files that exist")
  func ordered() throws {
    let page = try String(contentsOf: docs.appending(path: "Glossary.md"), encoding: .utf8)
    let entries = page.matches(of: /\n- \*\*(.+?)\*\*: (.+) \[.+\]\((.+)\)(?=\n)/)
    let terms = entries.map { $0.1.lowercased() }
    for (term, next) in zip(terms, terms.dropFirst()) {
      #expect(term < next, "\(next) follows \(term)")
    }
    for entry in entries {
      let file = docs.appending(path: String(entry.3)).standardized
      #expect(FileManager.default.fileExists(atPath: file.path), "\(entry.1) is not in \(entry.3)")
      #expect(entry.2.hasSuffix("."), "\(entry.1) is defined by a sentence")
      #expect(entry.2.contains(". Example: "), "\(entry.1) has an example")
    }
    #expect(entries.count == page.matches(of: /\n- \S/).count, "every entry has the form of one")
    #expect((40...60).contains(entries.count))
  }
}
