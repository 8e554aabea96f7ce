// Rejected because: an architecture runs types that conform to Program.
// error: type 'Counter' does not conform to protocol 'Program'

import ComponentKit

struct Counter {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
extension Counter: Program {}
#endif

var counter = Component<Elm<Counter>>(Counter())
