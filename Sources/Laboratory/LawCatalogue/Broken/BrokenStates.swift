public import ComonadLaws
import Comonads
import StoreState

/// A state monad in which one operation may be wrong.
protocol StateFault: SendableMetatype {
  static func map<P, V, O>(_ m: State<P, V>, _ f: @escaping (V) -> O) -> State<P, O>
  static func flatMap<P, V, O>(
    _ m: State<P, V>,
    _ next: @escaping (V) -> State<P, O>
  ) -> State<P, O>
  static func put<P>(_ position: P) -> State<P, Void>
  static func get<P: CaseIterable>() -> State<P, P>
}

extension StateFault {
  static func map<P, V, O>(_ m: State<P, V>, _ f: @escaping (V) -> O) -> State<P, O> { m.map(f) }
  static func flatMap<P, V, O>(
    _ m: State<P, V>,
    _ next: @escaping (V) -> State<P, O>
  ) -> State<P, O> { m.flatMap(next) }
  static func put<P>(_ position: P) -> State<P, Void> { .put(position) }
  static func get<P: CaseIterable>() -> State<P, P> { .get }
}

/// A state program that does what its fault says.
struct FaultyState<Fault: StateFault, Position, Value>: Monad {
  let program: State<Position, Value>

  static func pure(_ value: Value) -> FaultyState { FaultyState(program: .pure(value)) }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyState<Fault, Position, Other> {
    FaultyState<Fault, Position, Other>(program: Fault.map(program, f))
  }

  func flatMap<Other>(
    _ next: @escaping (Value) -> FaultyState<Fault, Position, Other>
  ) -> FaultyState<Fault, Position, Other> {
    FaultyState<Fault, Position, Other>(program: Fault.flatMap(program) { next($0).program })
  }
}

extension FaultyState: Observed where Position: CaseIterable & Observed, Value: Observed {
  func show(in reading: inout Reading) { program.show(in: &reading) }
}

/// Runs the continuation from where its program began.
enum BindForgetsState: StateFault {
  static func flatMap<P, V, O>(
    _ m: State<P, V>,
    _ next: @escaping (V) -> State<P, O>
  ) -> State<P, O> {
    State { position in
      let value = m.run(from: position).value
      return next(value).run(&position)
    }
  }
}

/// Ends where the first program ended.
enum BindDropsState: StateFault {
  static func flatMap<P, V, O>(
    _ m: State<P, V>,
    _ next: @escaping (V) -> State<P, O>
  ) -> State<P, O> {
    State { position in
      let value = m.run(&position)
      return next(value).run(from: position).value
    }
  }
}

/// Runs the first program twice.
enum BindRunsTwice: StateFault {
  static func flatMap<P, V, O>(
    _ m: State<P, V>,
    _ next: @escaping (V) -> State<P, O>
  ) -> State<P, O> {
    m.flatMap { _ in m.flatMap(next) }
  }
}

/// Does not put.
enum PutIgnored: StateFault {
  static func put<P>(_ position: P) -> State<P, Void> { .pure(()) }
}

/// Gets the first position, wherever it is.
enum GetConstant: StateFault {
  static func get<P: CaseIterable>() -> State<P, P> {
    .inspect { P.allCases.first ?? $0 }
  }
}

/// Gets the position and moves to the first.
enum GetMoves: StateFault {
  static func get<P: CaseIterable>() -> State<P, P> {
    State { position in
      let here = position
      position = P.allCases.first ?? position
      return here
    }
  }
}

/// Runs the program twice to change its value.
enum MapRunsTwice: StateFault {
  static func map<P, V, O>(_ m: State<P, V>, _ f: @escaping (V) -> O) -> State<P, O> {
    m.flatMap { _ in m.map(f) }
  }
}

/// The state monads in which one operation is wrong.
public let brokenStates: [BrokenInstance] = [
  BrokenInstance(
    faulty("M1", BindForgetsState.self),
    operation: "flatMap",
    fault: "flatMap runs the continuation from the first position",
    caughtBy: ["monad.map-by-flatMap", "monad.right-identity"]
  ),
  BrokenInstance(
    faulty("M2", BindDropsState.self),
    operation: "flatMap",
    fault: "flatMap drops the position of the continuation",
    caughtBy: ["state.get-put", "state.put-put"]
  ),
  BrokenInstance(
    faulty("M3", BindRunsTwice.self),
    operation: "flatMap",
    fault: "flatMap runs its program twice",
    caughtBy: ["monad.associativity", "monad.right-identity"]
  ),
  BrokenInstance(
    faulty("M4", PutIgnored.self),
    operation: "put",
    fault: "put does nothing",
    caughtBy: ["state.put-get"]
  ),
  BrokenInstance(
    faulty("M5", GetConstant.self),
    operation: "get",
    fault: "get answers with the first position",
    caughtBy: ["state.get-put", "state.put-get"]
  ),
  BrokenInstance(
    faulty("M17", GetMoves.self),
    operation: "get",
    fault: "get moves to the first position",
    caughtBy: ["state.get-get", "state.put-get"]
  ),
  BrokenInstance(
    faulty("M18", MapRunsTwice.self),
    operation: "map",
    fault: "map runs its program twice",
    caughtBy: ["monad.map-composition", "monad.map-identity"]
  ),
]

/// The instance of a fault.
private func faulty<Fault: StateFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  let programs = Generator<State<Trit, Bit>>.states
    .map { FaultyState<Fault, Trit, Bit>(program: $0) }
  return Instance(
    "State.\(name)",
    monadLaws(programs, values: .cases),
    stateLaws(
      programs,
      positions: Generator<Trit>.cases,
      operations: StateOperations(
        put: { position, next in
          FaultyState<Fault, Trit, Void>(program: Fault.put(position)).flatMap { next }
        },
        get: { FaultyState<Fault, Trit, Trit>(program: Fault.get()).flatMap($0) }
      )
    ),
    line: line
  )
}
