public import ComponentKit
import EmbeddedText

/// An event in a run of a component: a message of a person, or something that work does.
///
/// ```swift
/// "\(RunEvent<Int>.message(3))"  // "message 3"
/// "\(RunEvent<Int>.answer(of: "search", .message(3)))"  // "work search sends 3"
/// "\(RunEvent<Int>.elapsed("search"))"  // "the wait of search ends"
/// ```
public enum RunEvent<Message> {
  /// The component starts.
  case start

  /// A person sends a message.
  case message(Message)

  /// A running piece of work answers.
  case answer(of: EffectID?, WorkAnswer<Message>)

  /// The wait of a name ends, so that debounced or throttled work may start.
  case elapsed(EffectID)

  /// Nothing happens, from now on.
  case rest
}

/// An answer of work: a message to the program, or an end without one.
public enum WorkAnswer<Message> {
  /// The work sends a message.
  case message(Message)

  /// The work ends, and sends nothing.
  case end

  /// The work ends with an error that the program does not receive.
  case failure(String)

  /// The message, if it is one.
  ///
  /// It is not public, because the compiler would suggest it in place of a misspelled message.
  var message: Message? { if case .message(let message) = self { message } else { nil } }
}

extension RunEvent {
  /// The message that was sent, by a person or by work.
  public var message: Message? {
    switch self {
    case .message(let message): message
    case .answer(_, let answer): answer.message
    case .start, .elapsed, .rest: nil
    }
  }
}

extension WorkAnswer: Equatable where Message: Equatable {}
extension WorkAnswer: Hashable where Message: Hashable {}
extension WorkAnswer: Sendable where Message: Sendable {}
extension RunEvent: Equatable where Message: Equatable {}
extension RunEvent: Hashable where Message: Hashable {}
extension RunEvent: Sendable where Message: Sendable {}

extension RunEvent: CustomStringConvertible {
  /// The event in a few words.
  public var description: String {
    switch self {
    case .start: "the start"
    case .message(let message): "message \(MessageText.brief(message))"
    case .answer(let id, .message(let message)):
      "work \(id.text) sends \(MessageText.brief(message))"
    case .answer(let id, .end): "work \(id.text) ends"
    case .answer(let id, .failure(let reason)): "work \(id.text) fails: \(reason)"
    case .elapsed(let id): "the wait of \(id) ends"
    case .rest: "nothing happens any more"
    }
  }
}
