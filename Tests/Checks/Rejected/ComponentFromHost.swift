// Rejected because: the component of a host is looked at inside the host, and does not get out.
// error: conform to the 'Sendable' protocol

import ComponentHost
import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

let host = ProgramHost(Component<Elm<Counter>>(Counter()))

#if ACCEPTED
print(host.read { $0.view })
#else
print(host.read { $0 }.view)
#endif
