// Rejected because: only Redux has actions.
// error: only Redux dispatches actions; send a message
// error: only Redux keeps a log of actions; choose Redux
// error: only Redux keeps a log of actions; there is none to forget

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

#if ACCEPTED
var counter = Component<Redux<Counter>>(Counter())
#else
var counter = Component<Elm<Counter>>(Counter())
#endif
counter.dispatch(1)
print(counter.actions())
counter.forgetActions()
