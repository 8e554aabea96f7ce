import ComponentKit
import Locks

/// A count that refuses to go below zero, and asks for work when told to.
struct Fetching: ActiveProgram {
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
          outlet.send(.got(count + 100))
          outlet.finish()
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
  /// What the effect asks for, with the names of the work in it.
  var lines: [String] {
    switch self {
    case .none: []
    case .message(let message): ["\(message)"]
    case .work(let work): ["start \(work.id.map { "\($0)" } ?? "work")"]
    case .cancel(let id), .cancelOnly(let id): ["cancel \(id)"]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.lines)
    }
  }

  /// Does all work in the effect at once, and returns what it sends.
  func heard() -> [Message] where Message: Sendable {
    switch self {
    case .none, .cancel, .cancelOnly: return []
    case .message(let message): return [message]
    case .work(let work):
      let heard = HeardMessages<Message>()
      let outlet = Outlet<Message>(send: { heard.add($0) }, finish: {}, fail: { _ in })
      _ = work.start(outlet)
      return heard.messages
    case .merge(let effects), .concatenate(let effects): return effects.flatMap { $0.heard() }
    }
  }
}

/// What an outlet has heard.
private final class HeardMessages<Message: Sendable>: Sendable {
  private let store = Locked<[Message]>([])
  func add(_ message: Message) { store.withLock { $0.append(message) } }
  var messages: [Message] { store.withLock { $0 } }
}
