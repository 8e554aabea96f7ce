import Testing

@testable import Atlas

@Suite("Names of categories")
struct NameTests {
  static let categories = SmallCategories(upTo: 6)

  /// The names of each entry of each size.
  static let names = categories.atlases.map { $0.entries.map { categories.names(of: $0) } }

  @Test(
    "are found for the comonads of the package",
    arguments: [
      ("Moore without inputs", 1), ("Store of 1 position", 1), ("Store of 2 positions", 4),
      ("Zipper of 2 elements", 4), ("Env of 3 environments", 3), ("Env of 6 environments", 6),
      ("Cofree of 2 elements, the prefix of a stream", 3),
      ("Cofree of 3 elements, the prefix of a stream", 6), ("Cofree of a node with 3 leaves", 5),
      ("Traced over Trivial", 1), ("Traced over Ordering", 3),
      ("Traced over Overwrite of two values", 3), ("Traced over Endo of two values", 4),
      ("Traced over Pair of two additions modulo 2", 4), ("Traced over addition modulo 5", 5),
      ("Traced over multiplication modulo 6", 6), ("Ledger of OverwriteAction of two values", 6),
    ]
  )
  func package(name: String, size: Int) {
    #expect(Self.names[size - 1].count { $0.contains(name) } == 1)
    #expect(Self.names.joined().count { $0.contains(name) } == 1)
  }

  @Test("say which comonads are the same")
  func same() {
    let store = Self.categories.names(of: PropertyTests.store(2))
    #expect(
      store == [
        "Store of 2 positions", "Zipper of 2 elements",
        "Ledger of 2 states over monoid 2.1: 2 leads to 2 1",
      ]
    )
    #expect(
      Self.categories.names(of: PropertyTests.store(3))
        .prefix(2) == ["Store of 3 positions", "Zipper of 3 elements"]
    )
    #expect(Self.categories.names(of: CategoryTests.arrow).count == 1)
  }

  @Test("say of every category with one place that it is a traced value")
  func monoids() {
    for atlas in Self.categories.atlases.prefix(4) {
      for (category, number) in zip(atlas.entries, 1...) where category.isMonoid {
        let name = "\(EntryNumber(atlas.size, number))"
        let traced = NamedComonad.traced(over: category, named: name)
        #expect(traced.category()?.representative == category)
        #expect(Self.categories.names(of: category).last == traced.name)
      }
    }
  }

  @Test("are none where no comonad of the package has the meaning")
  func none() {
    let nameless = (1...4).map { size in
      Self.names[size - 1].count { $0.isEmpty }
    }
    #expect(nameless == [0, 0, 2, 14])
  }

  @Test("belong to entries, which have numbers")
  func numbers() {
    for number in [EntryNumber(1, 1), EntryNumber(4, 55), EntryNumber(6, 2858)] {
      #expect(Self.categories[number].flatMap { Self.categories.number(of: $0) } == number)
    }
    for number in [EntryNumber(0, 1), EntryNumber(4, 0), EntryNumber(4, 56), EntryNumber(7, 1)] {
      #expect(Self.categories[number] == nil)
    }
    #expect(Self.categories.number(of: PropertyTests.store(3)) == nil)
  }
}
