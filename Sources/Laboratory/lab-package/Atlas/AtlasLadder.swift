import Atlas
import CommandLineSupport
import EmbeddedText
import SharedLaboratory

/// The ladder between all entries up to a size, as text and as JSON.
struct AtlasLadder: JSONConvertible {
  /// The size of the largest entries.
  let size: Int

  /// The ladder.
  let ladder: Ladder

  /// A mark for each pair, and how many pairs have each.
  var text: String {
    let width = ladder.entries.map { "\($0)".count }.max() ?? 0
    let rows = zip(ladder.entries, ladder.morphisms).map { entry, row in
      "\(entry)".padded(to: width) + " " + row.map(mark).joined()
    }
    let found = ladder.found
    let faithful = found.count { $0.morphism.isFaithful }
    return """
      Each row is the space, and each column the programs that run in it, in the same order.
        . none     no morphism of comonads is onto the places
        + onto     a morphism is; different programs may become the same
        * faithful a morphism is, and different programs remain different

      \((heads(beside: width) + rows).joined(separator: "\n"))

      \(ladder.entries.count) entries, \(pairs) pairs: \(found.count) have a \
      morphism, \(faithful) of them a faithful one

      """
  }

  /// How many pairs there are.
  private var pairs: Int { ladder.entries.count * ladder.entries.count }

  /// The mark of a pair.
  private func mark(_ morphism: CategoryMorphism?) -> String {
    guard let morphism else { return "." }
    return morphism.isFaithful ? "*" : "+"
  }

  /// The numbers of the columns, each from top to bottom.
  private func heads(beside width: Int) -> [String] {
    let names = ladder.entries.map { Array("\($0)".padded(to: width)) }
    return (0..<width).map { row in
      let line = String(repeating: " ", count: width + 1) + String(names.map { $0[row] })
      return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
    }
  }

  /// The entries, and each morphism with its tables.
  var json: String {
    let morphisms = ladder.found.map { rung in
      JSONText([
        "from": rung.from.description, "to": rung.to.description,
        "faithful": rung.morphism.isFaithful, "places": rung.morphism.places,
        "moves": rung.morphism.moves.map { row in
          row.map { $0 < 0 ? JSONText.null : JSONText($0.json) }
        },
      ])
    }
    return JSONText([
      "size": size, "entries": ladder.entries.map(\.description), "morphisms": morphisms,
    ]).json
  }
}
