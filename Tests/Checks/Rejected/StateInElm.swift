// Rejected because: Elm hides the state, and what it hides cannot be read.
// error: Elm and Halogen hide the state; choose Redux or React to read it, or let a program in Halogen answer a query

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
let counter = Component<React<Counter>>(Counter())
#else
let counter = Component<Elm<Counter>>(Counter())
#endif
print(counter.state)
