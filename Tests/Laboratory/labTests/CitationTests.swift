import Foundation
import Testing

@testable import Laboratory
@testable import lab

/// `Docs/CITATION.cff` says how to cite the latest release.
@Suite("The citation")
struct CitationTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The text of a file of the package.
  private func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  @Test("names the version of the command and of the changelog")
  func version() throws {
    let citation = try text(of: "Docs/CITATION.cff")
    let version = try #require(citation.firstMatch(of: /(?m)^version: (\S+)$/)).1
    #expect(lab().version == String(version))
    let releases = try text(of: "CHANGELOG.md").matches(of: /(?m)^## (\d+\.\d+\.\d+)/)
    #expect(releases.first?.1 == version)
  }

  @Test("has the fields that the format requires, and each once")
  func fields() throws {
    let names = try text(of: "Docs/CITATION.cff").matches(of: /(?m)^([a-z-]+):/).map {
      String($0.1)
    }
    let required = ["cff-version", "message", "title", "authors"]
    #expect(Set(required).isSubset(of: names))
    #expect(Set(names).count == names.count)
  }

  @Test("refers to works that the page on sources lists, with its years")
  func references() throws {
    let citation = try text(of: "Docs/CITATION.cff")
    let sources = try text(of: "Docs/Theory.md").split(separator: "\n")
    let works = citation.matches(
      of: /(?s)\n    title: ([^\n]+)\n.*?family-names: (\w+).*?year: (\d+)/
    )
    #expect(works.count == 5)
    for work in works {
      let isListed = sources.contains { line in
        line.contains("*\(work.1)*") && line.contains(work.2) && line.contains(work.3)
      }
      #expect(isListed, "\(work.1)")
    }
  }
}
