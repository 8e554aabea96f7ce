import ComponentHost
import ComponentKit
import ComponentTesting
import Laboratory
import Markup
import SamplePrograms
import TerminalHost
import TestSupport
import Testing

@testable import SharedLaboratory

@Suite("Work in the laboratory")
struct LaboratoryWorkTests {
  /// A laboratory for a kettle and a counter, under way, with a clock that stands still.
  private struct Running<A: ProgramArchitecture<LaboratoryProgram>> {
    let clock = TestClock()
    let host: ProgramHost<A>

    init(_: A.Type) {
      host = ProgramHost(Component<A>(.kettle), clock: clock)
      host.send(.resized(.init(columns: 80, rows: 24)))
    }

    func send(_ messages: LaboratoryProgram.Message...) {
      for message in messages { host.send(message) }
    }

    func write(_ line: String) { send(.typed(line), .send) }

    private var lines: [String] { Canvas(host.view.node, width: 80).lines }

    /// The state of the kettle, below its name.
    var kettle: String {
      let box = lines.drop { !$0.hasPrefix("╭─ kettle ") }.dropFirst()
      return box.map { $0.dropFirst(2).prefix(30) }.first { !$0.allSatisfy { $0 == " " } }
        .map(String.init) ?? ""
    }

    /// The current line of the log.
    var place: String {
      let line = lines.first { $0.contains("> ") } ?? ""
      let entry = line[(line.firstIndex(of: ">") ?? line.endIndex)...].prefix { $0 != "│" }
      return String(entry).trimmed
    }
  }

  private func check<A: ProgramArchitecture<LaboratoryProgram>>(_ architecture: A.Type) {
    let running = Running(A.self)
    running.write("heat")
    running.clock.advance(by: .seconds(9))
    #expect(running.place == "> 1 heat")
    running.clock.advance(by: .seconds(1))
    #expect(running.kettle.hasPrefix("hot"))
    #expect(running.place == "> 2 boil")
    running.clock.advance(by: .seconds(60))
    #expect(running.place == "> 3 cool")
  }

  @Test("runs on the clock, once for all four, and its messages are logged")
  func done() {
    for architecture in everyArchitecture(of: LaboratoryProgram.self) { check(architecture) }
  }

  @Test("goes on when another architecture is shown", arguments: ArchitectureName.allCases)
  func everywhere(name: ArchitectureName) {
    let running = Running(Elm<LaboratoryProgram>.self)
    running.write("heat")
    running.clock.advance(by: .seconds(5))
    running.send(.member(name.number))
    running.clock.advance(by: .seconds(5))
    #expect(running.place == "> 2 boil")
    running.send(.member(0))
    running.clock.advance(by: .seconds(60))
    #expect(running.place == "> 3 cool")
  }

  @Test("ends with the program")
  func program() {
    let running = Running(Elm<LaboratoryProgram>.self)
    running.write("heat")
    running.send(.open(1), .open(0))
    running.write("heat")
    running.clock.advance(by: .seconds(5))
    running.send(.open(1))
    running.clock.advance(by: .seconds(100))
    #expect(running.place == "> 0 the start")
    running.send(.open(0))
    running.write("heat")
    running.send(.open(0))
    running.clock.advance(by: .seconds(100))
    #expect(running.place == "> 0 the start")
  }

  @Test("ends when the history jumps, and does not start again")
  func travel() {
    let running = Running(Elm<LaboratoryProgram>.self)
    running.write("heat")
    running.send(.travel(.undo), .travel(.redo))
    running.clock.advance(by: .seconds(100))
    #expect(running.place == "> 1 heat")
    #expect(running.kettle.hasPrefix("heating"))
    running.write("boil")
    running.send(.travel(.jump(to: 0)))
    running.clock.advance(by: .seconds(100))
    #expect(running.place == "> 0 the start")
    running.send(.travel(.jump(to: 2)))
    running.clock.advance(by: .seconds(60))
    #expect(running.place == "> 3 cool")
  }

  @Test("is cancelled by its name, and other work continues")
  func cancellation() throws {
    let tester = Tester(Component<Elm<LaboratoryProgram>>(.kettle))
    tester.send(.typed("heat"))
    tester.send(.send, expecting: .start("slot/0/boil"))
    tester.send(.close, expecting: .cancel("laws"), .cancel("costs"))
    tester.send(.member(2))
    tester.send(.typed("boil"))
    tester.send(.send, expecting: .start("slot/0/cool"))
    tester.send(.travel(.undo), expecting: .cancel("slot/0"))
    tester.send(.travel(.redo), expecting: .start("slot/0/cool"))
    tester.send(.open(1))
    tester.expect(effects: [.cancel("slot/0"), .cancel("laws"), .cancel("costs")])
    try tester.check()
  }

  @Test("is ignored if its messages come too late")
  func late() {
    var running = Component<React<LaboratoryProgram>>(.kettle)
    func heard(
      _ line: String,
      _ serial: Int,
      _ generation: Int
    ) throws -> LaboratoryProgram.Message {
      let message = try #require(try Experiment.kettle.read(line).first)
      return .fromEffect(
        .child(.fromEffect(message, generation: generation), of: ChildID(serial: serial))
      )
    }
    var place: Int { running.state.timeline.place }
    func expect(_ count: Int, _ reason: String?, after message: LaboratoryProgram.Message) {
      #expect(running.send(message)?.reason == reason)
      #expect(place == count)
    }
    #expect(throws: Never.self) {
      expect(1, nil, after: try heard("heat", 0, 0))
      expect(1, "the kettle is not cold", after: try heard("heat", 0, 0))
      running.send(.travel(.undo))
      expect(0, "the place that requested this was left", after: try heard("heat", 0, 0))
      running.send(.open(0))
      expect(0, "the child that this message is for is gone", after: try heard("heat", 0, 0))
      expect(1, nil, after: try heard("heat", 1, 0))
    }
  }

  @Test("is continued by a laboratory that was loaded, without what was done before")
  func loaded() throws {
    let saved = LaboratoryProgram.kettle
    var first = Component<React<LaboratoryProgram>>(saved)
    for line in ["heat", "boil"] {
      first.send(.typed(line))
      first.send(.send)
    }
    let text = saved.save(first.state)
    var running = ProgramState(saved, state: try #require(saved.load(text, version: 1)))
    running.resume()
    let tester = Tester(Component<React<LaboratoryProgram>>(React.space(of: running)))
    tester.expect(effects: [.start("slot/0/cool")])
    try tester.ignoring(.work).check()
  }

  @Test("delivers a program's own messages before the next message of a line")
  func ownMessages() {
    var door = Component<React<LaboratoryProgram>>(
      LaboratoryProgram([Experiment(Echo())], tools: .none)
    )
    for message in [LaboratoryProgram.Message.typed("open; close"), .send] {
      door.send(message)
      door.deliverOwn()
    }
    #expect(door.state.timeline.messages.map(\.line) == ["open", "opened", "close"])
    #expect(door.state.line == "")
  }
}
