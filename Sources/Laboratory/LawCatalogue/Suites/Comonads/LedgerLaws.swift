import ComonadLab
import ComonadLaws

/// The operations of ledgers of bits that are more than a comonad's.
struct LedgerOperations<Action: MonoidAction & SendableMetatype>: Sendable {
  typealias Book = Ledger<Action, Bit>

  var state: @Sendable (Book) -> Action.State = { $0.state }
  var log: @Sendable (Book) -> Action.Change = { $0.log }
  var trace: @Sendable (Book, Action.Change) -> Bit = { $0.trace($1) }
  var dispatch: @Sendable (inout Book, Action.Change) -> Void = { $0.dispatch($1) }

  /// Returns the ledger after a change.
  func dispatched(_ book: Book, _ change: Action.Change) -> Book {
    changed(book, change, by: dispatch)
  }
}

/// Returns the laws of ledgers, with those of a comonad.
func ledgerLaws<Action: MonoidAction & SendableMetatype>(
  _ ledgers: Generator<Ledger<Action, Bit>>,
  _ operations: LedgerOperations<Action> = LedgerOperations()
) -> Suite where Action.State: Observed, Action.Change: Spelled {
  let (trace, state, log) = (operations.trace, operations.state, operations.log)
  let (dispatch, dispatched) = (operations.dispatch, operations.dispatched)
  let changes = Variable("changes", Generator<Action.Change>.spelled.array(upTo: 3))
  let w = Variable("w", ledgers)
  let (m, n) = (Variable<Action.Change>.spelled("m"), Variable<Action.Change>.spelled("n"))
  let f = Variable("f", Generator<Bit>.cases.valuation(of: Ledger<Action, Bit>.self))
  let valueF = Variable("f", Generator<Bit>.cases.valuation(of: Bit.self))
  return Suite("ledger", source: "Ahman and Uustalu, Update monads, 2013") {
    comonadLaws(ledgers, values: .cases)
    traceLaws(ledgers, trace: trace, tell: dispatched, named: "dispatch")
    law("map-state", "mapping keeps the state")
      .states("w.map(f).state == w.state")
      .forAll(w, valueF) { w, f in .same(state(w.map(f)), state(w)) }
    law("extend-state", "extending keeps the state")
      .states("w.extend(f).state == w.state")
      .forAll(w, f) { w, f in .same(state(w.extend(f)), state(w)) }
    law("dispatch-state", "dispatching a change applies the action to the state")
      .states("w.moved(by: .dispatch(m)).state == w.state acted on by m")
      .forAll(w, m) { w, m in
        .same(state(dispatched(w, m)), Action.state(after: m, from: state(w)))
      }
    law("dispatch-log", "dispatching a change appends it to the log")
      .states("w.moved(by: .dispatch(m)).log == w.log.combined(with: m)")
      .forAll(w, m) { w, m in .same(log(dispatched(w, m)), log(w).combined(with: m)) }
    law("batching", "dispatching two changes equals dispatching their combination")
      .states("w.moved(by: .dispatch(m)).moved(by: .dispatch(n)) == w.moved(by: .dispatch(m + n))")
      .citing("Redux, batching actions, 2015")
      .forAll(w, m, n) { w, m, n in
        .same(dispatched(dispatched(w, m), n), dispatched(w, m.combined(with: n)))
      }
    law("replay", "the state is always the first state changed by the log")
      .states(
        "for m in ms { w.dispatch(m); act(on: &s, by: m) }; w.state == s    and so for the log"
      )
      .citing("Abramov, Redux, time travel, 2015")
      .forAll(w, changes) { w, changes in
        var w = w
        let past = log(w)
        var replayed = state(w)
        for change in changes {
          dispatch(&w, change)
          replayed = Action.state(after: change, from: replayed)
        }
        let all = changes.reduce(past) { $0.combined(with: $1) }
        return .same(log(w), all).and(.same(state(w), replayed))
      }
  }
}

/// Returns the laws of ledgers that take some of the steps of a change.
func rejectingLedgerLaws(
  _ operations: LedgerOperations<Bounded> = LedgerOperations()
) -> Suite {
  let w = Variable("w", Generator<Ledger<Bounded, Bit>>.ledgers(states: .cases, values: .cases))
  let steps = Variable("steps", Generator<Bit>.cases.array(upTo: 4))
  return Suite("ledger", source: "Ahman and Uustalu, Update monads, 2013") {
    law("rejected-log", "a step that is rejected is not logged, and the next ones are taken")
      .states("w.moved(by: .dispatch(steps)).log == w.log + those of the steps that are taken")
      .forAll(w, steps) { w, steps in
        var (state, log) = (w.state, w.log)
        for step in steps where Bounded.reduce(&state, by: step) == nil { log.append(step) }
        let moved = operations.dispatched(w, steps)
        return .same(operations.log(moved), log).and(.same(moved.state, state))
      }
    law("rejected-trace", "tracing a change reads what is there after dispatching it")
      .states("w.trace(steps) == w.moved(by: .dispatch(steps)).extract()")
      .forAll(w, steps) { w, steps in
        .same(operations.trace(w, steps), operations.dispatched(w, steps).extract())
      }
  }
}

/// Returns the laws of ledgers whose changes are lists of steps.
func ledgerStepLaws(
  _ dispatch: @escaping @Sendable (inout Ledger<Dial, Bit>, Bit) -> Void = { $0.dispatch($1) }
) -> Suite {
  let w = Variable("w", Generator<Ledger<Dial, Bit>>.ledgers)
  let steps = Variable("steps", Generator<Bit>.cases.array(upTo: 6))
  return Suite("ledger", source: "Abramov, Redux, 2015") {
    law("steps", "dispatching steps one after the other equals dispatching them as one change")
      .states("for step in steps { w.dispatch(step) }  is  w.dispatch(steps)")
      .forAll(w, steps) { w, steps in
        let stepped = steps.reduce(into: w) { dispatch(&$0, $1) }
        return .same(stepped, w.dispatching(steps)).and(.same(stepped.log, w.log + steps))
      }
  }
}

extension MonoidAction {
  /// Returns the state that a change leads to.
  static func state(after change: Change, from state: State) -> State {
    changed(state, change, by: act)
  }
}
