import Atlas
import CommandLineSupport
import EmbeddedText
import Laboratory
import SharedLaboratory

/// The structures of rebasing on the entries of a size, as text and as JSON.
struct AtlasRebases: JSONConvertible {
  private let size: Int

  /// Each entry, with the tables of its structures.
  private let entries: [(entry: AtlasEntry, tables: [[Int]])]

  /// How many tables of as many messages agree between people, all and the reversible ones; nil where the
  /// search would be long.
  private let messageTables: (all: Int?, reversible: Int?)

  /// Finds the structures on all entries of a size.
  init(size: Int, of categories: SmallCategories, progress: (_ done: Int, _ all: Int) -> Void) {
    self.size = size
    let list = AtlasList(size: size, of: categories).entries
    messageTables = (
      size <= 3 ? MessageTables(of: size, reversible: false).all.count : nil,
      size <= 5 ? MessageTables(of: size, reversible: true).all.count : nil
    )
    entries = list.enumerated().map { number, entry in
      progress(number, list.count)
      return (entry, entry.category.rebases)
    }
  }

  /// How many there are, and a line for each entry that has one.
  var text: String {
    let found = entries.filter { !$0.tables.isEmpty }
    let count = found.reduce(0) { $0 + $1.tables.count }
    let table = TextTable(
      [["entry", "structures", "name"]]
        + found.map { ["\($0.entry.number)", "\($0.tables.count)", $0.entry.names.first ?? ""] },
      rightAligned: [1]
    )
    return """
      \(count.counted("structure")) of rebasing on \(found.count) of \(entries.count.counted("comonad")) \
      with \(size.counted("position")) in all

      \(table.lines.joined(separator: "\n"))
      \(textOfMessages)
      """
  }

  /// A sentence about messages without states.
  private var textOfMessages: String {
    guard let reversible = messageTables.reversible else { return "" }
    let messages = size.counted("message")
    guard let all = messageTables.all else {
      return "\n\(reversible.counted("reversible table")) of \(messages) with which people agree\n"
    }
    return "\n\(all.counted("table")) of \(messages) with which people agree, "
      + "\(reversible) of them reversible\n"
  }

  var json: String {
    JSONText([
      "size": size, "count": entries.reduce(0) { $0 + $1.tables.count },
      "messageTables": JSONText([
        "all": messageTables.all, "reversible": messageTables.reversible,
      ]),
      "entries": entries.map { entry, tables in
        JSONText([
          "entry": "\(entry.number)", "count": tables.count,
          "structures": tables.map { rows(of: $0, in: entry.category) },
        ])
      },
    ]).json
  }

  /// The table in rows of the move that is rebased; null where there is no move.
  private func rows(of table: [Int], in category: FiniteCategory) -> JSONText {
    let rows = category.moves.map { move in
      let row = category.moves.map { table[move * category.moves.count + $0] }
      return "[" + row.map { $0 < 0 ? "null" : "\($0)" }.joined(separator: ",") + "]"
    }
    return JSONText("[" + rows.joined(separator: ",") + "]")
  }
}
