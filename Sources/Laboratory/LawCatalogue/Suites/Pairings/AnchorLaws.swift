import ComonadLab
import ComonadLaws

// Many pairings obey the laws of a pairing, such as one that never moves. An anchor law ties a
// pairing to its operations: it states the result of each operation of the monad by operations of
// the comonad.

/// The source of most of these laws.
private let source = "after Freeman, Comonads as spaces, 2016"

/// Returns the laws that tie a pairing of state programs with stores to their operations.
///
/// - Parameters:
///   - put: The result of `put`.
///   - get: The result of `get`.
/// - Returns: The suite.
func storeStateLaws(
  put: @escaping @Sendable (Trit, Store<Trit, Bit>) -> Bit = { pair(.put($0), $1) { $1 } },
  get: @escaping @Sendable (Store<Trit, Bit>) -> PairingResult<Trit, Bit> = {
    pair(.get, $0) { PairingResult($0, $1) }
  }
) -> Suite {
  let a = Variable("a", Generator<Trit>.cases)
  let w = Variable("w", Generator<Store<Trit, Bit>>.stores)
  return Suite("store-state", source: source) {
    law("put", "putting a position pairs with the value at that position")
      .states("pair(.put(a), w) { $1 } == w.peek(at: a)")
      .forAll(a, w) { a, w in .same(put(a, w), w.peek(at: a)) }
    law("get", "getting the position returns it, and pairs with its value")
      .states("pair(.get, w) { ($0, $1) } == (w.position, w.extract())")
      .forAll(a, w) { a, w in .same(get(w), PairingResult(w.position, w.extract())) }
  }
}

/// Returns the law that ties a pairing of writer programs with traced values to their operations.
///
/// - Parameters:
///   - spaces: The generator of the traced values.
///   - tell: The result of `tell`.
///   - trace: The value of the space at a log.
/// - Returns: The suite.
func tracedWriterLaws<W: Explorable>(
  _ spaces: Generator<W>,
  tell: @escaping @Sendable (String, W) -> Bit,
  trace: @escaping @Sendable (String, W) -> Bit
) -> Suite where W.Focus == Bit {
  let a = Variable("a", .words)
  let w = Variable("w", spaces)
  return Suite("traced-writer", source: source) {
    law("tell", "telling a log pairs with the value after that log")
      .states("pair(.tell(a), w) { $1 } == w.trace(a)")
      .forAll(a, w) { a, w in .same(tell(a, w), trace(a, w)) }
  }
}

/// Returns the laws that tie a pairing of thunks with ledgers to their operations.
///
/// - Parameters:
///   - dispatch: The result of `dispatch`.
///   - reduced: The result of `getState` after `dispatch`.
/// - Returns: The suite.
func ledgerUpdateLaws(
  dispatch: @escaping @Sendable (String, Ledger<SpelledDial, Bit>) -> Bit = {
    pair(.dispatch($0), $1) { $1 }
  },
  reduced:
    @escaping @Sendable (String, Ledger<SpelledDial, Bit>) -> PairingResult<Trit, Bit> = {
      pair(Update.dispatch($0).flatMap { .getState }, $1) { PairingResult($0, $1) }
    }
) -> Suite {
  let a = Variable("a", .words)
  let w = Variable("w", Generator<Ledger<SpelledDial, Bit>>.ledgers)
  return Suite("ledger-update", source: source) {
    law("dispatch", "dispatching a change pairs with the value after that change")
      .states("pair(.dispatch(a), w) { $1 } == w.trace(a)")
      .forAll(a, w) { a, w in .same(dispatch(a, w), w.trace(a)) }
    law("state", "the state after a change is the reduced state")
      .states(
        "pair(.dispatch(a).flatMap { .getState }, w) { ($0, $1) }"
          + " == (act(on: w.state, by: a), w.trace(a))"
      )
      .forAll(a, w) { change, w in
        .same(
          reduced(change, w),
          PairingResult(SpelledDial.state(after: change, from: w.state), w.trace(change))
        )
      }
  }
}

/// The results of the operations of sync programs, paired with replicas.
struct ReplicaPairing: Sendable {
  typealias Dials = Replica<ReplicaState<DialRule>, Bit>

  var make: @Sendable (Bit, Dials) -> Bit = { pair(.make($0), $1) { $1 } }
  var receive: @Sendable (Bit, Dials) -> Bit = { pair(.receive(.theirs($0)), $1) { $1 } }
  var shape: @Sendable (Bit, Dials) -> ReplicaState<DialRule> = {
    pair(Sync.receive(.theirs($0)).flatMap { .getShape }, $1) { shape, _ in shape }
  }
}

/// Returns the laws that tie a pairing of sync programs with replicas to their operations.
func replicaSyncLaws(_ paired: ReplicaPairing = ReplicaPairing()) -> Suite {
  let a = Variable("a", Generator<Bit>.cases)
  let w = Variable("w", Generator<ReplicaPairing.Dials>.replicas)
  return Suite("replica-sync", source: source) {
    law("make", "making a step pairs with the value after that step")
      .states("pair(.make(a), w) { $1 } == w.peek(at: ReplicaPosition(own: [a]))")
      .forAll(a, w) { a, w in
        .same(paired.make(a, w), w.peek(at: ReplicaPosition(own: [a])))
      }
    law("receive", "taking an event pairs with the value after that event")
      .states("pair(.receive(.theirs(a)), w) { $1 } == w.receiving(.theirs(a)).extract()")
      .forAll(a, w) { a, w in
        .same(paired.receive(a, w), w.receiving(.theirs(a)).extract())
      }
    law("shape", "the shape after an event is that of the replica after it")
      .states("pair(.receive(e).flatMap { .getShape }, w) { $0 } == w.receiving(e).shape")
      .forAll(a, w) { a, w in .same(paired.shape(a, w), w.receiving(.theirs(a)).shape) }
  }
}

/// Returns the law that ties a pairing of sending programs with machines to their operations.
///
/// - Parameter send: The result of `send`.
/// - Returns: The suite.
func mooreFreeLaws(
  send: @escaping @Sendable (Bit, Moore<Bit, Bit>) -> Bit = { pair(.send($0), $1) { $1 } }
) -> Suite {
  let a = Variable("a", Generator<Bit>.cases)
  let w = Variable("w", Generator<Moore<Bit, Bit>>.machines)
  return Suite("moore-free", source: source) {
    law("send", "sending an input pairs with the output after that input")
      .states("pair(.send(a), w) { $1 } == w.stepped(a).output")
      .forAll(a, w) { a, w in .same(send(a, w), w.stepped(a).output) }
  }
}

/// Returns the laws that tie a pairing of free programs with objects to their operations.
///
/// - Parameters:
///   - spaces: The generator of the objects.
///   - programs: The generator of the programs after an operation.
///   - liftF: The result of one operation.
///   - pair: The result of a program.
/// - Returns: The suite.
func cofreeFreeLaws<F: AnsweredContainer>(
  _ spaces: Generator<Cofree<Dual<F>, Bit>>,
  programs: Generator<Free<F, Bit>>,
  liftF: @escaping @Sendable (Bit, Cofree<Dual<F>, Bit>) -> PairingResult<Bit, Bit>,
  pair: @escaping @Sendable (Free<F, Bit>, Cofree<Dual<F>, Bit>) -> PairingResult<Bit, Bit>
) -> Suite where F.Shape == Bit, F.Position == Bit {
  let k = Variable("k", programs.continuation(of: Bit.self))
  let a = Variable("a", Generator<Bit>.cases)
  let w = Variable("w", spaces)
  return Suite("cofree-free", source: source) {
    law("operation", "an operation returns the object's answer, and pairs with the value after it")
      .states("pair(.liftF(a), w) { ($0, $1) } == (w.tail.shape(a), w.stepped(a).extract())")
      .forAll(a, w) { a, w in
        .same(liftF(a, w), PairingResult(w.tail.shape(a), w.stepped(a).extract()))
      }
    law("layer", "a program pairs with an object layer by layer")
      .states(
        "pair(Free(Layer(shape: a, value: k)), w, combine: c)"
          + " == pair(k(w.tail.shape(a)), w.stepped(a), combine: c)"
      )
      .citing("Katsumata, Rivas and Uustalu, Interaction laws of monads and comonads, 2020")
      .forAll(a, k, w) { a, k, w in
        .same(pair(Free(Layer(shape: a, value: k)), w), pair(k(w.tail.shape(a)), w.stepped(a)))
      }
  }
}

/// Returns the law that ties a pairing of readers with environments to their operations.
///
/// - Parameter ask: The result of `ask`.
/// - Returns: The suite.
func envReaderLaws(
  ask: @escaping @Sendable (Env<Trit, Bit>) -> PairingResult<Trit, Bit> = {
    pair(.ask, $0) { PairingResult($0, $1) }
  }
) -> Suite {
  let w = Variable("w", Generator<Env<Trit, Bit>>.environments)
  return Suite("env-reader", source: source) {
    law("ask", "asking returns the environment, and pairs with the value")
      .states("pair(.ask, w) { ($0, $1) } == (w.ask(), w.extract())")
      .forAll(w) { w in .same(ask(w), PairingResult(w.ask(), w.extract())) }
  }
}

/// Returns the laws that tie a pairing of walks with rows to their operations.
///
/// - Parameters:
///   - position: The result of `to`, with `position` after it.
///   - sides: The results of `left` and `right`.
/// - Returns: The suite.
func zipperWalkLaws(
  position: @escaping @Sendable (Int, Zipper<Bit>) -> PairingResult<Int, Bit> = {
    pair(Walk<Void>.to($0).flatMap { .position }, $1) { PairingResult($0, $1) }
  },
  sides: @escaping @Sendable (Zipper<Bit>) -> [Bit] = { row in
    [Walk<Void>.left, .right].map { pair($0, row) { $1 } }
  }
) -> Suite {
  let a = Variable("a", Generator<Int>.integers(in: -1...4))
  let w = Variable("w", Generator<Zipper<Bit>>.rows)
  return Suite("zipper-walk", source: source) {
    law("to", "walking to an index pairs with its element, or with that of the nearer end")
      .states("pair(.to(a).flatMap { .position }, w) { ($0, $1) } == (b, w.peek(at: b))")
      .forAll(a, w) { index, w in
        let nearest = min(max(index, 0), w.count - 1)
        return .same(position(index, w), PairingResult(nearest, w.peek(at: nearest) ?? w.focus))
      }
    law("sides", "walking left or right pairs with the neighbour, if there is one")
      .states("pair(.left, w) { $1 } == w.peek(at: w.index - 1) ?? w.focus, and so to the right")
      .forAll(w) { w in
        .same(sides(w), [w.peek(at: w.index - 1) ?? w.focus, w.peek(at: w.index + 1) ?? w.focus])
      }
  }
}

/// Returns the law that ties the pairing of `Co` with spaces to their operations.
///
/// - Parameters:
///   - spaces: The generator of the spaces.
///   - positions: The position that a program answers with, by the shape.
///   - answering: The result of a program that answers with a position.
/// - Returns: The suite.
func spaceCoLaws<C: DirectedContainer & SendableMetatype>(
  _ spaces: Generator<Space<C, Bit>>,
  positions: Generator<(C.Shape) -> C.Position>,
  answering: @escaping @Sendable (@escaping (C.Shape) -> C.Position, Space<C, Bit>) -> Bit
) -> Suite {
  let a = Variable("a", positions)
  let w = Variable("w", spaces)
  return Suite("space-co", source: source) {
    law("answering", "a program that returns a position pairs with the value at it")
      .states("pair(.move(to: a), w) { $1 } == w.peek(at: a(w.shape))")
      .forAll(a, w) { a, w in .same(answering(a, w), w.peek(at: a(w.shape))) }
  }
}

/// Returns the law of the equality of spaces of finitely many positions.
func spaceEqualityLaws(
  _ isEqual:
    @escaping @Sendable (Space<ZipperContainer, Bit>, Space<ZipperContainer, Bit>) -> Bool =
    { $0 == $1 }
) -> Suite {
  let w = Variable("w", spaces(ZipperContainer.self, .places))
  let p = Variable("p", .integers(in: 0...2))
  return Suite("space-equality", source: source) {
    law("values", "two spaces differ if their values at one position do")
      .states("w == w, and w != w with another value at p    if there is such a position")
      .forAll(w, p) { w, p in
        let other = Space<ZipperContainer, Bit>(shape: w.shape) { position in
          let value = w.peek(at: position)
          return position == p ? (value == .zero ? .one : .zero) : value
        }
        return .same([isEqual(w, w), isEqual(w, other)], [true, p >= w.shape.count])
      }
  }
}
