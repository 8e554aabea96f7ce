import Foundation
import Testing

/// The costs in the text of the pages of the pairs are rounded figures of the tables.
@Suite("The costs on the pages of the pairs")
struct PairCostTests {
  /// A claim of a page, and the cell of the tables that holds its figure.
  struct Claim: CustomTestStringConvertible {
    let page: String
    let words: String

    /// The figure, and the distance to the next one that the text could name.
    let value: Double
    let grain: Double

    let table: String
    let row: String
    let column: String

    var testDescription: String { "\(page): \(words)" }
  }

  /// The claims of a page about one table, whose columns are the times of a reducer by default.
  private static func claims(
    of page: String,
    _ table: String,
    _ rows: [(words: String, value: Double, grain: Double, row: String, column: String)]
  ) -> [Claim] {
    rows.map { claim in
      Claim(
        page: page,
        words: claim.words,
        value: claim.value,
        grain: claim.grain,
        table: table,
        row: claim.row,
        column: claim.column
      )
    }
  }

  private static let moves = "One move and one reading"
  private static let messages = "One message to a component and one view"
  private static let looks = "One select, extend, duplicate, pair or bind, and a reading"
  private static let binds = "n binds, nested to the left and to the right, built and run"
  private static let times = "vs plain reducer"
  private static let boxes = "in boxes"
  private static let textbook = "textbook, in boxes"

  private static let store =
    claims(
      of: "StoreAndState",
      moves,
      [
        ("costs as much as the reducer written by hand", 1, 0.1, "Store/State", times),
        ("without any allocation", 0, 0.001, "Store/State", "allocations"),
      ]
    )
    + claims(
      of: "StoreAndState",
      looks,
      [
        ("`extend` with one reading costs 1.2 times", 1.2, 0.1, "Store, extend", times),
        ("`select` costs 2.1 times", 2.1, 0.1, "Store, select", times),
        ("a pairing 2.2 times", 2.2, 0.1, "State and Store, pair", times),
        ("a closure and a call: 2.2 times the reducer", 2.2, 0.1, "State, one bind", times),
      ]
    )
    + claims(
      of: "StoreAndState",
      binds,
      [
        ("four allocations where it is not", 4, 0.1, "State, left", "allocations")
      ]
    )

  private static let moore =
    claims(
      of: "MooreAndFree",
      moves,
      [
        ("costs five times the reducer", 5, 1, "Moore/Free over inputs", times),
        ("0.3 of one small object", 0.3, 0.1, "Moore/Free over inputs", boxes),
        ("nothing is allocated", 0, 0.001, "Moore/Free over inputs", "allocations"),
        ("costs 1.5 objects", 1.5, 0.1, "Moore/Free over inputs", textbook),
      ]
    )
    + claims(
      of: "MooreAndFree",
      messages,
      [
        ("`Component<Elm>` costs 5.9 times the reducer", 5.9, 0.1, "Component\\<Elm>", times)
      ]
    )
    + claims(
      of: "MooreAndFree",
      looks,
      [
        ("`extend` with a reading costs 18 times", 18, 1, "Moore, extend", times)
      ]
    )

  private static let cofree =
    claims(
      of: "CofreeAndFree",
      moves,
      [
        ("costs 5.9 times the reducer", 5.9, 0.1, "Free/Cofree", times),
        ("0.4 of one small object", 0.4, 0.1, "Free/Cofree", boxes),
        ("nothing is allocated", 0, 0.001, "Free/Cofree", "allocations"),
        ("costs 4.6 objects", 4.6, 0.1, "Free/Cofree, one operation and its answer", textbook),
      ]
    )
    + claims(
      of: "CofreeAndFree",
      messages,
      [
        ("`Component<Halogen>` costs 6.1 times", 6.1, 0.1, "Component\\<Halogen>", times)
      ]
    )
    + claims(
      of: "CofreeAndFree",
      looks,
      [
        ("`extend` with a reading 21 times", 21, 1, "Cofree, extend", times),
        ("`select` costs 8.3 objects", 8.3, 0.1, "Cofree, select", boxes),
      ]
    )

  private static let traced =
    claims(
      of: "TracedAndWriter",
      moves,
      [
        ("a reading costs 0.4 times", 0.4, 0.1, "Traced/Writer, log of fixed size", times),
        ("a list for a log it costs 2.1 times", 2.1, 0.1, "Traced/Writer, log a list", times),
        ("written by hand, costs 1.7 times", 1.7, 0.1, "plain reducer with a log", times),
        ("its program costs 2.6 times", 2.6, 0.1, "Ledger/Update", times),
        ("of a thousand moves one allocates", 0.001, 0.001, "Ledger/Update", "allocations"),
      ]
    )
    + claims(
      of: "TracedAndWriter",
      messages,
      [
        ("`Component<Redux>` 2.1 times", 2.1, 0.1, "Component\\<Redux>, with its log", times)
      ]
    )

  @Test("are rounded figures of the tables", arguments: store + moore + cofree + traced)
  func figures(claim: Claim) throws {
    #expect(try costs(of: claim.page).contains(claim.words))
    let figure = try #require(Double(try cell(of: claim)))
    #expect(abs(figure - claim.value) <= claim.grain / 2 + 1e-9, "\(claim.words): \(figure)")
  }

  @Test("contain no other figure", arguments: [store, moore, cofree, traced])
  func complete(claims: [Claim]) throws {
    var text = try costs(of: claims[0].page)
    for claim in claims { text = text.replacing(claim.words, with: "") }
    let number = /[0-9]|\b(half|quarter|eighth|twice|two|three|four|five|six|nine|sixteen)\b/
    let left = text.matches(of: number).map { String($0.0) }
    #expect(left == [], "a figure of \(claims[0].page) is compared with no table")
  }

  /// The section on costs of a page, in one line.
  private func costs(of page: String) throws -> String {
    let lines = try lines(of: page)
    let section = lines.drop { $0 != "## What it costs" }.dropFirst()
    return section.prefix { !$0.hasPrefix("## ") }.joined(separator: " ")
  }

  /// The cell of a table that a claim is about.
  private func cell(of claim: Claim) throws -> String {
    let section = try lines(of: "WhatAPairingCosts").drop { $0 != "### \(claim.table)" }.dropFirst()
    let rows = section.prefix { !$0.hasPrefix("###") }.filter { $0.hasPrefix("|") }
    let table: [[String]] = rows.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let column = try #require(table.first?.firstIndex(of: claim.column), "no \(claim.column)")
    let row = try #require(table.first { $0.first == claim.row }, "no row \(claim.row)")
    return try #require(row.indices.contains(column) ? row[column] : nil)
  }

  /// The lines of a page.
  private func lines(of page: String) throws -> [String] {
    try String(contentsOf: packageRoot.appending(path: "Docs/\(page).md"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
