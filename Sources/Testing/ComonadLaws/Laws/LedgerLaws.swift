import Comonads
public import LedgerUpdate
import TracedWriter

/// The operations of ledgers that are more than a comonad's.
///
/// The laws are written over operations, so that the same suite judges `Ledger` and ledgers in
/// which one operation is wrong.
public struct LedgerOperations<Action: MonoidAction & SendableMetatype, Value>: Sendable {
  /// Returns the state.
  public var state: @Sendable (Ledger<Action, Value>) -> Action.State

  /// Returns the changes so far.
  public var log: @Sendable (Ledger<Action, Value>) -> Action.Change

  /// Returns the value after a further change.
  public var trace: @Sendable (Ledger<Action, Value>, Action.Change) -> Value

  /// Makes a change, in place.
  public var dispatch: @Sendable (inout Ledger<Action, Value>, Action.Change) -> Void

  /// Returns the operations of `Ledger`.
  public static var standard: LedgerOperations {
    LedgerOperations(
      state: { $0.state },
      log: { $0.log },
      trace: { $0.trace($1) },
      dispatch: { $0.dispatch($1) }
    )
  }

  /// Returns the ledger after a change.
  func dispatched(
    _ ledger: Ledger<Action, Value>,
    _ change: Action.Change
  ) -> Ledger<Action, Value> {
    var copy = ledger
    dispatch(&copy, change)
    return copy
  }
}

/// Returns the laws of ledgers, with those of a comonad.
///
/// - Parameters:
///   - ledgers: The generator of ledgers.
///   - values: The generator of values.
///   - operations: What the laws are about.
/// - Returns: The suite.
public func ledgerLaws<Action: MonoidAction & SendableMetatype, Value: Observed>(
  _ ledgers: Generator<Ledger<Action, Value>>,
  values: Generator<Value>,
  operations: LedgerOperations<Action, Value> = .standard
) -> Suite where Action.State: Observed, Action.Change: Spelled {
  let kit = LedgerKit(
    ledgers: ledgers,
    changes: .spelled,
    arrows: values.function(of: Ledger<Action, Value>.self),
    functions: values.function(of: Value.self),
    operations: operations
  )
  return Suite(
    "ledger",
    inheriting: [comonadLaws(ledgers, values: values)],
    kit.traceLaws + kit.stateLaws + kit.logLaws
  )
}

/// What the laws of a ledger draw.
private struct LedgerKit<Action: MonoidAction & SendableMetatype, Value: Observed>
where Action.State: Observed, Action.Change: Spelled {
  let ledgers: Generator<Ledger<Action, Value>>
  let changes: Generator<Action.Change>
  let arrows: Generator<(Ledger<Action, Value>) -> Value>
  let functions: Generator<(Value) -> Value>
  let operations: LedgerOperations<Action, Value>

  private var source: String { "Ahman and Uustalu, Update monads, 2013" }

  /// Draws a change that is not empty in a third of all cases.
  func change(_ name: String, _ draws: Draws) -> Action.Change {
    let start = draws.taken.count
    let change = draws.draw(name, changes)
    draws.cover("\(name) is not empty", atLeast: 0.3, when: draws.taken.count > start + 1)
    return change
  }

  /// Returns the state that a change leads to.
  func acted(_ state: Action.State, _ change: Action.Change) -> Action.State {
    var state = state
    Action.act(on: &state, by: change)
    return state
  }
}

extension LedgerKit {
  /// Looking along changes.
  var traceLaws: [Law] {
    [
      Law(
        "ledger.trace-empty",
        "w.trace(.empty) == w.extract()",
        "the value after no change is the value that is here",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        return draws.same(operations.trace(w, .empty), w.extract())
      },
      Law(
        "ledger.trace-trace",
        "w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))",
        "looking along a change from the end of another one is looking along both",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let m = change("m", draws)
        let n = change("n", draws)
        return draws.same(
          operations.trace(w.extend { operations.trace($0, n) }, m),
          operations.trace(w, m.combined(with: n))
        )
      },
      Law(
        "ledger.dispatch-trace",
        "w.moved(by: .dispatch(m)).trace(n) == w.trace(m.combined(with: n))",
        "making a change and looking along another one is looking along both",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let m = change("m", draws)
        let n = change("n", draws)
        return draws.same(
          operations.trace(operations.dispatched(w, m), n),
          operations.trace(w, m.combined(with: n))
        )
      },
      Law(
        "ledger.extend-trace",
        "w.extend(f).trace(m) == f(w.moved(by: .dispatch(m)))",
        "the answer after a change is the answer of the ledger after that change",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let f = draws.draw("f", arrows)
        let m = change("m", draws)
        return draws.same(operations.trace(w.extend(f), m), f(operations.dispatched(w, m)))
      },
    ]
  }

  /// The state.
  var stateLaws: [Law] {
    [
      Law(
        "ledger.map-state",
        "w.map(f).state == w.state",
        "changing every value leaves the state",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let f = draws.draw("f", functions)
        return draws.same(operations.state(w.map(f)), operations.state(w))
      },
      Law(
        "ledger.extend-state",
        "w.extend(f).state == w.state",
        "answering everywhere leaves the state",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let f = draws.draw("f", arrows)
        return draws.same(operations.state(w.extend(f)), operations.state(w))
      },
      Law(
        "ledger.dispatch-state",
        "w.moved(by: .dispatch(m)).state == w.state acted on by m",
        "a change leads to the state that the action says",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let m = change("m", draws)
        return draws.same(
          operations.state(operations.dispatched(w, m)),
          acted(operations.state(w), m)
        )
      },
    ]
  }

  /// The log.
  var logLaws: [Law] {
    [
      Law(
        "ledger.dispatch-log",
        "w.moved(by: .dispatch(m)).log == w.log.combined(with: m)",
        "a change is added to the log, behind all others",
        source: source
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let m = change("m", draws)
        return draws.same(
          operations.log(operations.dispatched(w, m)),
          operations.log(w).combined(with: m)
        )
      },
      Law(
        "ledger.batching",
        "w.moved(by: .dispatch(m)).moved(by: .dispatch(n)) == w.moved(by: .dispatch(m + n))",
        "two changes made one after the other are one change",
        source: "Redux, batching actions, 2015"
      ) { [operations] draws in
        let w = draws.draw("w", ledgers)
        let m = change("m", draws)
        let n = change("n", draws)
        return draws.same(
          operations.dispatched(operations.dispatched(w, m), n),
          operations.dispatched(w, m.combined(with: n))
        )
      },
      Law(
        "ledger.replay",
        "for m in ms { w.dispatch(m); act(on: &s, by: m) }; w.state == s    and so for the log",
        "the state is what the log so far makes of the first state, after every change",
        source: "Abramov, Redux, time travel, 2015"
      ) { [operations] draws in
        var w = draws.draw("w", ledgers)
        let s = operations.state(w)
        let past = operations.log(w)
        let changes = draws.draw("changes", changes.array(upTo: 3))
        var replayed = s
        for change in changes {
          operations.dispatch(&w, change)
          replayed = acted(replayed, change)
        }
        let log = changes.reduce(past) { $0.combined(with: $1) }
        return draws.same(operations.log(w), log)
          .and(draws.same(operations.state(w), replayed))
      },
    ]
  }
}
