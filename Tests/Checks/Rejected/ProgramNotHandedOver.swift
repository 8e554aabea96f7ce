// Rejected because: a component runs a program, which it does not make.
// error: hand over the program: Component<Elm<P>>(P())

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>()
#endif
