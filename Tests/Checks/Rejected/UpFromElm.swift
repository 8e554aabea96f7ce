// Rejected because: Elm hides the state, so its components cannot become React's.
// error: Elm and Halogen hide the state, so there is no way from them to another architecture; begin in React or Redux

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
let counter = Component<Redux<Counter>>(Counter())
#else
let counter = Component<Elm<Counter>>(Counter())
#endif
print(counter.translated(to: React<Counter>.self).view)
