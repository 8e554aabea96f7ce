// Rejected because: an architecture runs what says that it is a program.
// error: type 'Counter' does not conform to protocol 'Program'

import ComponentKit

#if ACCEPTED
struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
#else
struct Counter {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
#endif

var counter = Component<Elm<Counter>>(Counter())
