import ComonadLaws

/// Returns which law catches which broken instance, as a page of Markdown.
///
/// `lab laws --matrix` prints it, and `Docs/BrokenInstances.md` keeps it. It shows what the
/// instances state; that they are caught by exactly these laws is what the tests check.
public func killMatrix() -> String {
  KillMatrix(instances: brokenInstances).page
}

/// The page of some broken instances.
private struct KillMatrix {
  let instances: [BrokenInstance]

  var page: String {
    (introduction + instanceTable + lawTable + lawfulTable).joined(separator: "\n") + "\n"
  }

  private var introduction: [String] {
    [
      "# Breaking every law",
      "",
      "A suite that has never failed proves nothing.",
      "Each of these \(instances.count) instances has one fault, put in on purpose,"
        + " and must be caught by exactly the laws that stand beside it.",
      "",
      "This page is generated: `swift run lab laws --matrix >Docs/BrokenInstances.md`.",
      "To see the report that a user would see, run `lab laws --broken` with the name.",
    ]
  }

  private var instanceTable: [String] {
    table(
      "Instances",
      ["instance", "fault", "caught by"],
      instances.map { [$0.instance.name, $0.fault, names(of: $0)] }
    )
  }

  private var lawTable: [String] {
    table(
      "Laws",
      ["law", "checked on", "catches", "alone"],
      laws.map { law in
        let checked = instances.filter { $0.instance.laws.contains { $0.name == law } }
        let caught = instances.filter { $0.caughtBy.contains(law) }
        let alone = caught.filter { $0.caughtBy.count == 1 }
        return ["`\(law)`", "\(checked.count)", "\(caught.count)", "\(alone.count)"]
      }
    )
  }

  private var lawfulTable: [String] {
    let lawful = instances.filter(isLawful)
    guard !lawful.isEmpty else { return [] }
    return table(
      "Lawful and wrong",
      ["instance", "fault", "rejected by"],
      lawful.map { [$0.instance.name, $0.fault, names(of: $0)] },
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
    return instances.flatMap(\.instance.laws).map(\.name).filter { seen.insert($0).inserted }
  }

  /// The names of the laws that catch an instance, as its suites order them.
  private func names(of broken: BrokenInstance) -> String {
    broken.catchingLaws.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  /// Whether an instance is checked against the laws of its structure, and obeys all of them.
  private func isLawful(_ broken: BrokenInstance) -> Bool {
    func isOfStructure(_ law: String) -> Bool {
      ["functor", "comonad", "cokleisli", "monad", "kleisli"].contains { law.hasPrefix("\($0).") }
    }
    return broken.instance.laws.map(\.name).contains(where: isOfStructure)
      && !broken.caughtBy.contains(where: isOfStructure)
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
