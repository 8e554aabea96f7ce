import Foundation
import Testing

/// The pages of the four pairs.
@Suite("The pages of the pairs")
struct OutlineTests {
  /// The pages, in the order of their comparison.
  private static let pages = ["StoreAndState", "MooreAndFree", "CofreeAndFree", "TracedAndWriter"]

  /// The folder of the pages.
  private let docs = URL(filePath: #filePath).appending(path: "../../../../Docs").standardized

  @Test("have one outline")
  func outline() throws {
    let outlines = try Self.pages.map { page in
      try lines(of: page).filter { $0.hasPrefix("## ") }
    }
    #expect(outlines[0].count == 10)
    for (page, outline) in zip(Self.pages, outlines) {
      #expect(outline == outlines[0], "\(page) has the sections of \(Self.pages[0])")
    }
  }

  @Test("compare themselves with each other in the same words")
  func comparison() throws {
    let tables = try Self.pages.map { page in
      try lines(of: page).filter { $0.contains(/^\| (\*\*|\[)\w+ and \w+/) }.map {
        $0.replacing(/\*\*|\[|\]\(\w+\.md\)/, with: "")
      }
    }
    #expect(tables[0].count == Self.pages.count)
    for (page, table) in zip(Self.pages, tables) {
      #expect(table == tables[0], "\(page) has the table of \(Self.pages[0])")
    }
  }

  /// The lines of a page.
  private func lines(of page: String) throws -> [String] {
    try String(contentsOf: docs.appending(path: "\(page).md"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
