// Rejected because: only Halogen passes queries on.
// error: only Halogen passes queries on; choose Halogen

import ComonadLab

struct Lamp: Program {
  enum Query { case isOn(Reply<Bool>) }

  let initial = false

  func update(_ isOn: inout Bool, by message: Bool) { isOn = message }

  func answer(_ query: Query, from isOn: inout Bool) -> AnyAnswer {
    switch query {
    case .isOn(let reply): reply(isOn)
    }
  }

  func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> String { isOn ? "on" : "off" }
}

#if ACCEPTED
var lamp = Component<Halogen<Lamp>>(Lamp())
#else
var lamp = Component<Elm<Lamp>>(Lamp())
#endif
print(lamp.ask(Lamp.Query.isOn))
