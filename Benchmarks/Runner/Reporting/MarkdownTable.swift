/// The results of a group as a table of a page.
///
/// A benchmark with hand-written code to compare with has its builds in one line.
package struct MarkdownTable {
  let result: GroupResult

  /// Creates the table of a group.
  package init(_ result: GroupResult) { self.result = result }

  /// The lines: a heading, the table, and the notes below it.
  package var lines: [String] {
    var lines = ["### " + heading, ""]
    lines += result.group.baseline == nil ? listed : compared
    if !result.group.remarks.isEmpty { lines += ["", "```text"] + result.group.remarks + ["```"] }
    return lines
  }
}

// MARK: - Implementation

extension MarkdownTable {
  /// The title with a capital, unless it begins with the letter of a number.
  private var heading: String {
    let title = result.group.title
    let isNumber = title.prefix(while: { $0 != " " }).count == 1
    return isNumber ? title : title.prefix(1).uppercased() + title.dropFirst()
  }

  /// A line for each name, with its builds beside each other.
  private var compared: [String] {
    let groups = result.rows.reduce(into: [(name: String, rows: [Row])]()) { groups, row in
      if let index = groups.firstIndex(where: { $0.name == row.name }) {
        groups[index].rows.append(row)
      } else {
        groups.append((row.name, [row]))
      }
    }
    let others = ["generic", "existential", "naive"].filter { variant in
      result.rows.contains { $0.variant == variant }
    }
    let heads =
      ["vs \(result.group.baseline?.title ?? "nothing")", "99 %", "allocations"]
      + others.map { $0 == "naive" ? "textbook" : $0 }
    return table(heads) {
      groups.map { _, rows in
        [rows[0].title, ratio(rows[0]), interval(rows[0]), allocations(rows[0])]
          + others.map { variant in rows.first { $0.variant == variant }.map(ratio) ?? "" }
      }
    }
  }

  /// A line for each row.
  private var listed: [String] {
    let grows = result.rows.contains { $0.growth != nil }
    let further = grows ? ["exponent", "grows as"] : ["a second"]
    return table(["a step", "in boxes", "allocations"] + further) {
      result.rows.map { row in
        let further =
          grows
          ? [row.growth.map { Table.figure($0.exponent) } ?? "", growth(row.growth)]
          : [row.nanoseconds.map { Table.count((1e9 / $0).rounded()) } ?? ""]
        return [
          row.title, row.nanoseconds.map(Table.time) ?? "", boxes(row), allocations(row),
        ] + further
      }
    }
  }

  private func table(_ heads: [String], _ rows: () -> [[String]]) -> [String] {
    let head = "| | \(heads.joined(separator: " | ")) |"
    let rule = "| --- |" + heads.map { _ in " ---: |" }.joined()
    return [head, rule]
      + rows().map { cells in
        // A type's parameter would be taken for a tag.
        "| \(cells.joined(separator: " | ").replacing("<", with: "\\<")) |"
      }
  }

  /// Whether a row is what the others are compared with: its ratio is 1, and needs no interval.
  private func isBaseline(_ row: Row) -> Bool { row.name == result.group.baseline?.name }

  private func ratio(_ row: Row) -> String {
    if isBaseline(row) { return "1" }
    return row.isOptimisedAway ? "optimised away" : row.ratio.map { Table.figure($0.value) } ?? ""
  }

  private func interval(_ row: Row) -> String {
    row.isOptimisedAway || isBaseline(row) ? "" : row.ratio.map { Table.range($0.interval) } ?? ""
  }

  private func boxes(_ row: Row?) -> String {
    guard let row, let boxes = row.boxes else { return "" }
    return row.isOptimisedAway ? "optimised away" : Table.figure(boxes)
  }

  private func growth(_ growth: Growth?) -> String {
    growth.map { $0.growth.rawValue + ($0.isBent ? ", bent" : "") } ?? ""
  }

  private func allocations(_ row: Row) -> String {
    row.counts.map { Table.count($0.allocations) } ?? ""
  }
}
