import EmbeddedText

/// Why a text is not the table of a category.
package struct TableFlaw: Error, Hashable {
  /// The reason, as a sentence.
  package let reason: String
}

extension FiniteCategory {
  /// Reads a table of composites: a line for each first move, and in it the composite with each second.
  ///
  /// Moves are numbered from 1. A dot stands where the second move does not start where the first
  /// ends, and a semicolon ends a line too:
  ///
  /// ```text
  /// try FiniteCategory.read("1 2; 2 1").isGroup  is  true
  /// ```
  ///
  /// - Throws: The first flaw that is found.
  /// - Complexity: O(moves³)
  package static func read(_ text: String) throws(TableFlaw) -> FiniteCategory {
    let rows = try rows(of: text)
    let moves = rows.indices
    let stays = moves.filter { stay in
      moves.allSatisfy {
        [-1, $0].contains(rows[stay][$0]) && [-1, $0].contains(rows[$0][stay])
      } && rows[stay][stay] == stay
    }
    var (sources, targets): ([Int], [Int]) = ([], [])
    for move in moves {
      let before = stays.indices.filter { rows[stays[$0]][move] == move }
      let after = stays.indices.filter { rows[move][stays[$0]] == move }
      guard before.count == 1, after.count == 1 else {
        throw TableFlaw(
          reason:
            "Move \(move + 1) needs one move that stays where it starts, and one where it ends."
        )
      }
      sources.append(before[0])
      targets.append(after[0])
    }
    for first in moves {
      for second in moves where (rows[first][second] >= 0) != (targets[first] == sources[second]) {
        let fits = rows[first][second] < 0
        throw TableFlaw(
          reason: "Row \(first + 1) needs \(fits ? "a move" : "a dot") in column \(second + 1), "
            + "because move \(second + 1) \(fits ? "starts" : "does not start") where move "
            + "\(first + 1) ends."
        )
      }
    }
    let category = FiniteCategory(
      sources: sources,
      targets: targets,
      stays: stays,
      table: Array(rows.joined())
    )
    guard category.brokenLaw == nil else {
      throw TableFlaw(reason: "In three moves one after the other, parentheses must not matter.")
    }
    return category
  }

  /// The numbers of a square table, from 0; -1 stands for a dot.
  private static func rows(of text: String) throws(TableFlaw) -> [[Int]] {
    let lines = text.parts { $0 == 0x0A || $0 == 0x3B }.map { $0.words }.filter { !$0.isEmpty }
    var rows: [[Int]] = []
    for line in lines {
      guard line.count == lines.count else {
        throw TableFlaw(
          reason:
            "A table of \(lines.count) rows needs as many moves in each; row \(rows.count + 1) "
            + "has \(line.count)."
        )
      }
      var row: [Int] = []
      for word in line {
        guard word == "." || Int(decimal: word).map({ (1...lines.count).contains($0) }) == true
        else {
          throw TableFlaw(
            reason: "A move is a number from 1 to \(lines.count), or a dot; got \(word)."
          )
        }
        row.append((Int(decimal: word) ?? 0) - 1)
      }
      rows.append(row)
    }
    return rows
  }
}
