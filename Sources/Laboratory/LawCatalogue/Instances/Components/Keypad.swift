import ComonadLab
import ComonadLaws

/// A program whose view sends in every way a view can: one message, two, and one while it is drawn.
///
/// A word that ends with b is echoed by the view itself, with a mark at its end.
struct Keypad: Program, Sendable {
  enum Message: Hashable, Sendable {
    case press(String)
    case echo
    case clear
  }

  enum Query {
    case count(Reply<Int>)
    case takeLast(Reply<String>)
  }

  let initial = ""

  func refusal(of message: Message, in word: String) -> Refusal? {
    switch message {
    case .press where word.count >= 6: Refusal("word must not exceed six letters")
    case .echo where !word.hasSuffix("b"): Refusal("echo must follow b")
    case .clear where word.isEmpty: Refusal("word must not be empty to be cleared")
    case .press, .echo, .clear: nil
    }
  }

  func update(_ word: inout String, by message: Message) {
    switch message {
    case .press(let letter): word += letter
    case .echo: word += "!"
    case .clear: word = ""
    }
  }

  func answer(_ query: Query, from word: inout String) -> AnyAnswer {
    switch query {
    case .count(let reply): reply(word.count)
    case .takeLast(let reply): reply(word.popLast().map { "\($0)" } ?? "")
    }
  }

  func view(_ word: String, send: @escaping (Message) -> Void) -> Panel {
    if word.hasSuffix("b") { send(.echo) }
    return Panel(
      text: word,
      buttons: [
        { send(.press("a")) },
        {
          send(.press("a"))
          send(.press("b"))
        },
        { send(.clear) },
      ]
    )
  }

  /// The generator of its messages.
  static let messages = Generator<Message>.element(of: [.press("a"), .press("b"), .echo, .clear])
}

/// A text, and buttons below it.
struct Panel: Observed {
  let text: String
  let buttons: [() -> Void]

  func show(in reading: inout ObservedText) { text.show(in: &reading) }
}
