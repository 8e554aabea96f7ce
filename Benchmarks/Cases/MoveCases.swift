import BenchmarkBoundary
package import BenchmarkRunner
import CofreeFree
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// The hand-written code that every pair is compared with.
package var reducer: Benchmark {
  Benchmark("reducer", "plain reducer", .plain) {
    { steps in
      var state = firstState
      var sum = 0
      for input in 0..<steps {
        state = mixed(state, with: input)
        sum &+= shown(state)
      }
      return sum
    }
  }
}

/// Returns the three builds of a loop over a space.
func builds<S: PairSubject>(
  _ subject: S.Type,
  _ pair: String,
  _ loop: PairLoop,
  _ title: String
)
  -> [Benchmark]
{
  let name = "\(pair)-\(loop.rawValue)"
  return [
    Benchmark(name, title, .specialised) { { S.run(loop, $0) } },
    Benchmark(name, title, .generic) { { unspecialised(S.self, loop, $0) } },
    Benchmark(name, title, .existential) { { existential(ForgottenPair(S.self), loop, $0) } },
  ]
}

/// One move and one reading, in each pair.
package var moveGroup: BenchmarkGroup {
  BenchmarkGroup(
    "move",
    "one move and one reading",
    baseline: reducer,
    remarks: [
      "step, ask and dispatch are the direct moves of a space; move goes by a program, a value"
    ],
    [
      [reducerWithLog], storeMoves, mooreMoves, cofreeMoves, tracedMoves, ledgerMoves,
      builds(ZipperSubject.self, "zipper", .move, "Zipper/Walk"),
      builds(DaySubject.self, "day", .move, "Day of two stores"),
      builds(Beneath<StoreSubject>.self, "day-of-any", .move, "Day of any space and a store"),
      builds(SwitchSubject.self, "switch", .move, "Switch of two stores"),
    ].flatMap { $0 }
  )
}

/// The cost of a log.
private var reducerWithLog: Benchmark {
  Benchmark("reducer-log", "plain reducer with a log", .plain) {
    loggedMoves
  }
}

/// Moves and reads by hand, and keeps a log.
func loggedMoves(_ steps: Int) -> Int {
  var state = firstState
  var log: [Int] = []
  var sum = 0
  for input in 0..<steps {
    state = mixed(state, with: input)
    log.append(input)
    sum &+= shown(state)
  }
  return sum &+ log.count
}

private var storeMoves: [Benchmark] {
  builds(StoreSubject.self, "store", .move, "Store/State")
    + [Benchmark("store-move", "Store/State, textbook", .naive) { { NaiveStore.moves($0) } }]
}

private var mooreMoves: [Benchmark] {
  [
    Benchmark("moore-step", "Moore, direct step") {
      { steps in
        sum(of: steps, from: MooreSubject.space()) { space, input in
          space.step(input)
          return space.output
        }
      }
    }
  ] + builds(MooreSubject.self, "moore", .move, "Moore/Free over inputs")
    + [
      Benchmark("moore-move", "Moore, textbook step", .naive) { { NaiveMoore<Int, Int>.moves($0) } }
    ]
}

private var cofreeMoves: [Benchmark] {
  [
    Benchmark("cofree-ask", "Cofree, direct question") {
      { steps in
        sum(of: steps, from: CofreeSubject.space()) { $0.ask($1) &+ $0.extract() }
      }
    },
    Benchmark("cofree-answer", "Free/Cofree, one operation and its answer") {
      { steps in
        sum(of: steps, from: CofreeSubject.space()) {
          $0.move(by: Free<Asking, Int>.liftF($1)) &+ $0.extract()
        }
      }
    },
  ] + builds(CofreeSubject.self, "cofree", .move, "Free/Cofree")
    + [Benchmark("cofree-answer", "Free/Cofree, textbook", .naive) { { NaiveCofree.moves($0) } }]
}

private var tracedMoves: [Benchmark] {
  builds(TracedSubject.self, "traced", .move, "Traced/Writer, log of fixed size")
    + builds(TracedListSubject.self, "traced-list", .move, "Traced/Writer, log a list")
}

private var ledgerMoves: [Benchmark] {
  [
    Benchmark("ledger-dispatch", "Ledger, direct dispatch") {
      { steps in
        sum(of: steps, from: LedgerSubject.space()) { space, input in
          space.dispatch(input)
          return space.extract()
        }
      }
    }
  ] + builds(LedgerSubject.self, "ledger", .move, "Ledger/Update")
}

/// Returns the sum of the readings of a space after each of some steps.
@inline(__always)
private func sum<Space>(
  of steps: Int,
  from space: Space,
  _ step: (inout Space, Int) -> Int
) -> Int {
  var space = space
  var sum = 0
  for input in 0..<steps { sum &+= step(&space, input) }
  return sum
}
