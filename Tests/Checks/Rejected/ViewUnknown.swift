// Rejected because: a component shows the view of its program, and nothing else.
// error: value of type 'Component<Elm<Counter>>' has no member 'body'

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

let counter = Component<Elm<Counter>>(Counter())
#if ACCEPTED
print(counter.view)
#else
print(counter.body)
#endif
