import ComonadLab
import ComonadLaws

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

/// Returns the laws of state programs whose monad is wrong.
private func laws<Fault: MonadFault>(
  of fault: Fault.Type
) -> [Suite] where Fault.Program == TritState {
  let programs = Generator<TritState>.states.map { FaultyMonad<Fault>($0) }
  let operations = StateOperations<FaultyMonad<Fault>>(
    put: { position, next in FaultyMonad(State.put(position).map { .zero }).flatMap { _ in next } },
    get: { next in
      FaultyMonad(.pure(.zero)).flatMap { _ in FaultyMonad(State.get.flatMap { next($0).program }) }
    }
  )
  return [
    monadLaws(programs, values: .cases),
    stateLaws(programs, operations),
  ]
}

private let state = FaultFamily("State", stateOperations) {
  monadLaws(.states, values: .cases)
  stateLaws(.states, $0)
}

private let flatMap = OperationFamily<[Suite]>("State", "flatMap")
private let get = state.faults(of: "get", \.get)

/// The state monads in which one operation is wrong.
let brokenStates: [BrokenInstance] = [
  flatMap(
    "M1",
    "flatMap runs the continuation from the first position",
    laws(of: PositionForgotten.self)
  ).caught(by: "monad.right-identity", "monad.map-by-flatMap"),
  flatMap("M2", "flatMap drops the position of the continuation", laws(of: PositionDropped.self))
    .caught(by: "state.put-put", "state.get-put"),
  flatMap("M3", "flatMap runs its program twice", laws(of: FirstTwice<TritState>.self))
    .caught(by: "monad.right-identity", "monad.associativity"),
  state("M4", "put", "put does nothing") { $0.put = { _, next in next } }
    .caught(by: "state.put-get"),
  get("M5", "get answers with the first position") { next in next(.zero) }
    .caught(by: "state.put-get", "state.get-put"),
  get("M17", "get moves to the first position") { next in
    State { position in
      defer { position = .zero }
      return position
    }.flatMap(next)
  }.caught(by: "state.put-get", "state.get-get"),
  FaultyInstance("State.M18", "map", "map runs its program twice") {
    laws(of: MapTwice<TritState>.self)
  }.caught(by: "monad.map-identity", "monad.map-composition"),
]

// MARK: - Readers

private let reader = FaultFamily("Reader", ReaderOperations()) { readerLaws($0) }

private let ask = reader.faults(of: "ask", \.ask)
private let local = reader.faults(of: "local", \.local)

/// The reader monads in which one operation is wrong.
let brokenReaders: [BrokenInstance] = [
  ask("M32", "ask answers with the first environment") { next in Reader { next(.zero).run($0) } }
    .caught(by: "reader.local-ask"),
  ask("M33", "ask changes the environment of the next program") { next in
    Reader { next($0).run($0.next) }
  }.caught(by: "reader.ask-discarded", "reader.ask-ask"),
  local("M35", "local changes the environment twice") { $1.local(twice($0)) }
    .caught(by: "reader.local-composition", "reader.local-ask"),
  local("M36", "local goes one environment too far") { change, program in
    program.local { change($0).next }
  }.caught(by: "reader.local-identity", "reader.local-composition"),
  local("M37", "local changes the environment only if the answer is one") { change, program in
    Reader { program.run(program.run($0) == .zero ? $0 : change($0)) }
  }.caught(by: "reader.local-composition", "reader.local-flatMap"),
]

// MARK: - Updates

private let update = FaultFamily("Update", UpdateOperations()) { updateLaws($0) }

private let dispatch = update.faults(of: "dispatch", \.dispatch)
private let getState = update.faults(of: "getState", \.getState)

/// The update monads in which one operation is wrong.
let brokenUpdates: [BrokenInstance] = [
  dispatch("M38", "dispatch does nothing") { _, next in next }.caught(by: "update.dispatch-get"),
  dispatch("M39", "dispatch dispatches twice") { change, next in
    Update.dispatch(change + change).flatMap { next }
  }.caught(by: "update.dispatch-dispatch", "update.dispatch-get"),
  dispatch("M40", "dispatch goes one step too far") { change, next in
    Update.dispatch(change + "a").flatMap { next }
  }.caught(by: "update.dispatch-empty", "update.dispatch-dispatch"),
  getState("M42", "getState resets the state") { next in
    Update.getState.flatMap { state in
      Update<SpelledDial, Void>.dispatch("b").flatMap { next(state) }
    }
  }.caught(by: "update.get-discarded", "update.dispatch-get"),
]
