// Rejected because: an update changes the state in place.
// error: a program must say how a message changes the state: func update(_ state: inout State, by message: Message)

import ComponentKit

struct Counter: Program {
  let initial = 0

  #if ACCEPTED
  func update(_ count: inout Int, by message: Int) { count += message }
  #else
  func update(_ count: Int, by message: Int) -> Int { count + message }
  #endif

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
