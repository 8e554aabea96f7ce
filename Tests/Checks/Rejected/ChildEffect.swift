// Rejected because: what a child requests must be mapped to messages of the parent.
// error: cannot convert return expression of type 'Effect<Int>' to return type 'Effect<Parent.Message>'
// with: CounterProgram.swift

import ComponentKit

struct Parent: Program {
  enum Message: Sendable {
    case counter(Int)
  }

  let initial = Component<Elm<Counter>>(Counter())

  func update(_ child: inout Component<Elm<Counter>>, by message: Message) -> Effect<Message> {
    if case .counter(let message) = message { child.send(message) }
    #if ACCEPTED
    return child.takeEffect().map { .counter($0) }.within("counter")
    #else
    return child.takeEffect()
    #endif
  }

  func view(_ child: Component<Elm<Counter>>, send: @escaping (Message) -> Void) -> String {
    child.view { send(.counter($0)) }
  }
}
