import ComonadLab
import ComonadLaws

@testable import LawCatalogue

/// A message or a query.
enum KeypadEvent: Sendable {
  case message(Keypad.Message)
  case count, takeLast
}

/// Returns the laws of what only one architecture can do with a keypad: Redux lists its actions, and
/// Halogen answers queries.
func keypadLaws() -> Suite {
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
        var keypad = Component<Redux<Keypad>>(Keypad())
        var plain = ProgramState(Keypad())
        for message in messages { keypad.send(message) }
        keypad.resume()
        let accepted = messages.filter { plain.step(by: $0) == nil }
        return .same(keypad.actions().map { "\($0)" }, accepted.map { "\($0)" })
      }
    law("queries", "Halogen answers from the present state, which a query may change")
      .states("c.ask(q) == program.answer(q, from: &state), after any messages and queries")
      .forAll(events) { events in
        var keypad = Component<Halogen<Keypad>>(Keypad())
        var plain = ProgramState(Keypad())
        let answers = events.map { event in
          let answer =
            switch event {
            case .message(let message): keypad.send(message)?.reason ?? ""
            case .count: "\(keypad.ask(Keypad.Query.count))"
            case .takeLast: keypad.ask(Keypad.Query.takeLast)
            }
          return [answer, keypad.view.text]
        }
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
