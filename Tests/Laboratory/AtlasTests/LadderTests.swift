import Comonads
import Testing

@testable import Atlas

@Suite("The ladder of categories")
struct LadderTests {
  static let categories = SmallCategories(upTo: 4)

  static let ladder = Ladder(upTo: 4, of: categories)

  @Test("has a witness for each yes, which obeys the laws of morphisms")
  func witnesses() {
    for (from, to, morphism) in Self.ladder.found {
      #expect(morphism.source == Self.categories[from])
      #expect(morphism.target == Self.categories[to])
      #expect(morphism.brokenLaw == nil)
      #expect(morphism.isOnto)
    }
  }

  @Test("goes from each entry to itself, and from the first to the last of two rungs")
  func order() {
    let rungs = Self.ladder.morphisms.map { $0.map { $0 != nil } }
    let faithful = Self.ladder.morphisms.map { $0.map { $0?.isFaithful == true } }
    for relation in [rungs, faithful] {
      for first in relation.indices {
        #expect(relation[first][first])
        for second in relation.indices where relation[first][second] {
          #expect(zip(relation[first], relation[second]).allSatisfy { $0 || !$1 })
        }
      }
    }
  }

  @Test("finds nothing where a search through all tables finds nothing")
  func naive() {
    let small = (1...3).flatMap { Self.categories.atlases[$0 - 1].entries }
    for source in small {
      for target in small {
        let all = Self.all(from: source, to: target)
        let found = source.morphism(onto: target)
        #expect((found != nil) == !all.isEmpty)
        #expect((found?.isFaithful ?? false) == all.contains { $0.isFaithful })
        if let found { #expect(all.contains(found)) }
      }
    }
  }

  /// All morphisms that are onto, found by trying all tables.
  private static func all(
    from source: FiniteCategory,
    to target: FiniteCategory
  ) -> [CategoryMorphism] {
    let maps = lists(of: target.placeCount, count: source.placeCount)
    return maps.filter { Set($0).count == target.placeCount }.flatMap { places in
      let open = places.indices.flatMap { place in
        target.moves(from: places[place]).map { (place, $0) }
      }
      return lists(of: source.moves.count, count: open.count).compactMap { chosen in
        var moves = places.map { _ in target.moves.map { _ in -1 } }
        for ((place, move), image) in zip(open, chosen) { moves[place][move] = image }
        let morphism = CategoryMorphism(
          source: source,
          target: target,
          places: places,
          moves: moves
        )
        return morphism.brokenLaw == nil ? morphism : nil
      }
    }
  }

  /// All lists of so many numbers below another.
  private static func lists(of bound: Int, count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { known, _ in
      known.flatMap { list in (0..<bound).map { list + [$0] } }
    }
  }

  @Test("has the corner of React, Redux and Elm")
  func corner() throws {
    let monoid = try #require(Self.categories[EntryNumber(2, 2)])
    // A switch that can only be put on: two states, and the monoid of "nothing" and "on".
    let images = [[0, 1], [1, 1]]
    let actions = TabledAction.all(of: monoid, on: 2)
    let action = try #require(actions.firstIndex(of: images))
    let redux = try #require(
      NamedComonad.ledgers(of: monoid, named: "2.2", on: 2)[action].category()
    )
    let react = PropertyTests.store(2)
    let numbers = [react, redux, monoid].compactMap { Self.categories.number(of: $0) }
    let names = numbers.compactMap { Self.categories[$0] }.map { Self.categories.names(of: $0) }
    #expect(
      names.map(\.first) == [
        "Store of 2 positions", "Ledger of 2 states over monoid 2.2: 2 leads to 1 1",
        "Traced over multiplication modulo 2",
      ]
    )
    let rungs = numbers.map { from in
      numbers.map { to in
        Self.ladder.found.first { $0.from == from && $0.to == to }?.morphism
      }
    }
    #expect(
      rungs.map { $0.map { $0 != nil } } == [
        [true, true, true], [false, true, true], [false, false, true],
      ]
    )
    // The reducer itself is a rung: a change of a state is the state it leads to.
    let reducer = CategoryMorphism(
      source: react,
      target: redux,
      places: [0, 1],
      moves: react.stays.indices.map { state in
        redux.moves.map { move in
          redux.sources[move] == state ? state * 2 + redux.targets[move] : -1
        }
      }
    )
    #expect(reducer.brokenLaw == nil)
    #expect(reducer.isOnto)
    #expect(!reducer.isFaithful)
  }

  @Test("moves programs down, so that spaces agree")
  func programs() {
    for (_, _, morphism) in Self.ladder.found.filter({ $0.from.size <= 3 && $0.to.size <= 3 }) {
      let move = Co<FiniteCategory, Void>.move { place in
        FiniteCategory.positions(in: place).last ?? FiniteCategory.root(of: place)
      }
      for place in morphism.source.places {
        let space = Space<FiniteCategory, Int>(shape: place) { $0 }
        let translated = space.along(morphism.translation)
        #expect(translated.extract() == space.extract())
        #expect(
          translated.moved(by: move)
            == space.moved(by: move.along(morphism.translation)).along(morphism.translation)
        )
      }
    }
  }

  @Test("refuses every table that is not a morphism")
  func faults() {
    var broken: Set<MorphismLaw> = []
    for (_, _, morphism) in Self.ladder.found where morphism.source.moves.count <= 3 {
      for place in morphism.moves.indices {
        for move in morphism.target.moves where morphism.moves[place][move] >= 0 {
          for other in morphism.source.moves where other != morphism.moves[place][move] {
            var moves = morphism.moves
            moves[place][move] = other
            let changed = CategoryMorphism(
              source: morphism.source,
              target: morphism.target,
              places: morphism.places,
              moves: moves
            )
            if let law = changed.brokenLaw { broken.insert(law) }
          }
        }
      }
    }
    #expect(broken == Set(MorphismLaw.allCases))
  }
}
