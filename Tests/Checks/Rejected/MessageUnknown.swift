// Rejected because: a component takes the messages of its program.
// error: type 'Counter.Message' has no member 'increment'

import ComponentKit

struct Counter: Program {
  enum Message { case up }

  let initial = 0

  func update(_ count: inout Int, by message: Message) { count += 1 }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
}

var counter = Component<Elm<Counter>>(Counter())
#if ACCEPTED
counter.send(.up)
#else
counter.send(.increment)
#endif
