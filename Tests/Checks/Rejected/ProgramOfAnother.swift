// Rejected because: a component runs the program that its type names.
// error: the program in the parentheses must be the one that the architecture names: Component<Elm<P>>(P())

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

struct Other: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Elm<Other>>(Other())
#else
var counter = Component<Elm<Counter>>(Other())
#endif
