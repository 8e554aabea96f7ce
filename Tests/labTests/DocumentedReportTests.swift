import Foundation
import Testing

@testable import lab

/// Reports that pages quote.
@Suite("Reports in the documentation")
struct DocumentedReportTests {
  @Test("are what their commands print")
  func quoted() throws {
    let docs = URL(filePath: #filePath).appending(path: "../../../Docs").standardized
    var count = 0
    for page in try FileManager.default.contentsOfDirectory(atPath: docs.path).sorted()
    where page.hasSuffix(".md") {
      let text = try String(contentsOf: docs.appending(path: page), encoding: .utf8)
      for match in text.matches(of: /swift run lab (laws --broken .+)\n```\n\n```text\n([^`]+)```/)
      {
        let words = match.1.split(separator: " ").map(String.init)
        #expect(outcome(words).output.contains(match.2), "\(page) quotes: lab \(match.1)")
        count += 1
      }
    }
    #expect(count >= 3)
  }
}
