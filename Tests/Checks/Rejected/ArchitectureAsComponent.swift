// Rejected because: an architecture is a choice, and has no values.
// error: an architecture is chosen for a component: Component<Elm<P>>(P())

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
let counter = Component<Elm<Counter>>(Counter())
#else
let counter: Elm<Counter> = Elm<Counter>(Counter())
#endif
