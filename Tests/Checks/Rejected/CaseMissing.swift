// Rejected because: an update has an answer to every message.
// error: switch must be exhaustive

import ComponentKit

struct Counter: Program {
  enum Message { case up, down }

  let initial = 0

  func update(_ count: inout Int, by message: Message) {
    switch message {
    case .up: count += 1
    #if ACCEPTED
    case .down: count -= 1
    #endif
    }
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
}
