import Comonads
import TestSupport
import Testing

@testable import Atlas

@Suite("Finite categories")
struct CategoryTests {
  /// All entries with at most four moves.
  static let small = (1...4).flatMap { CategoryAtlas(size: $0).entries }

  /// A place, and a move from it to another one.
  static let arrow = FiniteCategory(sources: [0, 0, 1], targets: [0, 1, 1], stays: [0, 2]) {
    $0 == 0 ? $1 : $0
  }

  @Test("obey all laws, and are their own representatives")
  func laws() {
    for category in Self.small {
      #expect(category.brokenLaw == nil)
      #expect(category.representative == category)
    }
  }

  @Test("break a law if any composite is another one, or are another category")
  func faults() {
    let lawful = Set(Self.small)
    var broken: Set<CategoryLaw> = []
    for category in Self.small {
      for cell in category.table.indices where category.table[cell] >= 0 {
        for other in category.moves where other != category.table[cell] {
          var table = category.table
          table[cell] = other
          let changed = FiniteCategory(
            sources: category.sources,
            targets: category.targets,
            stays: category.stays,
            table: table
          )
          if let law = changed.brokenLaw {
            broken.insert(law)
          } else {
            #expect(lawful.contains(changed.representative))
          }
        }
      }
    }
    #expect(
      broken == [.valid, .compositeLeadsOn, .rightIdentity, .leftIdentity, .associativity]
    )
  }

  @Test("break the law of staying if a move that stays leads away")
  func stays() {
    let wrong = FiniteCategory(sources: [0, 1], targets: [1, 1], stays: [0, 1]) { first, _ in first
    }
    #expect(wrong.brokenLaw == .stayLeadsNowhere)
  }

  @Test("are isomorphic to every renaming of their moves")
  func renaming() {
    var random = SplitMix(seed: 5)
    for category in Self.small + [Self.arrow] {
      for _ in 0..<10 {
        let moves = category.moves.shuffled(using: &random)
        let places = category.stays.indices.shuffled(using: &random)
        let renamed = FiniteCategory(
          sources: moves.map { places[category.sources[$0]] },
          targets: moves.map { places[category.targets[$0]] },
          stays: category.stays.indices.map { place in
            let old = places.firstIndex(of: place) ?? 0
            return moves.firstIndex(of: category.stays[old]) ?? 0
          }
        ) { first, second in
          category.composite(moves[first], moves[second])
            .flatMap { moves.firstIndex(of: $0) } ?? -1
        }
        #expect(renamed.brokenLaw == nil)
        #expect(renamed.isIsomorphic(to: category))
        #expect(renamed.representative == category.representative)
        let (form, images) = renamed.representation
        for first in renamed.moves {
          for second in renamed.moves {
            #expect(
              renamed.composite(first, second).map { images[$0] }
                == form.composite(images[first], images[second])
            )
          }
        }
      }
    }
  }

  @Test("are the directed containers of their places and moves")
  func container() {
    let places = Self.arrow.places
    #expect(places.map { FiniteCategory.positions(in: $0) } == [[0, 1], [2]])
    #expect(FiniteCategory.subshape(of: places[0], at: 1) == places[1])
    #expect(FiniteCategory.composing(1, 2, from: places[0]) == 1)
    #expect(FiniteCategory.isValid(1, in: places[0]))
    #expect(!FiniteCategory.isValid(1, in: places[1]))
    #expect(!FiniteCategory.isValid(3, in: places[1]))
    var space = Space<FiniteCategory, Int>(shape: places[0]) { $0 * 10 }
    #expect(space.extract() == 0)
    space.move(by: Co.move { FiniteCategory.positions(in: $0)[$0.number == 0 ? 1 : 0] })
    #expect(space.shape == places[1])
    #expect(space.extract() == 10)
  }
}
