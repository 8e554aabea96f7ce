// Rejected because: Elm hides the state, so nobody can set it.
// error: only React lets the state be set; choose React, or send a message

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<React<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>(Counter())
#endif
counter.setState { $0 = 3 }
