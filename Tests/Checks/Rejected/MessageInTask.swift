// Rejected because: messages of work come from another thread.
// error: type 'Counter.Message' does not conform to the 'Sendable' protocol

import ComonadLab

struct Counter: Program {
  final class Draft {}

  #if ACCEPTED
  enum Message: Sendable {
    case load
    case loaded(String)
  }
  #else
  enum Message {
    case load
    case loaded(Draft)
  }
  #endif

  let initial = 0

  func update(_ count: inout Int, by message: Message) -> Effect<Message> {
    .task("load") { send in send(.load) }
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
}
