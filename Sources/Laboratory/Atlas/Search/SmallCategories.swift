import EmbeddedText

/// The number of an entry: its size, and its place among the entries of that size.
package struct EntryNumber: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// How many moves the category has.
  package let size: Int

  /// Its number among the categories of that size, from 1.
  package let number: Int

  /// Creates the number of an entry.
  package init(_ size: Int, _ number: Int) {
    self.size = size
    self.number = number
  }

  package var description: String { "\(size).\(number)" }

  package static func < (left: EntryNumber, right: EntryNumber) -> Bool {
    (left.size, left.number) < (right.size, right.number)
  }
}

/// All categories up to a size, with their sums, products and names.
package struct SmallCategories: Sendable {
  /// The atlas of each size, from 1.
  package let atlases: [CategoryAtlas]

  /// The pairs of entries whose product is an entry.
  private let factors: [FiniteCategory: [(EntryNumber, EntryNumber)]]

  /// The names of the comonads of the package, by their categories.
  private let names: [FiniteCategory: [String]]

  /// Finds all categories up to a size.
  ///
  /// - Complexity: As that of ``CategoryAtlas``.
  package init(upTo size: Int, progress: (Int) -> Void = { _ in }) {
    atlases = (1...size).map { CategoryAtlas(size: $0, progress: progress) }
    var factors: [FiniteCategory: [(EntryNumber, EntryNumber)]] = [:]
    for left in atlases.dropFirst() {
      for right in atlases.dropFirst()
      where left.size <= right.size && left.size * right.size <= size {
        for (first, one) in zip(left.entries, 1...) {
          for (second, other) in zip(right.entries, 1...)
          where left.size < right.size || one <= other {
            factors[first.product(second).representative, default: []].append(
              (EntryNumber(left.size, one), EntryNumber(right.size, other))
            )
          }
        }
      }
    }
    self.factors = factors
    names = Self.names(of: atlases)
  }

  /// The entry of a number, if there is one.
  package subscript(number: EntryNumber) -> FiniteCategory? {
    guard atlases.indices.contains(number.size - 1) else { return nil }
    let entries = atlases[number.size - 1].entries
    return entries.indices.contains(number.number - 1) ? entries[number.number - 1] : nil
  }

  /// Returns the number of the entry that is isomorphic to a category, if it is not too large.
  package func number(of category: FiniteCategory) -> EntryNumber? {
    let size = category.moves.count
    guard atlases.indices.contains(size - 1) else { return nil }
    return atlases[size - 1].number(of: category).map { EntryNumber(size, $0) }
  }
}

// MARK: - Sums and products

extension SmallCategories {
  /// Returns the entries whose sum the category is; itself alone where it is connected.
  package func summands(of category: FiniteCategory) -> [EntryNumber] {
    category.components.compactMap { number(of: $0) }.sorted()
  }

  /// Returns the pairs of entries whose product the category is, without those of one move.
  package func factors(of category: FiniteCategory) -> [(EntryNumber, EntryNumber)] {
    factors[category.representative] ?? []
  }
}

// MARK: - Names

extension SmallCategories {
  /// Returns the names of the comonads of the package whose meaning is isomorphic to a category.
  ///
  /// A category with one place is also the traced values over itself as a monoid.
  ///
  /// - Complexity: O(1) for an entry; beyond the size, one search for an isomorphism for each
  ///   comonad with as many moves and places.
  package func names(of category: FiniteCategory) -> [String] {
    let size = category.moves.count
    guard let number = number(of: category), let form = self[number] else {
      guard size > 0 else { return [] }
      let comonads = NamedComonad.all(size: size) + Self.ledgers(of: size, by: atlases)
      return comonads.filter {
        $0.placeCount == category.placeCount
          && $0.category()?.isomorphism(to: category) != nil
      }
      .map { $0.name }
    }
    return givenNames(of: form)
      + (form.isMonoid ? ["Traced over monoid \(number.description)"] : [])
  }

  /// Returns the names of an entry without the one that every category with one place has.
  func givenNames(of entry: FiniteCategory) -> [String] { names[entry, default: []] }

  /// Returns the names of all comonads of a size, by their categories.
  static func names(of atlases: [CategoryAtlas]) -> [FiniteCategory: [String]] {
    var names: [FiniteCategory: [String]] = [:]
    for atlas in atlases {
      for comonad in NamedComonad.all(size: atlas.size) + ledgers(of: atlas.size, by: atlases) {
        guard let form = comonad.category()?.representative else { continue }
        names[form, default: []].append(comonad.name)
      }
    }
    return names
  }

  /// The ledgers of each monoid with at least two elements on at least two states; monoids that are
  /// not in the atlas, and those with too many actions to try, are left out.
  private static func ledgers(of size: Int, by atlases: [CategoryAtlas]) -> [NamedComonad] {
    let orders = (2..<max(3, size)).filter { order in
      guard order < size, size.isMultiple(of: order), order <= atlases.count else { return false }
      let states = size / order
      return (1..<order).reduce(1) { tables, _ in
        (0..<states).reduce(tables) { known, _ in min(known * states, 1_000_000) }
      } < 100_000
    }
    return orders.flatMap { order in
      zip(atlases[order - 1].entries, 1...).filter { $0.0.isMonoid }.flatMap { monoid, number in
        NamedComonad.ledgers(
          of: monoid,
          named: EntryNumber(order, number).description,
          on: size / order
        )
      }
    }
  }
}
