import BenchmarkBoundary
package import BenchmarkRunner
import CofreeFree
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// The other operations of a pair.
package var operationGroup: BenchmarkGroup {
  BenchmarkGroup(
    "operation",
    "one select, extend, duplicate, pair or bind, and a reading",
    baseline: reducer,
    remarks: ["no protocol has both sides of pair and bind, so they have one build"],
    operations(StoreSubject.self, "store", "Store")
      + operations(MooreSubject.self, "moore", "Moore")
      + operations(CofreeSubject.self, "cofree", "Cofree")
      + operations(TracedSubject.self, "traced", "Traced")
      + operations(LedgerSubject.self, "ledger", "Ledger")
      + pairings + binds
  )
}

/// Returns the operations of a space in three builds.
private func operations<S: PairSubject>(
  _ subject: S.Type,
  _ pair: String,
  _ title: String
) -> [Benchmark] {
  [PairLoop.select, .extend, .duplicate].flatMap { loop in
    builds(S.self, pair, loop, "\(title), \(loop.rawValue)")
  }
}

/// Returns the benchmark of a function of the sum so far.
private func chain<Space>(
  _ name: String,
  _ title: String,
  _ space: @autoclosure @escaping () -> Space,
  _ next: @escaping (inout Space, Int) -> Int
) -> Benchmark {
  Benchmark(name, title) {
    { steps in
      var space = space()
      var sum = 1
      for _ in 0..<steps { sum = mixed(sum &* 3, with: next(&space, sum)) }
      return sum
    }
  }
}

private var pairings: [Benchmark] {
  [
    chain("store-pair", "State and Store, pair", StoreSubject.space()) { space, sum in
      pair(StoreSubject.movement(sum), space) { $1 }
    },
    chain("moore-pair", "Free and Moore, pair", MooreSubject.space()) { space, sum in
      pair(MooreSubject.movement(sum), space) { $1 }
    },
    chain("cofree-pair", "Free and Cofree, pair", CofreeSubject.space()) { space, sum in
      pair(Free<Asking, Int>.liftF(sum), space) { $0 &+ $1 }
    },
    chain("traced-pair", "Writer and Traced, pair", TracedSubject.space()) { space, sum in
      pair(TracedSubject.movement(sum), space) { $1 }
    },
    chain("ledger-pair", "Update and Ledger, pair", LedgerSubject.space()) { space, sum in
      pair(LedgerSubject.movement(sum), space) { $1 }
    },
  ]
}

private var binds: [Benchmark] {
  [
    chain("state-bind", "State, one bind", firstState) { position, sum in
      State<Int, Int> { $0 &+ sum }
        .flatMap { value in
          State<Int, Int> { position in
            position = mixed(position, with: value)
            return position
          }
        }
        .run(&position)
    },
    chain("writer-bind", "Writer, one bind", ()) { _, sum in
      Writer<Linear, Int> { _ in sum }
        .flatMap { value in
          Writer<Linear, Int> { log in
            log.tell(.input(value))
            return value
          }
        }
        .run().log.constant
    },
    chain("update-bind", "Update, one bind", ()) { _, sum in
      Update<Mixing, Int> { $0.state }
        .flatMap { state in
          Update<Mixing, Int> { store in
            store.dispatch(sum)
            return store.state ^ state
          }
        }
        .run(from: sum).value
    },
    chain("free-bind", "Free, one bind of two operations", ()) { _, sum in
      Free<Asking, Int>.liftF(sum).flatMap { Free.liftF($0) }.fold { $0 ^ 5 }
    },
  ]
}
