// Rejected because: the state is changed by a function, which leaves it in its place.
// error: the state is set by setState { $0 = … }, in React only

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

var counter = Component<React<Counter>>(Counter())
#if ACCEPTED
counter.setState { $0 = 3 }
#else
counter.state = 3
#endif
