// Rejected because: a component runs a program, which may have properties of its own.
// error: hand over a program, not its type: Component<Elm<P>>(P())

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>(Counter.self)
#endif
