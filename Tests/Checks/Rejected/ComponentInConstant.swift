// Rejected because: a component is a value, which a message changes.
// error: cannot use mutating member on immutable value: 'counter' is a 'let' constant

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Elm<Counter>>(Counter())
#else
let counter = Component<Elm<Counter>>(Counter())
#endif
counter.send(1)
