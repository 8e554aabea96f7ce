// Rejected because: a program is a value that any thread may run.
// error: conformance of 'Counter' to protocol 'Program' crosses into main actor-isolated code

import ComponentKit

#if !ACCEPTED
@MainActor
#endif
struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
