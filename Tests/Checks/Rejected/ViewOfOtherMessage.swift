// Rejected because: a view sends the messages of the update.
// error: a program must have a view of its state and its messages: func view(_ state: State, send: @escaping (Message) -> Void) -> View

import ComponentKit

struct Counter: Program {
  enum Message { case up }

  let initial = 0

  func update(_ count: inout Int, by message: Message) { count += 1 }

  #if ACCEPTED
  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
  #else
  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  #endif
}
