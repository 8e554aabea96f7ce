// Rejected because: a saved program must write its state as text, unless the state is Codable.
// error: a saved program must write its state as text, unless the state is Codable (on pages none is): func save(_ state: State) -> String
// error: a saved program must read its state from text, unless the state is Codable (on pages none is): func load(_ text: String, version: Int) -> State?

import ComonadLab

struct Counter: SavedProgram {
  struct State { var count = 0 }

  let initial = State()

  func update(_ state: inout State, by message: Int) { state.count += message }

  func view(_ state: State, send: @escaping (Int) -> Void) -> String { "\(state.count)" }
}

#if ACCEPTED
extension Counter.State: Codable {}
#endif
