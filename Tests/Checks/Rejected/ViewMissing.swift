// Rejected because: a program must have a view.
// error: a program must have a view of its state and its messages: func view(_ state: State, send: @escaping (Message) -> Void) -> View

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  #if ACCEPTED
  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  #endif
}
