package import ComonadLaws

/// Checks broken instances, and returns the report of each.
///
/// - Parameter instances: The broken instances.
/// - Returns: The reports, in the order of the instances.
package func observations(of instances: [BrokenInstance]) -> [InstanceReport] {
  var plan = CasePlan()
  plan.comparison.shrinks = false
  return instances.map(\.instance).check(plan)
}

/// Returns which laws each broken instance was observed to break, as a page of Markdown.
///
/// - Parameters:
///   - instances: The broken instances.
///   - reports: The reports of the instances, in their order.
/// - Returns: The page.
package func killMatrix(
  of instances: [BrokenInstance],
  observed reports: [InstanceReport]
) -> String {
  KillMatrix(rows: zip(instances, reports).map { ($0, $1.broken) }).page
}

/// The page of some broken instances.
private struct KillMatrix {
  /// An instance, with the laws that it was observed to break.
  typealias Row = (instance: BrokenInstance, broken: Set<String>)

  let rows: [Row]

  var page: String {
    (introduction + instanceTable + lawTable + lawfulTable).joined(separator: "\n") + "\n"
  }

  private var introduction: [String] {
    [
      "# Broken instances",
      "",
      "Broken instances test the laws themselves.",
      "Each of these \(rows.count) instances has one fault, put in on purpose. "
        + "The laws that were observed to fail are beside it; those in **bold** must fail.",
      "",
      "To see the report that a user would see, run `lab laws --broken` with the name.",
    ]
  }

  private var instanceTable: [String] {
    table("Instances", ["instance", "fault", "caught by"], rows.map(cells))
  }

  private var lawTable: [String] {
    table(
      "Laws",
      ["law", "checked on", "catches", "must catch", "alone"],
      laws.map { law in
        let checked = rows.count { $0.instance.instance.laws.contains { $0.name == law } }
        let caught = rows.filter { $0.broken.contains(law) }
        let named = rows.count { $0.instance.caughtBy.contains(law) }
        let alone = caught.count { $0.broken.count == 1 }
        return ["`\(law)`", "\(checked)", "\(caught.count)", "\(named)", "\(alone)"]
      }
    )
  }

  private var lawfulTable: [String] {
    let lawful = rows.filter(isLawful)
    guard !lawful.isEmpty else { return [] }
    return table(
      "Lawful and wrong",
      ["instance", "fault", "rejected by"],
      lawful.map(cells),
      note: "These obey every law of a comonad or a monad: they are the opposite, or an image, of"
        + " the right thing. Only a law that says where an effect leads rejects them."
    )
  }
}

// MARK: - Implementation

extension KillMatrix {
  /// The names of all laws, as the suites order them.
  private var laws: [String] {
    var seen: Set<String> = []
    return rows.flatMap(\.instance.instance.laws).map(\.name).filter { seen.insert($0).inserted }
  }

  /// The cells of an instance: its name, its fault, and the laws that fail, as its suites order them.
  private func cells(of row: Row) -> [String] {
    let laws = row.instance.instance.laws.map(\.name).filter(row.broken.contains).map { law in
      row.instance.caughtBy.contains(law) ? "**`\(law)`**" : "`\(law)`"
    }
    return [row.instance.instance.name, row.instance.fault, laws.joined(separator: ", ")]
  }

  /// Whether an instance is checked against the laws of its structure, and obeys all of them.
  private func isLawful(_ row: Row) -> Bool {
    func isOfStructure(_ law: String) -> Bool {
      ["functor", "comonad", "cokleisli", "monad", "kleisli"].contains { law.hasPrefix("\($0).") }
    }
    return row.instance.instance.laws.map(\.name).contains(where: isOfStructure)
      && !row.broken.contains(where: isOfStructure)
  }

  /// A table under a heading.
  private func table(
    _ heading: String,
    _ columns: [String],
    _ rows: [[String]],
    note: String? = nil
  ) -> [String] {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let head = ["", "## \(heading)", ""] + (note.map { [$0, ""] } ?? [])
    return head + [line(columns), line(columns.map { _ in "---" })] + rows.map(line)
  }
}
