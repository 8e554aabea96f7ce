// Rejected because: a program says where it begins.
// error: a program must say in which state it begins: let initial = …

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
