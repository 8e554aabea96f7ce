// Rejected because: only Equatable values are compared with `==`.
// error: binary operator '==' cannot be applied to two 'Counter.Message' operands

import ComponentKit

struct Counter: Program {
  #if ACCEPTED
  enum Message: Equatable {
    case by(Int)
    case clear
  }
  #else
  enum Message {
    case by(Int)
    case clear
  }
  #endif

  let initial = 0

  func update(_ count: inout Int, by message: Message) {
    if message == .clear { count = 0 }
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
}
