// Rejected because: each word belongs to one architecture.
// error: only Redux has getState(); in React read state, in Elm and Halogen it is hidden

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
let counter = Component<Redux<Counter>>(Counter())
#else
let counter = Component<React<Counter>>(Counter())
#endif
print(counter.getState())
