public import Comonads

/// The result of pairing a program with a space: the answer, and the value where it ended.
public struct PairingResult<Answer, Value> {
  /// The answer of the program.
  public let answer: Answer

  /// The value at the place to which the program leads.
  public let value: Value

  /// Creates a meeting.
  public init(_ answer: Answer, _ value: Value) {
    self.answer = answer
    self.value = value
  }
}

extension PairingResult: Observed where Answer: Observed, Value: Observed {
  /// Writes the answer and the value.
  public func show(in reading: inout ObservedText) {
    reading.add(part: ".answer", answer)
    reading.add(part: ".value", value)
  }
}

/// Returns the laws of a pairing of a monad with a comonad.
///
/// The pairing function is generic, and a law needs it at two types; so it is given twice:
///
/// ```swift
/// pairingLaws(
///   Generator<State<Trit, Bit>>.states,
///   Generator<Store<Trit, Bit>>.stores,
///   answers: .cases,
///   values: .cases,
///   pair: pair(_:_:combine:),
///   everywhere: pair(_:_:combine:)
/// ).laws.count  // 4
/// ```
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - spaces: The generator of the spaces.
///   - answers: The generator of the programs' answers.
///   - values: The generator of the spaces' values.
///   - pair: The pairing of a program with a space.
///   - everywhere: The same pairing, of a program with the space of spaces.
/// - Returns: The suite.
public func pairingLaws<M: Monad & Observed, W: Explorable>(
  _ programs: Generator<M>,
  _ spaces: Generator<W>,
  answers: Generator<M.Value>,
  values: Generator<W.Focus>,
  pair:
    @escaping @Sendable (
      M, W, (M.Value, W.Focus) -> PairingResult<M.Value, W.Focus>
    ) -> PairingResult<M.Value, W.Focus>,
  everywhere:
    @escaping @Sendable (
      M, W.Duplicate, (M.Value, W) -> PairingResult<M.Value, W.Focus>
    ) -> PairingResult<M.Value, W.Focus>
) -> Suite where M.Value: Observed, W.Focus: Observed {
  let m = Variable("m", programs)
  let w = Variable("w", spaces)
  let f = Variable("f", answers.valuation(of: M.Value.self))
  let g = Variable("g", values.valuation(of: W.Focus.self))
  let a = Variable("a", answers)
  let k = Variable("k", programs.continuation(of: M.Value.self))
  let source = "Katsumata, Rivas and Uustalu, Interaction laws of monads and comonads, 2020"
  return Suite("pairing", source: source) {
    law("natural", "mapping both sides before pairing equals mapping in the combining function")
      .states("pair(m.map(f), w.map(g), combine: c) == pair(m, w) { c(f($0), g($1)) }")
      .forAll(m, w, f, g) { m, w, f, g in
        .same(
          pair(m.map(f), w.map(g)) { PairingResult($0, $1) },
          pair(m, w) { PairingResult(f($0), g($1)) }
        )
      }
    law("unit", "a program without effects pairs with the value in focus")
      .states("pair(.pure(a), w, combine: c) == c(a, w.extract())")
      .forAll(a, w) { a, w in
        .same(pair(M.pure(a), w) { PairingResult($0, $1) }, PairingResult(a, w.extract()))
      }
    law("join", "the second of two programs pairs with the space that the first moved to")
      .states(
        "pair(m.flatMap(k), w, combine: c)"
          + " == pair(m, w.duplicate()) { pair(k($0), $1, combine: c) }"
      )
      .forAll(m, k, w) { m, k, w in
        .same(
          pair(m.flatMap(k), w) { PairingResult($0, $1) },
          everywhere(m, w.duplicate()) { a, v in pair(k(a), v) { PairingResult($0, $1) } }
        )
      }
    law("once", "pairing calls the combining function once")
      .states("pair(m, w) { calls += 1; return c($0, $1) } calls once")
      .forAll(m, w) { m, w in
        var meetings: [PairingResult<M.Value, W.Focus>] = []
        let last = pair(m, w) {
          meetings.append(PairingResult($0, $1))
          return PairingResult($0, $1)
        }
        return .same(meetings, [last])
      }
  }
}

/// Returns the laws of running a program in place, which returns an answer and moves the space.
///
/// - Parameters:
///   - programs: The generator of the programs.
///   - spaces: The generator of the spaces.
///   - answers: The generator of the programs' answers.
///   - run: Runs a program on a space.
/// - Returns: The suite.
public func runnerLaws<M: Monad & Observed, W: Explorable>(
  _ programs: Generator<M>,
  _ spaces: Generator<W>,
  answers: Generator<M.Value>,
  run: @escaping @Sendable (inout W, M) -> M.Value
) -> Suite where M.Value: Observed {
  @Sendable
  func ran(_ program: M, _ space: W) -> PairingResult<M.Value, W> {
    var space = space
    let answer = run(&space, program)
    return PairingResult(answer, space)
  }
  let a = Variable("a", answers)
  let w = Variable("w", spaces)
  let m = Variable("m", programs)
  let k = Variable("k", programs.continuation(of: M.Value.self))
  return Suite("runner", source: "Uustalu, Stateful runners of effectful computations, 2015") {
    law("unit", "a program without effects moves nothing")
      .states("w.move(by: .pure(a)) == a, and w as before")
      .forAll(a, w) { a, w in .same(ran(.pure(a), w), PairingResult(a, w)) }
    law("flatMap", "running two joined programs equals running the first, then the second")
      .states("w.move(by: m.flatMap(k)) == w.move(by: k(w.move(by: m)))")
      .forAll(m, k, w) { m, k, w in
        let first = ran(m, w)
        return .same(ran(m.flatMap(k), w), ran(k(first.answer), first.value))
      }
  }
}
