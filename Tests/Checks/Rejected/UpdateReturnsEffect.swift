// Rejected because: what requests work outside is an active program.
// error: one that returns an Effect is an ActiveProgram

import ComponentKit

#if ACCEPTED
typealias Kind = ActiveProgram
#else
typealias Kind = Program
#endif

struct Counter: Kind {
  let initial = 0

  func update(_ count: inout Int, by message: Int) -> Effect<Int> {
    count += message
    return .none
  }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
