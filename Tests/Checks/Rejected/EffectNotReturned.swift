// Rejected because: an active program says of every message what is to be done, if it is nothing.
// error: cannot convert return expression of type '()' to return type 'Effect<Int>'

import ComponentKit

struct Counter: ActiveProgram {
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
