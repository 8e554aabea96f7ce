import ComponentHost
import ComponentKit
import ComponentTesting
import LaboratoryCore
import Markup
import SamplePrograms
import TerminalHost
import TestSupport
import Testing

@testable import lab

@Suite("Work in the laboratory")
struct LaboratoryWorkTests {
  /// A laboratory for a kettle and a counter, under way, with a clock that stands still.
  private struct Running<A: ProgramArchitecture<TerminalLaboratory>> {
    let clock = TestClock()
    let host: ProgramHost<A>

    init(_: A.Type) {
      let laboratory = TerminalLaboratory(
        programs: [Kettle.self, Counter.self],
        catalogue: .standard,
        first: (Kettle.self, .elm)
      )
      host = ProgramHost(Component<A>(laboratory), clock: clock)
    }

    func send(_ messages: TerminalLaboratory.Message...) {
      for message in messages { host.send(message) }
    }

    func write(_ line: String) { send(.typed(line), .send) }

    /// The text of the left half, without rules and blanks.
    var lines: [String] {
      Canvas(host.view.node, width: 80).lines.dropFirst(2)
        .map { String($0.prefix(39)).split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty && !$0.hasPrefix("─") }
    }

    /// The state of the kettle.
    var kettle: String { lines.first ?? "" }

    /// The current line of the log.
    var place: String { lines.first { $0.hasPrefix(">") } ?? "" }
  }

  private func check<A: ProgramArchitecture<TerminalLaboratory>>(_ architecture: A.Type) {
    let running = Running(A.self)
    running.write("heat")
    running.clock.advance(by: .seconds(9))
    #expect(running.place == "> 1 heat")
    running.clock.advance(by: .seconds(1))
    #expect(running.kettle == "hot")
    #expect(running.place == "> 2 boil")
    running.clock.advance(by: .seconds(60))
    #expect(running.place == "> 3 cool")
  }

  @Test("runs on the clock, and its messages are logged")
  func done() {
    for architecture in everyArchitecture(of: TerminalLaboratory.self) { check(architecture) }
  }

  @Test("runs in every architecture of the program", arguments: ArchitectureName.allCases)
  func everywhere(name: ArchitectureName) {
    let running = Running(Elm<TerminalLaboratory>.self)
    running.send(.architecture(name))
    running.write("heat")
    running.clock.advance(by: .seconds(10))
    #expect(running.place == "> 2 boil")
  }

  @Test("ends with the architecture; subscriptions continue in the next one")
  func architecture() {
    let running = Running(Elm<TerminalLaboratory>.self)
    running.write("heat")
    running.send(.architecture(.redux))
    running.clock.advance(by: .seconds(100))
    #expect(running.kettle == "heating")
    running.write("boil")
    running.clock.advance(by: .seconds(59))
    running.send(.architecture(.halogen))
    running.clock.advance(by: .seconds(59))
    #expect(running.kettle == "hot")
    running.clock.advance(by: .seconds(1))
    #expect(running.place == "> 3 cool")
  }

  @Test("ends with the program")
  func program() {
    let running = Running(Elm<TerminalLaboratory>.self)
    running.write("heat")
    running.send(.program("counter"), .program("kettle"))
    running.write("heat")
    running.clock.advance(by: .seconds(5))
    running.send(.program("counter"))
    running.clock.advance(by: .seconds(100))
    #expect(running.place == "> 0 start")
  }

  @Test("ends when the history jumps, and does not start again")
  func travel() {
    let running = Running(Elm<TerminalLaboratory>.self)
    running.write("heat")
    running.send(.travel(.back), .travel(.forth))
    running.clock.advance(by: .seconds(100))
    #expect(running.place == "> 1 heat")
    #expect(running.kettle == "heating")
    running.write("boil")
    running.send(.travel(.to(0)))
    running.clock.advance(by: .seconds(100))
    #expect(running.place == "> 0 start")
    running.send(.travel(.to(2)))
    running.clock.advance(by: .seconds(60))
    #expect(running.place == "> 3 cool")
  }

  @Test("is cancelled by its name, and other work continues")
  func cancellation() throws {
    let tester = Tester(
      Component<Elm<TerminalLaboratory>>(
        TerminalLaboratory(
          programs: [Kettle.self, Counter.self],
          catalogue: .standard,
          first: (Kettle.self, .elm)
        )
      )
    )
    tester.send(.typed("heat"))
    tester.send(.send, expecting: .start("program/boil"))
    tester.send(.close, expecting: .cancel("laws"), .cancel("cost"))
    let ends = [EffectEvent.cancel("laws"), .cancel("cost"), .cancel("program")]
    tester.send(.architecture(.react))
    tester.expect(effects: ends)
    tester.send(.typed("boil"))
    tester.send(.send, expecting: .start("program/cool"))
    tester.send(.travel(.back), expecting: .cancel("program"))
    tester.send(.travel(.forth), expecting: .start("program/cool"))
    tester.send(.program("counter"))
    tester.expect(effects: ends)
    try tester.check()
  }

  @Test("is ignored if its messages come too late")
  func late() {
    var running = Component<React<TerminalLaboratory>>(
      TerminalLaboratory(programs: [Kettle.self], catalogue: .standard, first: (Kettle.self, .elm))
    )
    func heard(_ message: Kettle.Message, turn: Int) -> TerminalLaboratory.Message {
      .received(EffectMessage(message: HistoryMessage.message(message)), turn: turn)
    }
    running.send(heard(.heat, turn: 0))
    #expect(running.state.shown.place == 1)
    running.send(.architecture(.redux))
    running.send(heard(.boil, turn: 0))
    #expect(running.state.shown.place == 1)
    running.send(heard(.heat, turn: 1))
    #expect(running.state.notice == "the kettle is not cold")
    running.send(heard(.boil, turn: 1))
    #expect(running.state.shown.place == 2)
  }

  @Test("delivers a program's own messages before the next message of a line")
  func ownMessages() {
    var open = show(Door.self, in: .elm)
    #expect(open.send(line: "open; close") == nil)
    #expect(open.log.lines.map { String($0) } == ["open", "opened", "close"])
    #expect(open.takeEffect().isNone)
  }
}

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
