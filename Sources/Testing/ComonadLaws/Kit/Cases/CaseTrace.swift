/// The named values of a case, and the draws that made each of them.
///
/// A trace is written only for a report, after a case has failed.
final class CaseTrace {
  /// A named value of the case.
  struct Entry {
    var name: String
    let depth: Int
    var draws: Range<Int>
    var text: () -> String

    /// Whether the text was given, instead of made of the parts.
    var isWritten = false
  }

  /// The named values, each before its parts.
  private(set) var entries: [Entry] = []
  private var depth = 0

  /// Begins a named value.
  func open(_ name: String, at draw: Int) -> Int {
    entries.append(Entry(name: name, depth: depth, draws: draw..<draw, text: { "" }))
    depth += 1
    return entries.count - 1
  }

  /// Ends a named value.
  func close(_ entry: Int, at draw: Int, text: @escaping () -> String) {
    depth -= 1
    entries[entry].draws = entries[entry].draws.lowerBound..<draw
    if !entries[entry].isWritten { entries[entry].text = text }
  }

  /// Sets the text of the present value, in place of its parts.
  func write(_ text: @escaping () -> String) {
    guard let entry = entries.lastIndex(where: { $0.depth == depth - 1 }) else { return }
    entries[entry].text = text
    entries[entry].isWritten = true
  }

  /// The name of the present value, with those of the values that contain it.
  var name: String {
    (0..<depth).compactMap { level in entries.last { $0.depth == level }?.name }
      .joined(separator: ".")
  }

  /// Adds a row of a function's table, which is drawn at the first call with an argument.
  ///
  /// The text is created later: reading an answer may draw, and the case still runs.
  func row(_ name: String, _ draws: Range<Int>, text: @escaping () -> String) {
    rows.append(Entry(name: name, depth: 0, draws: draws, text: text))
  }

  /// The rows of the functions' tables.
  private(set) var rows: [Entry] = []
}

// MARK: - Printing

extension CaseTrace {
  /// The named values of the case, one line each.
  var lines: [String] {
    entries.indices.filter { entries[$0].depth == 0 }
      .map { "\(entries[$0].name) = \(text(of: $0))" }
  }

  /// The text of a value: its parts, if they are named.
  private func text(of index: Int) -> String {
    let parts = entries[(index + 1)...]
      .prefix { $0.depth > entries[index].depth }
      .indices.filter { entries[$0].depth == entries[index].depth + 1 }
    guard !parts.isEmpty, !entries[index].isWritten else { return entries[index].text() }
    return "(" + parts.map { "\(entries[$0].name): \(text(of: $0))" }.joined(separator: ", ") + ")"
  }

  /// The values without parts, and the rows of functions, by the names that reports print.
  var leaves: [Entry] {
    var path: [String] = []
    var leaves: [Entry] = []
    for (index, entry) in entries.enumerated() {
      path = path.prefix(entry.depth) + [entry.name]
      let isLeaf = index + 1 == entries.count || entries[index + 1].depth <= entry.depth
      guard isLeaf, !entry.draws.isEmpty else { continue }
      leaves.append(entry)
      leaves[leaves.count - 1].name = path.joined(separator: ".")
    }
    return leaves + rows
  }
}
