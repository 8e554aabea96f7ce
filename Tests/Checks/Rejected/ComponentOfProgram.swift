// Rejected because: a component has an architecture, which has the program.
// error: type 'Counter' does not conform to protocol 'Architecture'

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Counter>(Counter())
#endif
