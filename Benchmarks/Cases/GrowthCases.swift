import BenchmarkBoundary
package import BenchmarkRunner
import CofreeFree
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// Returns sizes between two powers of two, each twice the one before.
func doublings(from first: Int, to last: Int) -> [Int] {
  (first...last).map { 1 << $0 }
}

/// Work of which a run is as many steps as its size says.
func runs(_ sizes: [Int], _ body: @escaping (Int) -> Int) -> SizedWork {
  SizedWork(sizes: sizes, unit: .size) { size in
    { runs in
      var sum = 0
      for _ in 0..<runs { sum ^= body(size) }
      return sum
    }
  }
}

/// Moves and readings in a row: this shows costs that nest.
package var movesGroup: BenchmarkGroup {
  BenchmarkGroup(
    "moves",
    "n moves with a reading after each",
    remarks: ["a long log outgrows the caches of the processor in every version"],
    [
      Benchmark(
        "reducer-log-moves",
        "plain reducer with a log",
        .plain,
        sized: runs(moveSizes, loggedMoves)
      ),
      moves("store-moves", "Store/State", StoreSubject.self),
      moves("moore-moves", "Moore/Free over inputs", MooreSubject.self),
      moves("cofree-moves", "Free/Cofree", CofreeSubject.self),
      moves("traced-moves", "Traced/Writer", TracedSubject.self),
      moves("traced-list-moves", "Traced/Writer, log a list", TracedListSubject.self),
      moves("ledger-moves", "Ledger/Update", LedgerSubject.self),
      Benchmark(
        "traced-moves",
        "Traced/Writer, textbook",
        .naive,
        sized: runs(doublings(from: 4, to: 10)) { NaiveTraced<Linear, Int>.moves($0) }
      ),
      Benchmark(
        "moore-moves",
        "Moore, textbook step",
        .naive,
        sized: runs(doublings(from: 4, to: 14)) { NaiveMoore<Int, Int>.moves($0) }
      ),
    ]
  )
}

private func moves<S: PairSubject>(_ name: String, _ title: String, _: S.Type) -> Benchmark {
  Benchmark(name, title, sized: runs(moveSizes) { S.moves($0) })
}

/// From a few dozen to a million.
private let moveSizes = doublings(from: 6, to: 20)

// MARK: - Binds

/// Binds in a row, nested either way.
package var bindsGroup: BenchmarkGroup {
  BenchmarkGroup(
    "binds",
    "n binds, nested to the left and to the right, built and run",
    remarks: [
      "state, writer and update programs are calls, so their depth is limited by the stack"
    ],
    binds("state", "State", callDepths, stateStep) { $0.run(from: 1).position }
      + binds("writer", "Writer", callDepths, writerStep) { $0.run().log.constant }
      + binds("update", "Update", callDepths, updateStep) { $0.run(from: 1).value }
      + binds("free", "Free", doublings(from: 6, to: 15), { Free<Asking, Int>.liftF($0) }) {
        $0.fold { $0 ^ 5 }
      } + naiveBinds
  )
}

private let callDepths = doublings(from: 3, to: 9)

private func stateStep(_ input: Int) -> State<Int, Int> {
  State { position in
    position = mixed(position, with: input)
    return position
  }
}

private func writerStep(_ input: Int) -> Writer<Linear, Int> {
  Writer { log in
    log.tell(.input(input))
    return input &+ 1
  }
}

private func updateStep(_ input: Int) -> Update<Mixing, Int> {
  Update { store in
    store.dispatch(input)
    return store.state
  }
}

private func binds<M: Monad<Int>>(
  _ name: String,
  _ title: String,
  _ sizes: [Int],
  _ step: @escaping (Int) -> M,
  _ run: @escaping (M) -> Int
) -> [Benchmark] {
  func left(_ count: Int) -> M {
    (0..<count).reduce(step(0)) { program, _ in program.flatMap(step) }
  }
  func right(_ count: Int, _ input: Int) -> M {
    count == 0 ? .pure(input) : step(input).flatMap { right(count - 1, $0) }
  }
  return [
    Benchmark("\(name)-binds-left", "\(title), left", sized: runs(sizes) { run(left($0)) }),
    Benchmark("\(name)-binds-right", "\(title), right", sized: runs(sizes) { run(right($0, 0)) }),
  ]
}

private typealias NaiveAsking = NaiveFree<Int, Int, Int>

private var naiveBinds: [Benchmark] {
  [
    Benchmark(
      "free-binds-left",
      "Free, textbook, left",
      .naive,
      sized: runs(doublings(from: 4, to: 9)) { count in
        (0..<count)
          .reduce(NaiveAsking.lift(0)) { program, _ in program.flatMap { .lift($0) } }
          .fold { $0 ^ 5 }
      }
    ),
    Benchmark(
      "free-binds-right",
      "Free, textbook, right",
      .naive,
      sized: runs(doublings(from: 4, to: 15)) { count in
        func right(_ count: Int, _ input: Int) -> NaiveAsking {
          count == 0 ? .pure(input) : NaiveAsking.lift(input).flatMap { right(count - 1, $0) }
        }
        return right(count, 0).fold { $0 ^ 5 }
      }
    ),
  ]
}

// MARK: - Extensions

/// Extensions of extensions, and one reading.
package var extendsGroup: BenchmarkGroup {
  BenchmarkGroup(
    "extends",
    "k extends on top of each other, and one reading",
    [
      nested("store", "Store", StoreSubject.space) { $0.extend { $0.extract() &+ 1 } },
      nested("moore", "Moore", MooreSubject.space) { $0.extend { $0.extract() &+ 1 } },
      nested("cofree", "Cofree", CofreeSubject.space) { $0.extend { $0.extract() &+ 1 } },
      nested("traced", "Traced", TracedSubject.space) { $0.extend { $0.extract() &+ 1 } },
      nested("ledger", "Ledger", LedgerSubject.space) { $0.extend { $0.extract() &+ 1 } },
      Benchmark(
        "store-generations",
        "Store, memoised, two neighbours each",
        sized: runs(doublings(from: 2, to: 8)) { count in
          let row = 0..<16
          func next(_ store: Store<Int, Int>) -> Store<Int, Int> {
            store.extend { $0.extract() &+ $0.peek { ($0 + 15) % 16 } }.memoised(over: row)
          }
          return (0..<count).reduce(Store(position: 0) { $0 }.memoised(over: row)) { store, _ in
            next(store)
          }.extract()
        }
      ),
    ]
  )
}

private func nested<W: Comonad<Int>>(
  _ name: String,
  _ title: String,
  _ space: @escaping () -> W,
  _ extend: @escaping (W) -> W
) -> Benchmark {
  Benchmark(
    "\(name)-extends",
    title,
    sized: runs(doublings(from: 3, to: 9)) { count in
      (0..<count).reduce(space()) { space, _ in extend(space) }.extract()
    }
  )
}
