import ComonadLab
import ComonadLaws

/// What only one architecture can do: Redux lists its actions, and Halogen answers queries.
struct KeypadOperations: Sendable {
  typealias Logged = Component<Redux<Keypad>>
  typealias Asked = Component<Halogen<Keypad>>

  var send: @Sendable (inout Logged, Keypad.Message) -> Void = { $0.send($1) }
  var actions: @Sendable (Logged) -> [Keypad.Message] = { $0.actions() }
  var ask: @Sendable (inout Asked, KeypadEvent) -> String = { keypad, event in
    switch event {
    case .message(let message): keypad.send(message)?.reason ?? ""
    case .count: "\(keypad.ask(Keypad.Query.count))"
    case .takeLast: keypad.ask(Keypad.Query.takeLast)
    }
  }
}

/// A message or a query.
enum KeypadEvent: Sendable {
  case message(Keypad.Message)
  case count, takeLast
}

/// Returns the laws of what only one architecture can do with a keypad.
func keypadLaws(_ operations: KeypadOperations = KeypadOperations()) -> Suite {
  let messages = Variable("messages", Keypad.messages.histories)
  let events = Variable(
    "events",
    Generator<KeypadEvent>.frequency([
      (4, Keypad.messages.map { .message($0) }), (1, .constant(.count)), (1, .constant(.takeLast)),
    ]).array(upTo: 9)
  )
  return Suite("architecture", source: "Freeman, Comonads as spaces, 2016") {
    law("actions", "Redux lists the messages that were accepted, in their order")
      .states("c.send(m) for each m; c.resume(); c.actions() == the messages that c took")
      .forAll(messages) { messages in
        var keypad = KeypadOperations.Logged(Keypad())
        var plain = ProgramState(Keypad())
        for message in messages { operations.send(&keypad, message) }
        keypad.resume()
        let accepted = messages.filter { plain.step(by: $0) == nil }
        return .same(operations.actions(keypad).map { "\($0)" }, accepted.map { "\($0)" })
      }
    law("queries", "Halogen answers from the present state, which a query may change")
      .states("c.ask(q) == program.answer(q, from: &state), after any messages and queries")
      .forAll(events) { events in
        var keypad = KeypadOperations.Asked(Keypad())
        var plain = ProgramState(Keypad())
        let answers = events.map { [operations.ask(&keypad, $0), keypad.view.text] }
        let expected = events.map { event in
          let answer =
            switch event {
            case .message(let message): plain.step(by: message)?.reason ?? ""
            case .count: "\(plain.state.count)"
            case .takeLast: plain.state.popLast().map { "\($0)" } ?? ""
            }
          return [answer, plain.state]
        }
        return .same(answers, expected)
      }
  }
}
