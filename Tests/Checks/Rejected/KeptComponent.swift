// Rejected because: a host has its component alone, so whoever hands it over keeps nothing of it.
// error: sending 'component' risks causing data races

import ComponentHost
import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

func view() -> String {
  let component = Component<Elm<Counter>>(Counter())
  let host = ProgramHost(component)
  #if ACCEPTED
  return host.view
  #else
  return host.view + component.view
  #endif
}
