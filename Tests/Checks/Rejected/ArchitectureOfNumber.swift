// Rejected because: an architecture is one of a program, not of its state.
// error: type 'Int' does not conform to protocol 'Program'

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Elm<Int>>(0)
#endif
