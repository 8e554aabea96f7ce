import ComponentHost
import ComponentKit
import ComponentTesting
import Laboratory
import Markup
import SamplePrograms

@testable import SharedLaboratory

/// A program that takes its time: it boils after ten seconds, and cools after a minute.
struct Kettle: Program, Sendable {
  enum State: String, Codable, Sendable { case cold, heating, hot }
  enum Message: String, Codable, CaseIterable, Sendable { case heat, boil, cool }

  let initial = State.cold

  func refusal(of message: Message, in state: State) -> Refusal? {
    message == .heat && state != .cold ? Refusal("the kettle is not cold") : nil
  }

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .heat:
      state = .heating
      return .work(work("boil", after: .seconds(10), .boil))
    case .boil: state = .hot
    case .cool: state = .cold
    }
    return .none
  }

  func subscriptions(of state: State) -> [Work<Message>] {
    state == .hot ? [work("cool", after: .seconds(60), .cool)] : []
  }

  private func work(
    _ id: EffectID,
    after time: Duration,
    _ message: Message
  ) -> Work<Message> {
    // By the clock of a test, which no thread waits for.
    Work(id) { outlet in
      guard let clock = HostClock.current as? TestClock else { return .none }
      return clock.after(time) {
        outlet.end(with: message)
      }
    }
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String { state.rawValue }
}

extension Experiment {
  /// The experiment on a kettle.
  static let kettle = Experiment(Kettle(), messages: Kettle.Message.allCases)

  /// The experiment on a counter.
  static let counter = Experiment(Counter(), messages: [.increment, .decrement])

  /// The experiment on a task list.
  static let tasks = Experiment(
    Tasks(),
    messages: [
      .add(title: "tea"), .toggle(number: 1), .remove(number: 1), .clearDone, .undo,
    ]
  )

  /// The experiment on the game of life.
  static let life = Experiment(Life(), messages: [.place(.blinker, x: 2, y: 2), .step(1)])
}

extension LaboratoryProgram {
  /// A laboratory for a kettle and a counter.
  static let kettle = LaboratoryProgram([.kettle, .counter], tools: .none)
}

extension Tools {
  /// Instruments with a clock that stands still.
  static let none = Tools(clock: { 0 })
}

/// A door that reports that it is open by a message to itself.
struct Echo: Program, Sendable {
  enum Message: String, Codable, CaseIterable, Sendable { case open, opened, close }

  let initial = false

  func update(_ isOpen: inout Bool, by message: Message) -> Effect<Message> {
    isOpen = message != .close
    return message == .open ? .message(.opened) : .none
  }

  func view(_ isOpen: Bool, send: @escaping (Message) -> Void) -> String { "\(isOpen)" }
}
