// Rejected because: a component has one user at a time; what several tasks use is a host.
// error: risks causing data races

import ComponentHost
import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

func bump() async -> String {
  #if ACCEPTED
  let component = ProgramHost(Component<Elm<Counter>>(Counter()))
  #else
  var component = Component<Elm<Counter>>(Counter())
  #endif
  let task = Task { component.send(1) }
  component.send(2)
  await task.value
  return component.view
}
