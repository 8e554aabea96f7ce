// Rejected because: the sender of a message needs access to its type.
// error: enum 'Message' must be as accessible as its enclosing type

import ComponentKit

struct Counter: Program {
  #if ACCEPTED
  enum Message { case up }
  #else
  private enum Message { case up }
  #endif

  let initial = 0

  func update(_ count: inout Int, by message: Message) { count += 1 }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
}
