// Rejected because: the effect of an update has the messages of the program.
// error: an update must return nothing, or an Effect<Message> of the program's own messages

import ComponentKit

struct Counter: Program {
  let initial = 0

  #if ACCEPTED
  func update(_ count: inout Int, by message: Int) -> Effect<Int> {
    count += message
    return .none
  }
  #else
  func update(_ count: inout Int, by message: Int) -> Effect<String> {
    count += message
    return .none
  }
  #endif

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
