// Rejected because: the update of an active program returns an effect.
// error: an active program must return its effect, or .none: func update(_ state: inout State, by message: Message) -> Effect<Message>

import ComponentKit

struct Counter: ActiveProgram {
  let initial = 0

  #if ACCEPTED
  func update(_ count: inout Int, by message: Int) -> Effect<Int> {
    count += message
    return .none
  }
  #else
  func update(_ count: inout Int, by message: Int) { count += message }
  #endif

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
