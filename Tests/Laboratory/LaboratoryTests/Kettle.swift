import ComponentHost
import ComponentKit
import ComponentTesting
import Markup
import SampleExperiments
import SamplePrograms

@testable import Laboratory

/// A program that takes its time: it boils after ten seconds, and cools after a minute.
struct Kettle: ActiveProgram, ScriptedProgram {
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

  static let name = "kettle"
  static let summary = "a kettle"
  static let commands = Message.allCases.map { MessageSyntax.word($0.rawValue, help: "\($0)s", $0) }

  static func parse(_ line: String) throws(ScriptError) -> [Message] {
    Message(rawValue: line).map { [$0] } ?? []
  }

  static func line(for message: Message) -> String { message.rawValue }
}

extension Experiment {
  /// The experiment on a kettle.
  static let kettle = Experiment(on: Kettle())
}

extension LaboratoryProgram {
  /// A laboratory for a kettle and a counter.
  static let kettle = LaboratoryProgram([.kettle, Experiment(on: Counter())], tools: .none)
}

extension Tools {
  /// Instruments with a clock that stands still.
  static let none = Tools(clock: { 0 })
}

/// A door that reports that it is open by a message to itself.
struct Echo: ActiveProgram, ScriptedProgram {
  enum Message: String, Codable, CaseIterable, Sendable { case open, opened, close }

  let initial = false

  func update(_ isOpen: inout Bool, by message: Message) -> Effect<Message> {
    isOpen = message != .close
    return message == .open ? .message(.opened) : .none
  }

  func view(_ isOpen: Bool, send: @escaping (Message) -> Void) -> String { "\(isOpen)" }

  static let name = "echo"
  static let summary = "a door"
  static let commands = Message.allCases.map { MessageSyntax.word($0.rawValue, help: "\($0)s", $0) }

  static func line(for message: Message) -> String { message.rawValue }
}
