/// What a case is made of: its named values, and which draws made each of them.
///
/// A story is written only when somebody will read it, after a case has failed.
final class Story {
  /// A named value of the case.
  struct Chapter {
    let name: String
    let depth: Int
    var draws: Range<Int>
    var text: () -> String

    /// Returns the chapter under another name.
    func named(_ name: String) -> Chapter {
      Chapter(name: name, depth: depth, draws: draws, text: text)
    }
  }

  /// The named values, each before its parts.
  private(set) var chapters: [Chapter] = []
  private var depth = 0

  /// Begins a named value.
  func open(_ name: String, at draw: Int) -> Int {
    chapters.append(Chapter(name: name, depth: depth, draws: draw..<draw, text: { "" }))
    depth += 1
    return chapters.count - 1
  }

  /// Ends a named value.
  func close(_ chapter: Int, at draw: Int, text: @escaping () -> String) {
    depth -= 1
    chapters[chapter].draws = chapters[chapter].draws.lowerBound..<draw
    if !isWritten.contains(chapter) { chapters[chapter].text = text }
  }

  private var isWritten: Set<Int> = []

  /// Says how the value under way prints, instead of by its parts.
  func write(_ text: @escaping () -> String) {
    guard let chapter = chapters.lastIndex(where: { $0.depth == depth - 1 }) else { return }
    chapters[chapter].text = text
    isWritten.insert(chapter)
  }

  /// The name of the value under way, with those that it is a part of.
  var name: String {
    (0..<depth).compactMap { level in chapters.last { $0.depth == level }?.name }
      .joined(separator: ".")
  }

  /// Adds a row of a function's table, which is drawn when the function is first asked.
  ///
  /// The text is not made yet: to look at an answer may draw, and the case is still under way.
  func row(_ name: String, _ draws: Range<Int>, text: @escaping () -> String) {
    rows.append(Chapter(name: name, depth: 0, draws: draws, text: text))
  }

  /// The rows of the functions' tables.
  private(set) var rows: [Chapter] = []
}

// MARK: - Printing

extension Story {
  /// The named values of the case, one line each.
  var lines: [String] {
    chapters.indices.filter { chapters[$0].depth == 0 }
      .map { "\(chapters[$0].name) = \(text(of: $0))" }
  }

  /// The text of a value: its parts, if they are named.
  private func text(of index: Int) -> String {
    let parts = chapters[(index + 1)...]
      .prefix { $0.depth > chapters[index].depth }
      .indices.filter { chapters[$0].depth == chapters[index].depth + 1 }
    guard !parts.isEmpty, !isWritten.contains(index) else { return chapters[index].text() }
    return "(" + parts.map { "\(chapters[$0].name): \(text(of: $0))" }.joined(separator: ", ") + ")"
  }

  /// The values without parts, and the rows of functions, by the names that reports print.
  var leaves: [Chapter] {
    var path: [String] = []
    var leaves: [Chapter] = []
    for (index, chapter) in chapters.enumerated() {
      path = path.prefix(chapter.depth) + [chapter.name]
      let isLeaf = index + 1 == chapters.count || chapters[index + 1].depth <= chapter.depth
      guard isLeaf, !chapter.draws.isEmpty else { continue }
      leaves.append(chapter.named(path.joined(separator: ".")))
    }
    return leaves + rows
  }
}
