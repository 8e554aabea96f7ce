import ComponentKit
import Laboratory
import Markup
import SamplePrograms
import TestSupport
import Testing

@testable import SharedLaboratory

@Suite("Two people in the laboratory")
struct TwoPeopleTests {
  private let laboratory = LaboratoryProgram([.counter, .tasks], tools: .none)
  private let terminal = LaboratoryProgram.Message.resized(.init(columns: 80, rows: 24))

  /// The laboratory after messages, with the messages that it sends itself.
  private func opened(
    _ messages: [LaboratoryProgram.Message]
  ) -> Component<React<LaboratoryProgram>> {
    var component = Component<React<LaboratoryProgram>>(laboratory)
    for message in messages {
      component.send(message)
      component.deliverOwn()
    }
    return component
  }

  /// The lines of the log.
  private func log(_ state: LaboratoryProgram.State) -> [String] {
    state.timeline.messages.map(\.line)
  }

  @Test("lets two people use the program, of which the program and its owners see nothing")
  func people() throws {
    var component = opened([.typed("+"), .send])
    func people() throws -> PeopleView { try #require(component.state.people).view }
    func press(_ number: Int, _ path: [Int] = [2]) throws {
      let message = try people().people[number].view.message(for: .click, at: path)
      component.send(.people(try #require(message)))
    }
    func texts() throws -> [String] { try people().people.map { $0.view.text } }
    #expect(component.state.people.map { _ in 1 } == nil)
    component.send(.startPeople)
    try press(0)
    #expect(try texts().allSatisfy { $0.contains("2") })
    component.send(.people(.connect(1, false)))
    try press(1)
    try press(1)
    try press(0)
    #expect(try texts().map { $0.contains("3") } == [true, false])
    #expect(try people().people.map(\.pending) == [[], ["+", "+"]])
    component.send(.people(.connect(1, true)))
    #expect(try texts().allSatisfy { $0.contains("5") })
    #expect(try people().log.map { $0.author } == ["Ada", "Ada", "Max", "Max"])
    #expect(log(component.state) == ["+"] && component.state.actions == ["+"])
    component.send(.open(1))
    #expect(component.state.people.map { _ in 1 } == nil)
  }

  @Test("tells a person what is lost, and decides whether that can happen")
  func losses() throws {
    var component = opened([.open(1), .typed(#"add(title: "tea")"#), .send, .startPeople])
    let program = component.state.number
    func send(_ number: Int, _ line: String) throws {
      let messages = try laboratory.experiments[program].read(line)
      component.send(.people(.sent(number, try #require(messages.first))))
    }
    component.send(.people(.connect(1, false)))
    try send(0, "remove(number: 1)")
    try send(1, "toggle(number: 1)")
    component.send(.people(.connect(1, true)))
    let people = try #require(component.state.people)
    #expect(people.view.people.map(\.lost) == [[], ["toggle(number: 1)"]])
    component.send(terminal)
    #expect(component.view.text.contains("lost: toggle(number: 1)"))
    component.send(.people(.dismiss(1)))
    #expect(!component.view.text.contains("lost: "))
    component.send(.decideMerging)
    #expect(component.state.verdicts.count == 2)
    #expect(component.state.verdicts[0].hasPrefix("Through a server: refuted after"))
    component.send(.open(0))
    component.send(.decideMerging)
    #expect(
      component.state.verdicts.allSatisfy { $0.contains(": bounded, no case was found in") },
      "\(component.state.verdicts)"
    )
  }
}
