import ComponentKit
import TestSupport

/// A count that refuses to go below zero, and starts work when it gets the message to fetch.
struct Fetching: Program {
  enum Message: Hashable, Sendable {
    case add(Int)
    case fetch
    case got(Int)
  }

  var initial = 0
  var initialEffect = Effect<Message>.none

  func refusal(of message: Message, in count: Int) -> Refusal? {
    if case .add(let number) = message { refusalBelowZero(count + number) } else { nil }
  }

  func update(_ count: inout Int, by message: Message) -> Effect<Message> {
    switch message {
    case .add(let number): count += number
    case .got(let number): count = number
    case .fetch:
      return .work(
        Work("fetch") { [count] outlet in
          outlet.end(with: .got(count + 100))
          return .none
        }
      )
    }
    return .none
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> Int {
    // The view sends while it is drawn, so that a test observes the message.
    send(.add(1))
    return count
  }
}

/// Returns why a count is refused, or nil if it is not negative.
func refusalBelowZero(_ count: Int) -> Refusal? {
  count < 0 ? Refusal("the count must not be negative; got \(count)") : nil
}

typealias FetchingChild = Component<Elm<Fetching>>

extension Component<Elm<Fetching>> {
  /// A child at a count.
  init(at count: Int) { self.init(Fetching(initial: count)) }
}

extension Effect {
  /// The parts of the effect as texts, with the names of the work.
  var lines: [String] {
    switch self {
    case .none: []
    case .message(let message): ["\(message)"]
    case .work(let work): ["start \(work.id.map { "\($0)" } ?? "work")"]
    case .cancel(let id), .cancelOnly(let id): ["cancel \(id)"]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.lines)
    }
  }

  /// Runs all work in the effect at once, and returns its messages.
  func runWork() -> [Message] where Message: Sendable {
    switch self {
    case .none, .cancel, .cancelOnly: return []
    case .message(let message): return [message]
    case .work(let work):
      let sent = Notes<Message>()
      let outlet = Outlet<Message>(send: { sent.add($0) }, finish: {}, fail: { _ in })
      _ = work.start(outlet)
      return sent.all
    case .merge(let effects), .concatenate(let effects): return effects.flatMap { $0.runWork() }
    }
  }
}

extension Part {
  /// Creates the part of a child in a property, with the messages of the case of that name.
  init<C: Child>(
    _ name: String,
    _ place: any WritableKeyPath<State, C> & Sendable,
    as embed: @escaping @Sendable (C.Message) -> Message
  ) {
    self.init(EffectID(name), as: embed) {
      $1(&$0[keyPath: place])
    } from: {
      payload(of: $0, in: name)
    }
  }

  /// Creates the part of a child that is saved, in the same way.
  init<C: SavedChild>(
    _ name: String,
    _ place: any WritableKeyPath<State, C> & Sendable,
    as embed: @escaping @Sendable (C.Message) -> Message
  ) {
    self.init(EffectID(name), as: embed) {
      $1(&$0[keyPath: place])
    } from: {
      payload(of: $0, in: name)
    }
  }
}

/// Returns the payload of a message if it is of the case with this name.
private func payload<Payload>(of message: some Any, in name: String) -> Payload? {
  guard let payload = Mirror(reflecting: message).children.first, payload.label == name else {
    return nil
  }
  return payload.value as? Payload
}
