// Rejected because: a program must have an initial state.
// error: a program must have an initial state: let initial = …

import ComponentKit

struct Counter: Program {
  #if ACCEPTED
  let initial = 0
  #else
  let initialState = 0
  #endif

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
