import ComonadLaws
import Comonads
import StoreState

/// A program whose position is one of three, and whose answer is one of two.
typealias TritState = State<Trit, Bit>

/// `flatMap` runs the second program from where the first began.
private enum PositionForgotten: MonadFault {
  static func flatMap(_ program: TritState, _ next: @escaping (Bit) -> TritState) -> TritState {
    State { position in
      let answer = program.run(from: position).value
      return next(answer).run(&position)
    }
  }
}

/// `flatMap` ends where the first program ended.
private enum PositionDropped: MonadFault {
  static func flatMap(_ program: TritState, _ next: @escaping (Bit) -> TritState) -> TritState {
    State { position in
      let answer = program.run(&position)
      return next(answer).run(from: position).value
    }
  }
}

/// The operations of state programs besides those of their monad.
private struct PositionOperations: Sendable {
  var put: @Sendable (Trit) -> State<Trit, Void> = { .put($0) }
  var get: @Sendable () -> State<Trit, Trit> = { .get }
}

/// Returns the laws of state programs whose monad or whose operations may be faulty.
private func laws<Fault: MonadFault>(
  of fault: Fault.Type,
  _ operations: PositionOperations = PositionOperations()
) -> Suite where Fault.Program == TritState {
  let programs = Generator<TritState>.states.map { FaultyMonad<Fault>($0) }
  let suites = [
    monadLaws(programs, values: .cases),
    stateLaws(
      programs,
      positions: Generator<Trit>.cases,
      operations: StateOperations(
        put: { position, next in
          FaultyMonad<Fault>(operations.put(position).map { .zero }).flatMap { _ in next }
        },
        get: { next in
          FaultyMonad<Fault>(.pure(.zero)).flatMap { _ in
            FaultyMonad(operations.get().flatMap { next($0).program })
          }
        }
      )
    ),
  ]
  return Suite("state") { suites }
}

private let state = FaultFamily("State", PositionOperations()) {
  laws(of: NoMonadFault<TritState>.self, $0)
}

private let get = state.faults(of: "get", \.get)

/// The state monads in which one operation is wrong.
let brokenStates: [BrokenInstance] = [
  FaultyInstance("State.M1", "flatMap", "flatMap runs the continuation from the first position") {
    laws(of: PositionForgotten.self)
  }.caught(by: "monad.right-identity", "monad.map-by-flatMap"),
  FaultyInstance("State.M2", "flatMap", "flatMap drops the position of the continuation") {
    laws(of: PositionDropped.self)
  }.caught(by: "state.put-put", "state.get-put"),
  FaultyInstance("State.M3", "flatMap", "flatMap runs its program twice") {
    laws(of: FirstTwice<TritState>.self)
  }.caught(by: "monad.right-identity", "monad.associativity"),
  state("M4", "put", "put does nothing") { $0.put = { _ in .pure(()) } }
    .caught(by: "state.put-get"),
  get("M5", "get answers with the first position") { .inspect { _ in .zero } }
    .caught(by: "state.put-get", "state.get-put"),
  get("M17", "get moves to the first position") {
    State { position in
      defer { position = .zero }
      return position
    }
  }.caught(by: "state.put-get", "state.get-get"),
  FaultyInstance("State.M18", "map", "map runs its program twice") {
    laws(of: MapTwice<TritState>.self)
  }.caught(by: "monad.map-identity", "monad.map-composition"),
]
