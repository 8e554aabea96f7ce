import BenchmarkBoundary
import CofreeFree
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// A store that is moved by programs that change its position.
enum StoreSubject: PairSubject {
  static func space() -> Store<Int, Int> { Store(position: firstState) { shown($0) } }

  static func movement(_ input: Int) -> State<Int, Void> { State { $0 = mixed($0, with: input) } }
}

/// A machine that is moved by programs that send inputs.
enum MooreSubject: PairSubject {
  static func space() -> Moore<Int, Int> {
    Moore(state: firstState, output: { shown($0) }, step: { $0 = mixed($0, with: $1) })
  }

  static func movement(_ input: Int) -> Free<Inputs<Int>, Void> { .send(input) }
}

/// The container of operations with a number, which are answered with a number.
enum Asking: Container {
  typealias Shape = Int
  typealias Position = Int
}

/// An object that programs of queries move.
enum CofreeSubject: PairSubject {
  static func space() -> Cofree<Dual<Asking>, Int> {
    Cofree(
      state: firstState,
      value: { shown($0) },
      respond: { state, operation in
        state = mixed(state, with: operation)
        return state & 7
      }
    )
  }

  static func movement(_ input: Int) -> Free<Asking, Void> { Free.liftF(input).map { _ in } }
}

/// A monoid that does not commute and has a fixed size: linear functions, one after the other.
struct Linear: Monoid, Equatable {
  var factor: Int
  var constant: Int

  static var empty: Linear { Linear(factor: 1, constant: 0) }

  /// The function of an input.
  static func input(_ number: Int) -> Linear {
    Linear(factor: 0x2545_F491_4F6C_DD1D, constant: number)
  }

  mutating func combine(with other: Linear) {
    factor = factor &* other.factor
    constant = constant &* other.factor &+ other.constant
  }
}

/// A space along a log of fixed size.
enum TracedSubject: PairSubject {
  static func space() -> Traced<Linear, Int> { Traced { shown($0.constant &+ firstState) } }

  static func movement(_ input: Int) -> Writer<Linear, Void> { .tell(.input(input)) }
}

/// A space along a log that is a list.
enum TracedListSubject: PairSubject {
  static func space() -> Traced<[Int], Int> { Traced { $0.count &+ shown($0.last ?? 0) } }

  static func movement(_ input: Int) -> Writer<[Int], Void> { .tell([input]) }
}

/// The reducer of the ledger.
enum Mixing: Reducer {
  static func reduce(_ state: inout Int, by step: Int) { state = mixed(state, with: step) }
}

/// A ledger that is moved by thunks.
enum LedgerSubject: PairSubject {
  static func space() -> Ledger<Mixing, Int> {
    Ledger(state: firstState) { state, _ in shown(state) }
  }

  static func movement(_ input: Int) -> Update<Mixing, Void> { .dispatch(input) }
}

/// A row that is walked by jumps.
enum ZipperSubject: PairSubject {
  static func space() -> Zipper<Int> {
    let row = (1..<64).map { mixed(firstState, with: $0) }
    return Zipper(before: [], focus: firstState, after: row)
  }

  static func movement(_ input: Int) -> Walk<Void> { .to(mixed(firstState, with: input) & 63) }
}

/// Two stores side by side, whose types are known where the subject is compiled.
enum DaySubject: PairSubject {
  static func space() -> Day<Store<Int, Int>, Store<Int, Int>, Int> {
    Beneath<StoreSubject>.space()
  }

  static func movement(_ input: Int) -> DayMove<State<Int, Void>, State<Int, Void>> {
    Beneath<StoreSubject>.movement(input)
  }
}

/// Two stores of which the one on the left is shown, and moved.
enum SwitchSubject: PairSubject {
  static func space() -> Switch<Store<Int, Int>, Store<Int, Int>, Int> {
    Switch(.left, left: StoreSubject.space(), right: StoreSubject.space())
  }

  static func movement(_ input: Int) -> SwitchMove<State<Int, Void>, State<Int, Void>> {
    .left(StoreSubject.movement(input))
  }
}
