import Atlas
import CommandLineSupport
import Laboratory
import SharedLaboratory

/// All entries of a size.
struct AtlasList: JSONConvertible {
  /// The number of each.
  let count: AtlasCount

  /// The entries.
  let entries: [AtlasEntry]

  /// Creates the list of a size.
  init(size: Int, of categories: SmallCategories) {
    let found = categories.atlases[size - 1].entries
    entries = zip(found, 1...).map { category, number in
      AtlasEntry(number: EntryNumber(size, number), category: category, of: categories)
    }
    let places = (1...size).map { places in found.count { $0.placeCount == places } }
    count = AtlasCount(size: size, places: places)
  }

  /// The list: how many entries there are, and a line for each.
  func text(for console: Console) -> String {
    let titles = ["entry", "places", "moves", "undo", "commute", "alike", "connected", "name"]
    let table = TextTable([titles] + entries.map(cells), rightAligned: [1])
    let lines = table.lines
    return count.text + "\n" + console.bold(lines[0]) + "\n"
      + lines.dropFirst().map { $0 + "\n" }.joined()
  }

  /// The cells of an entry's line.
  private func cells(of entry: AtlasEntry) -> [String] {
    let marks: [FiniteCategory.Property] = [.groupoid, .commutes, .alike, .connected]
    let more = entry.names.count - 1
    return [
      "\(entry.number)", "\(entry.category.placeCount)", entry.rows,
    ] + marks.map { entry.category.has($0) ? "yes" : "no" } + [
      (entry.names.first ?? "") + (more > 0 ? " and \(more) more" : "")
    ]
  }

  var json: String {
    JSONText([
      "size": count.size, "count": count.count, "places": count.places,
      "entries": entries.map { JSONText(members: $0.members) },
    ]).json
  }
}
