// Rejected because: what a child asks for is to be said as messages of the parent, in its own name.
// error: cannot convert return expression of type 'Effect<Int>' to return type 'Effect<Parent.Message>'

import ComponentKit

struct Counter: Program {
  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

struct Parent: ActiveProgram {
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
