// Rejected because: a program must answer its queries.
// error: a program with queries must answer them: func answer(_ query: Query, from state: inout State) -> AnyAnswer

import ComonadLab

struct Lamp: Program {
  enum Query { case isOn(Reply<Bool>) }

  let initial = false

  func update(_ isOn: inout Bool, by message: Bool) { isOn = message }

  #if ACCEPTED
  func answer(_ query: Query, from isOn: inout Bool) -> AnyAnswer {
    switch query {
    case .isOn(let reply): reply(isOn)
    }
  }
  #endif

  func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> String { isOn ? "on" : "off" }
}
