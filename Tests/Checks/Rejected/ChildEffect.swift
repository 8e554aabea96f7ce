// Rejected because: what a child requests has the child's messages; a declared child is passed on.
// error: cannot convert return expression of type 'Effect<Int>' to return type 'Effect<Parent.Message>'
// with: CounterProgram.swift

import ComponentKit

struct Parent: Program {
  enum Message: Sendable {
    case counter(Int)
  }

  let initial = Component<Elm<Counter>>(Counter())

  #if ACCEPTED
  var children: [Part<State, Message>] {
    [
      Part("child", as: Message.counter) {
        $1(&$0)
      } from: {
        if case .counter(let message) = $0 { message } else { nil }
      }
    ]
  }
  func update(_ child: inout Component<Elm<Counter>>, by message: Message) {}
  #else
  func update(_ child: inout Component<Elm<Counter>>, by message: Message) -> Effect<Message> {
    if case .counter(let message) = message { child.send(message) }
    return child.takeEffect()
  }
  #endif

  func view(_ child: Component<Elm<Counter>>, send: @escaping (Message) -> Void) -> String {
    child.view { send(.counter($0)) }
  }
}
