import ComonadLaws
import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms
import TerminalHost
import Testing

@testable import lab

@Suite("Laboratory")
struct ShownProgramTests {
  private let laboratory = TerminalLaboratory(
    programs: samplePrograms(),
    catalogue: .standard,
    first: (Counter.self, .elm)
  )

  /// The view of the laboratory after messages, in an architecture of its own.
  private func text<A: ProgramArchitecture>(
    _ architecture: A.Type,
    _ messages: [TerminalLaboratory.Message]
  ) -> String where A.Program == TerminalLaboratory {
    var component = Component<A>(laboratory)
    for message in messages { component.send(message) }
    return Canvas(component.view.node, width: 80).lines.joined(separator: "\n")
  }

  @Test("runs in every architecture as the programs that it shows")
  func architectures() {
    let messages: [TerminalLaboratory.Message] = [
      .typed("+ + +"), .send, .architecture(.redux), .typed("-"), .send, .travel(.back),
      .nextProgram(1), .nextProgram(-1), .typed("x"), .send,
    ]
    for count in 0...messages.count {
      let sent = Array(messages.prefix(count))
      let elm = text(Elm<TerminalLaboratory>.self, sent)
      #expect(text(Redux<TerminalLaboratory>.self, sent) == elm)
      #expect(text(React<TerminalLaboratory>.self, sent) == elm)
      #expect(text(Halogen<TerminalLaboratory>.self, sent) == elm)
    }
  }

  @Test("shows every program in every architecture, with the state carried over")
  func programs() {
    for program in samplePrograms() {
      var open = show(program, in: .elm)
      for line in program.usages.filter({ !$0.contains(" ") }) {
        _ = open.send(line: line)
      }
      let shown = open.markup.html
      let log = open.log.lines
      for architecture in ArchitectureName.allCases {
        open = open.moved(to: architecture)
        #expect(open.architecture == architecture)
        #expect(open.markup.html == shown)
        #expect(open.log.lines == log)
        #expect(open.lawNames.count == 3)
      }
    }
  }

  @Test("has laws of every pair")
  func laws() {
    let known = Set(Catalogue.standard.lawful.map(\.name))
    for program in samplePrograms() {
      for architecture in ArchitectureName.allCases {
        #expect(known.isSuperset(of: show(program, in: architecture).lawNames))
      }
    }
  }

  @Test("shows the results of messages, and does not send them")
  func neighbourhood() throws {
    var open = show(Counter.self, in: .react)
    #expect(open.send(line: "+ +") == nil)
    let near = try #require(open.space.states)
    #expect(near.messages == ["-", "+"])
    #expect(near.places.map(\.view) == ["2", "1", "3"])
    #expect(near.steps[0] == [.leads(to: 1), .leads(to: 2)])
    #expect(near.depth == 1)
    open = open.moved(to: .halogen)
    let far = try #require(open.space.states)
    let next = far.steps[1...2].map { $0.compactMap { $0.target.map { far.places[$0].view } } }
    #expect(next == [["0", "2"], ["2", "4"]])
    #expect(far.depth == 2)
    open = open.moved(to: .redux)
    #expect(open.space.actions == [])
    #expect(open.send(line: "-") == nil)
    #expect(open.travel(.back) == nil)
    #expect(open.space.actions == ["-", "(back)"])
    #expect(open.place == 2)
  }

  @Test("keeps the abandoned branches, and goes there in turn")
  func branches() {
    var open = show(Counter.self, in: .halogen)
    #expect(open.travel(.nextBranch) == "the history has no other branch")
    for line in ["+ + +", "-", "- -"] {
      _ = open.travel(.to(1))
      #expect(open.send(line: line) == nil)
      open = open.moved(to: .redux)
    }
    #expect(open.log.lines == ["+", "-", "-"])
    var seen: [[String]] = []
    for _ in 0..<3 {
      seen.append(open.branches.map { "\($0.place): " + open.lines(of: $0).joined(separator: " ") })
      #expect(open.travel(.nextBranch) == nil)
    }
    #expect(seen == [["1: + +", "1: -"], ["1: -", "1: - -"], ["1: - -", "1: + +"]])
    #expect(open.log.lines == ["+", "-", "-"])
  }

  @Test("takes messages of its own program only")
  func posted() {
    var open = show(Counter.self, in: .elm)
    let markup = open.markup
    var found: [AnyMessage] = []
    markup.node.visit { _, path in
      if let move = markup.message(for: .click, at: path), move.line == "+" { found.append(move) }
    }
    let move = found.first
    #expect(move.map { open.send($0) } == .some(nil))
    #expect(open.place == 1)
    var other = show(Life.self, in: .elm)
    #expect(
      move.map { other.send($0) } == "message must be one of life; got \"+\""
    )
  }

  @Test("measures every program in every architecture")
  func costs() async throws {
    for program in SampleProgram.all {
      let measured = try await program.measure(0.1)
      #expect(Runner.allCases.allSatisfy { measured.costs.nanoseconds($0) > 0 })
      #expect(Runner.allCases.allSatisfy { measured.costs.ratio($0).middle > 0 })
    }
    #expect(SampleProgram.named("kettle").map { $0.type.name } == nil)
    var sample = SampleCosts(messages: 2)
    let ratios = [1, 1, 1.56, 0.99, 12]
    sample.costs.samples = [CostSample(rounds: 1, times: ratios.map { $0 * 4.08e-6 })]
    #expect(
      sample.line
        == "2.0 ns a message by itself; elm 1.0, redux 1.6, react 1.0, halogen 12.0 times"
    )
  }

  @Test("draws at any size without trapping")
  func sizes() {
    for size in [(1, 1), (2, 7), (20, 5), (40, 12), (80, 24), (300, 100)] {
      for program in samplePrograms() {
        var component = Component<Elm<TerminalLaboratory>>(laboratory)
        component.send(.program(program.name))
        component.send(.resized(TerminalSize(columns: size.0, rows: size.1)))
        component.send(.typed("x"))
        component.send(.send)
        #expect(Canvas(component.view.node, width: size.0).lines.count > 0)
      }
    }
  }
}
