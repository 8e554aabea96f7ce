// Rejected because: a program must have an update.
// error: a program must say how a message changes the state: func update(_ state: inout State, by message: Message)

import ComponentKit

struct Counter: Program {
  let initial = 0

  #if ACCEPTED
  func update(_ count: inout Int, by message: Int) { count += message }
  #endif

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
