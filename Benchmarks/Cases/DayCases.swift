import BenchmarkBoundary
package import BenchmarkRunner
import Comonads
import StoreState

/// A space beside a store, moved on its own side.
enum Beneath<Inner: PairSubject>: PairSubject {
  static func space() -> Day<Inner.Space, Store<Int, Int>, Int> {
    Day(Inner.space(), StoreSubject.space()) { $0 &+ ($1 & 7) }
  }

  static func movement(_ input: Int) -> DayMove<Inner.Space.Movement, State<Int, Void>> {
    .left(Inner.movement(input))
  }
}

/// Two further spaces on top of one, and so on: types nest, so that each depth has its own.
private typealias Beneath2<Inner: PairSubject> = Beneath<Beneath<Inner>>
private typealias Beneath4<Inner: PairSubject> = Beneath2<Beneath2<Inner>>
private typealias Beneath8<Inner: PairSubject> = Beneath4<Beneath4<Inner>>
private typealias Beneath16<Inner: PairSubject> = Beneath8<Beneath8<Inner>>

/// A move through all levels and a reading of all of them; this shows costs that multiply.
///
/// One or two levels cost less than the loop around them.
package var dayDepthGroup: BenchmarkGroup {
  BenchmarkGroup(
    "day-depth",
    "one move of the innermost of k nested Days, and a reading of all",
    remarks: ["every level passes on the spaces beneath it, which are k levels of memory"],
    [
      Benchmark(
        "day-depth",
        "Day in Day, around a Store",
        sized: SizedWork(sizes: [4, 8, 16], unit: .run) { depth in
          switch depth {
          case 4: { Beneath4<StoreSubject>.moves($0) }
          case 8: { Beneath8<StoreSubject>.moves($0) }
          case 16: { Beneath16<StoreSubject>.moves($0) }
          default: preconditionFailure("depth must be one of 4, 8 and 16; got \(depth)")
          }
        }
      )
    ]
  )
}
