import ComonadLaws
import ComponentKit
import ComponentTesting
import TestSupport
import Testing

/// A search that waits until the typing stops, and shows the answer to its last request.
struct Search: Program {
  enum Message: Equatable, Sendable {
    case type(String)
    case found(String, count: Int)
    case clear
  }

  struct State: Equatable {
    var query = ""
    var counts: [String: Int] = [:]
  }

  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    message == .clear && state.query.isEmpty ? Refusal("there is nothing to clear") : nil
  }

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .type(let text):
      state.query += text
      let query = state.query
      return .work(
        Work("search", policy: .debounce(.milliseconds(300))) { outlet in
          outlet.end(with: .found(query, count: query.count))
          return .none
        }
      )
    case .found(let query, let count):
      state.counts[query] = count
      return .none
    case .clear:
      state.query = ""
      return .merge([.cancel("search"), .message(.found("", count: 0))])
    }
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    "\(state.query): \(state.counts[state.query].map { "\($0)" } ?? "...")"
  }
}

/// A program that performs the effects in its messages, and shows the numbers in the others.
struct Doer: Program {
  enum Message: Sendable {
    case perform(Effect<Message>)
    case told(Int)
  }

  let initial: [Int] = []

  func update(_ told: inout [Int], by message: Message) -> Effect<Message> {
    switch message {
    case .perform(let effect): return effect
    case .told(let number):
      told.append(number)
      return .none
    }
  }

  func view(_ told: [Int], send: @escaping (Message) -> Void) -> [Int] { told }
}

/// The events of a piece of work that ends at once.
func events<Event: Sendable>(_ work: Work<Event>) -> [Event] {
  let events = Notes<Event>()
  let ends = Notes<Bool>()
  _ = work.start(
    Outlet(
      send: { events.add($0) },
      finish: { ends.add(true) },
      fail: { _ in Issue.record("the work must not fail") }
    )
  )
  #expect(ends.all == [true])
  return events.all
}

/// A piece of work for ``Doer`` that does nothing by itself.
func job(_ id: EffectID?, _ policy: WorkPolicy = .latest) -> Effect<Doer.Message> {
  .work(Work(id, policy: policy) { _ in .none })
}

/// A number that goes up and down, and not below zero.
struct Tally: Program {
  let initial = 0
  func refusal(of message: Int, in count: Int) -> Refusal? {
    count + message < 0 ? Refusal("the tally must not be negative") : nil
  }
  func update(_ count: inout Int, by message: Int) { count += message }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
}
