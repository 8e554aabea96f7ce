public import CofreeFree
public import Comonads
public import FreeMonad
public import LedgerUpdate
public import MooreFree
public import StoreState
import TracedWriter

// The laws of a pairing hold of many pairings: of one that never moves, for instance. What ties a
// pairing to its operations is an anchor: what each operation of the monad meets, said in terms of
// the comonad's own operations.

/// Where the anchors come from.
private let source = "after Freeman, Comonads as spaces, 2016"

/// Returns a law that compares two readings of an input and a space.
private func anchor<Input, W, Reading: Observed>(
  _ name: String,
  _ equation: String,
  _ sentence: String,
  _ inputs: Generator<Input>,
  _ spaces: Generator<W>,
  line: Int = #line,
  left: @escaping @Sendable (Input, W) -> Reading,
  right: @escaping @Sendable (Input, W) -> Reading
) -> Law {
  Law(name, equation, sentence, source: source, line: line) { draws in
    let input = draws.draw("a", inputs)
    let space = draws.draw("w", spaces)
    return draws.same(left(input, space), right(input, space))
  }
}

/// Returns the laws that tie a pairing of state programs with stores to their operations.
///
/// - Parameters:
///   - spaces: The generator of the stores.
///   - positions: The generator of their positions.
///   - put: What `put` meets.
///   - get: What `get` meets.
/// - Returns: The suite.
public func storeStateLaws<Position: Observed, Value: Observed>(
  _ spaces: Generator<Store<Position, Value>>,
  positions: Generator<Position>,
  put: @escaping @Sendable (Position, Store<Position, Value>) -> Value,
  get: @escaping @Sendable (Store<Position, Value>) -> Meeting<Position, Value>
) -> Suite {
  Suite(
    "store-state",
    [
      anchor(
        "store-state.put",
        "pair(.put(a), w) { $1 } == w.peek(at: a)",
        "to put a position is to meet the value there",
        positions,
        spaces,
        left: put,
        right: { $1.peek(at: $0) }
      ),
      anchor(
        "store-state.get",
        "pair(.get, w) { ($0, $1) } == (w.position, w.extract())",
        "to get the position is to learn it, and to meet the value there",
        positions,
        spaces,
        left: { get($1) },
        right: { Meeting($1.position, $1.extract()) }
      ),
    ]
  )
}

/// Returns the law that ties a pairing of writer programs with traced values to their operations.
///
/// - Parameters:
///   - spaces: The generator of the traced values.
///   - logs: The generator of their logs.
///   - tell: What `tell` meets.
///   - trace: What the space has at a log.
/// - Returns: The suite.
public func tracedWriterLaws<Log: Monoid & Observed, W: Explorable>(
  _ spaces: Generator<W>,
  logs: Generator<Log>,
  tell: @escaping @Sendable (Log, W) -> W.Focus,
  trace: @escaping @Sendable (Log, W) -> W.Focus
) -> Suite where W.Focus: Observed {
  Suite(
    "traced-writer",
    [
      anchor(
        "traced-writer.tell",
        "pair(.tell(a), w) { $1 } == w.trace(a)",
        "to tell a log is to meet the value that it leads to",
        logs,
        spaces,
        left: tell,
        right: trace
      )
    ]
  )
}

/// Returns the laws that tie a pairing of thunks with ledgers to their operations.
///
/// - Parameters:
///   - spaces: The generator of the ledgers.
///   - changes: The generator of their changes.
///   - dispatch: What `dispatch` meets.
///   - reduced: What `getState` after `dispatch` meets.
/// - Returns: The suite.
public func ledgerUpdateLaws<Action: MonoidAction & SendableMetatype, Value: Observed>(
  _ spaces: Generator<Ledger<Action, Value>>,
  changes: Generator<Action.Change>,
  dispatch: @escaping @Sendable (Action.Change, Ledger<Action, Value>) -> Value,
  reduced:
    @escaping @Sendable (
      Action.Change, Ledger<Action, Value>
    ) -> Meeting<Action.State, Value>
) -> Suite where Action.State: Observed {
  Suite(
    "ledger-update",
    [
      anchor(
        "ledger-update.dispatch",
        "pair(.dispatch(a), w) { $1 } == w.trace(a)",
        "to dispatch a change is to meet the value after it",
        changes,
        spaces,
        left: dispatch,
        right: { $1.trace($0) }
      ),
      anchor(
        "ledger-update.state",
        "pair(.dispatch(a).flatMap { .getState }, w) { ($0, $1) }"
          + " == (act(on: w.state, by: a), w.trace(a))",
        "the state after a change is the reduced state",
        changes,
        spaces,
        left: reduced,
        right: { change, w in
          var state = w.state
          Action.act(on: &state, by: change)
          return Meeting(state, w.trace(change))
        }
      ),
    ]
  )
}

/// Returns the law that ties a pairing of sending programs with machines to their operations.
///
/// - Parameters:
///   - spaces: The generator of the machines.
///   - inputs: The generator of their inputs.
///   - send: What `send` meets.
/// - Returns: The suite.
public func mooreFreeLaws<Input, Output: Observed>(
  _ spaces: Generator<Moore<Input, Output>>,
  inputs: Generator<Input>,
  send: @escaping @Sendable (Input, Moore<Input, Output>) -> Output
) -> Suite {
  Suite(
    "moore-free",
    [
      anchor(
        "moore-free.send",
        "pair(.send(a), w) { $1 } == w.stepped(a).output",
        "to send an input is to meet the output after it",
        inputs,
        spaces,
        left: send,
        right: { $1.stepped($0).output }
      )
    ]
  )
}

/// Returns the laws that tie a pairing of free programs with objects to their operations.
///
/// - Parameters:
///   - spaces: The generator of the objects.
///   - operations: The generator of their operations.
///   - programs: The generator of what follows an operation.
///   - liftF: What one operation meets.
///   - pair: What a program meets.
/// - Returns: The suite.
public func cofreeFreeLaws<F: AnsweredContainer, Answer: Observed, Value: Observed>(
  _ spaces: Generator<Cofree<Dual<F>, Value>>,
  operations: Generator<F.Shape>,
  programs: Generator<Free<F, Answer>>,
  liftF: @escaping @Sendable (F.Shape, Cofree<Dual<F>, Value>) -> Meeting<F.Position, Value>,
  pair: @escaping @Sendable (Free<F, Answer>, Cofree<Dual<F>, Value>) -> Meeting<Answer, Value>
) -> Suite where F.Position: Observed {
  let layers = programs.function(of: F.Position.self)
  return Suite(
    "cofree-free",
    [
      anchor(
        "cofree-free.operation",
        "pair(.liftF(a), w) { ($0, $1) } == (w.tail.shape(a), w.stepped(a).extract())",
        "an operation learns the answer of the object, and meets the value of the child it names",
        operations,
        spaces,
        left: liftF,
        right: { Meeting($1.tail.shape($0), $1.stepped($0).extract()) }
      ),
      Law(
        "cofree-free.layer",
        "pair(Free(Layer(shape: a, value: k)), w, combine: c)"
          + " == pair(k(w.tail.shape(a)), w.stepped(a), combine: c)",
        "a program pairs with an object layer by layer",
        source: "Katsumata, Rivas and Uustalu, Interaction laws of monads and comonads, 2020"
      ) { draws in
        let operation = draws.draw("a", operations)
        let next = draws.draw("k", layers)
        let w = draws.draw("w", spaces)
        return draws.same(
          pair(Free(Layer(shape: operation, value: next)), w),
          pair(next(w.tail.shape(operation)), w.stepped(operation))
        )
      },
    ]
  )
}

/// Returns the law that ties a pairing of readers with environments to their operations.
///
/// - Parameters:
///   - spaces: The generator of the values in environments.
///   - ask: What `ask` meets.
/// - Returns: The suite.
public func envReaderLaws<Environment: Observed, Value: Observed>(
  _ spaces: Generator<Env<Environment, Value>>,
  ask: @escaping @Sendable (Env<Environment, Value>) -> Meeting<Environment, Value>
) -> Suite {
  Suite(
    "env-reader",
    [
      anchor(
        "env-reader.ask",
        "pair(.ask, w) { ($0, $1) } == (w.ask(), w.extract())",
        "to ask is to learn the environment, and to meet the value",
        Generator<Bit>.constant(.zero),
        spaces,
        left: { ask($1) },
        right: { Meeting($1.ask(), $1.extract()) }
      )
    ]
  )
}

/// Returns the laws that tie a pairing of walks with rows to their operations.
///
/// - Parameters:
///   - spaces: The generator of the rows.
///   - position: What `to` and `position` after it meet.
///   - sides: What `left` and `right`, one after the other, meet.
/// - Returns: The suite.
public func zipperWalkLaws<Element: Observed>(
  _ spaces: Generator<Zipper<Element>>,
  position: @escaping @Sendable (Int, Zipper<Element>) -> Meeting<Int, Element>,
  sides: @escaping @Sendable (Zipper<Element>) -> [Element]
) -> Suite {
  Suite(
    "zipper-walk",
    [
      anchor(
        "zipper-walk.to",
        "pair(.to(a).flatMap { .position }, w) { ($0, $1) } == (b, w.peek(at: b))",
        "to walk to an index is to meet the element there, or the one at the nearer end",
        Generator<Int>.integers(in: -1...4),
        spaces,
        left: position,
        right: { index, w in
          let nearest = min(max(index, 0), w.count - 1)
          return Meeting(nearest, w.peek(at: nearest) ?? w.focus)
        }
      ),
      anchor(
        "zipper-walk.sides",
        "pair(.left, w) { $1 } == w.peek(at: w.index - 1) ?? w.focus, and so to the right",
        "to walk left or right is to meet the neighbour, if there is one",
        Generator<Bit>.constant(.zero),
        spaces,
        left: { sides($1) },
        right: { _, w in
          [w.peek(at: w.index - 1) ?? w.focus, w.peek(at: w.index + 1) ?? w.focus]
        }
      ),
    ]
  )
}

/// Returns the law that ties the pairing of `Co` with spaces to their operations.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - positions: The position that a program answers with, by the shape.
///   - answering: What a program meets that answers with a position.
/// - Returns: The suite.
public func spaceCoLaws<C: DirectedContainer & SendableMetatype, Value: Observed>(
  _ spaces: Generator<Space<C, Value>>,
  positions: Generator<(C.Shape) -> C.Position>,
  answering: @escaping @Sendable (@escaping (C.Shape) -> C.Position, Space<C, Value>) -> Value
) -> Suite {
  Suite(
    "space-co",
    [
      anchor(
        "space-co.answering",
        "pair(.move(to: a), w) { $1 } == w.peek(at: a(w.shape))",
        "a program that answers with a position meets the value there",
        positions,
        spaces,
        left: answering,
        right: { $1.peek(at: $0($1.shape)) }
      )
    ]
  )
}
