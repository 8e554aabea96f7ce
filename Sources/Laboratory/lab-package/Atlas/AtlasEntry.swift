import Atlas
import CommandLineSupport

/// An entry of the atlas, with its names.
struct AtlasEntry {
  /// The number of the entry.
  let number: EntryNumber

  /// The category.
  let category: FiniteCategory

  /// The comonads of the package that are isomorphic to it.
  let names: [String]

  /// The atlas.
  let categories: SmallCategories

  /// Creates an entry.
  init(number: EntryNumber, category: FiniteCategory, of categories: SmallCategories) {
    self.number = number
    self.category = category
    self.categories = categories
    names = categories.names(of: category)
  }

  /// The program that runs the entry.
  var program: CategoryProgram {
    CategoryProgram(category, title: "\(number)\(names.first.map { ", \($0)" } ?? "")")
  }

  /// The number of moves from each place to each, in rows.
  var rows: String {
    let places = category.stays.indices
    return places.map { source in
      places.map { "\(category.moves(from: source, to: $0).count)" }.joined(separator: " ")
    }
    .joined(separator: " / ")
  }
}

// MARK: - JSON

extension AtlasEntry: JSONConvertible {
  /// The table, the properties and the names.
  var members: [(String, any JSONConvertible)] {
    let table = category.moves.map { first in
      category.moves.map { second in
        category.composite(first, second).map { JSONText($0.json) } ?? .null
      }
    }
    return [
      ("entry", "\(number)"), ("places", category.placeCount), ("sources", category.sources),
      ("targets", category.targets), ("stays", category.stays), ("table", table),
      ("properties", category.properties.map(\.rawValue)), ("names", names),
    ]
  }

  /// The entry with its sums, its products and its dual monad.
  var json: String {
    let summands = categories.summands(of: category)
    let factors = categories.factors(of: category)
    let opposite = categories.number(of: category.opposite)
    return JSONText(
      members: members + [
        ("sum", summands.count > 1 ? summands.map(\.description) : []),
        ("products", factors.map { [$0.0.description, $0.1.description] }),
        ("opposite", opposite?.description ?? ""),
        ("programs", category.programCount),
        ("programMonoid", programMonoid.map { JSONText($0.description.json) } ?? .null),
      ]
    ).json
  }

  /// The monoid of the programs of the dual monad, if it is in the atlas.
  var programMonoid: EntryNumber? {
    category.programs(limit: categories.atlases.count).flatMap { categories.number(of: $0) }
  }
}
