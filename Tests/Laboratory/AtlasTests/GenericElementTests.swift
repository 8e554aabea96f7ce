import Comonads
import Testing

@testable import Atlas

/// The laws of the comonad, of its dual monad and of their pairing, decided for each entry.
///
/// The generic element of a container at a shape has each position as its own value. A law that
/// holds of it holds of every space of that shape, with values of any type: its values are the
/// images of positions.
@Suite("Laws of the entries, decided by the generic element")
struct GenericElementTests {
  typealias Program<Value> = Co<FiniteCategory, Value>

  /// The generic element at a place.
  static func element(_ place: FiniteCategory.Place) -> Space<FiniteCategory, Int> {
    Space(shape: place) { $0 }
  }

  /// All programs whose value is the move that they choose.
  static func programs(of category: FiniteCategory) -> [Program<Int>] {
    category.stays.indices.reduce([[]]) { known, place in
      known.flatMap { chosen in category.moves(from: place).map { chosen + [$0] } }
    }
    .map { chosen in Program(answering: { (chosen[$0.number], chosen[$0.number]) }) }
  }

  @Test("are those of comonads")
  func comonad() {
    for place in CategoryTests.small.flatMap(\.places) {
      let w = Self.element(place)
      #expect(w.duplicate().extract() == w)
      #expect(w.duplicate().map { $0.extract() } == w)
      #expect(w.duplicate().duplicate() == w.duplicate().map { $0.duplicate() })
    }
  }

  @Test("are those of monads")
  func monad() {
    for category in CategoryTests.small {
      let programs = Self.programs(of: category)
      for first in programs {
        for place in category.places {
          let left = Program.pure(7).flatMap { _ in first }(place)
          let right = first.flatMap { Program.pure($0) }(place)
          let alone = first(place)
          #expect(left == alone)
          #expect(right == alone)
        }
      }
      for first in programs.prefix(4) {
        for second in programs.prefix(4) {
          for third in programs.prefix(4) {
            for place in category.places {
              let left = first.flatMap { _ in second }.flatMap { _ in third }(place)
              let right = first.flatMap { _ in second.flatMap { _ in third } }(place)
              #expect(left == right)
            }
          }
        }
      }
    }
  }

  @Test("are those of the pairing")
  func pairing() {
    for category in CategoryTests.small {
      let programs = Self.programs(of: category)
      for place in category.places {
        let w = Self.element(place)
        #expect(pair(Program.pure(7), w) { [$0, $1] } == [7, w.extract()])
        for first in programs {
          let moved = w.moved(by: first.map { _ in })
          #expect(pair(first, w) { $1 } == moved.extract())
          for second in programs.prefix(4) {
            let both = first.flatMap { one in second.map { [one, $0] } }
            #expect(
              pair(both, w) { $0 + [$1] }
                == pair(first, w.duplicate()) { one, there in
                  pair(second, there) { [one, $0, $1] }
                }
            )
          }
        }
      }
    }
  }
}
