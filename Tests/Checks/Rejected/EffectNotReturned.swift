// Rejected because: an active program returns an effect for every message, also an empty one.
// error: cannot convert return expression of type '()' to return type 'Effect<Int>'

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) -> Effect<Int> {
    #if ACCEPTED
    count += message
    return .none
    #else
    count += message
    #endif
  }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
