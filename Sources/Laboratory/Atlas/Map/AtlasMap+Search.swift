import EmbeddedText

extension AtlasMap {
  /// The entries of one kind that are sought.
  struct Group {
    /// How many entries of a larger group are shown before the others are unfolded.
    private static let first = 11

    /// The kind.
    let kind: EntryKind

    /// The entries, from small to large.
    let entries: [MapEntry]

    /// Whether all are shown although there are many.
    let isUnfolded: Bool

    /// Whether there are so many that some can be hidden.
    var folds: Bool { entries.count > Self.first + 1 }

    /// The entries that are shown.
    var shown: [MapEntry] {
      folds && !isUnfolded ? [MapEntry](entries.prefix(Self.first)) : entries
    }

    /// The numbers of the others.
    var hidden: [EntryNumber] { entries.dropFirst(shown.count).map { $0.number } }
  }

  /// The groups of the entries that are sought, without empty ones.
  func groups(in state: State) -> [Group] {
    let drawing = state.sketch?.standard
    let sought = entries.filter { entry in
      state.filters.isSubset(of: entry.passed)
        && (state.words == "" || entry.mentions(state.words))
        && (drawing == nil || drawing == entry.counts)
    }
    return EntryKind.allCases.compactMap { kind in
      let entries = sought.filter { $0.kind == kind }
      guard !entries.isEmpty else { return nil }
      return Group(kind: kind, entries: entries, isUnfolded: state.unfolded.contains(kind))
    }
  }

  /// The entry with a table of composites, in any order of its moves; else why there is none.
  func entry(of table: String) -> Result<EntryNumber, TableFlaw> {
    do throws(TableFlaw) {
      let category = try FiniteCategory.read(table)
      guard let number = categories.number(of: category) else {
        throw TableFlaw(
          reason: "The map has 1 to \(largest) moves; this table has \(category.moves.count)."
        )
      }
      return .success(number)
    } catch {
      return .failure(error)
    }
  }
}
