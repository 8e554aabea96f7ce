import ComponentKit
import LaboratoryCore
import Markup
import Testing

@testable import Laboratory

@Suite("Experiments on programs of a user")
struct ExperimentTests {
  /// A program with nothing but its markup, whose states cannot be compared.
  struct Bare: MarkupProgram {
    struct State: Sendable { var count = 0 }
    let initial = State()
    func refusal(of message: Int, in state: State) -> Refusal? {
      state.count + message < 0 ? Refusal("the count is zero") : nil
    }
    func update(_ state: inout State, by message: Int) { state.count += message }
    func markup(of state: State) -> Markup<Int> {
      .div(
        [],
        [.button([.onClick(-1)], ["less"]), "\(state.count)", .button([.onClick(1)], ["more"])]
      )
    }
  }

  /// The same program, whose states can be compared.
  struct Compared: MarkupProgram {
    let initial = 0
    func update(_ count: inout Int, by message: Int) { count += message }
    func markup(of count: Int) -> Markup<Int> {
      .div([], [.button([.onClick(1)], ["more"]), "\(count)", .button([.onClick(2)], ["most"])])
    }
  }

  private func laboratory(_ experiment: Experiment) -> Component<React<LaboratoryProgram>> {
    Component(LaboratoryProgram([experiment], tools: .none))
  }

  @Test("need no more than a program, and name the instruments that are missing")
  func bare() throws {
    var component = laboratory(Experiment(Bare(), named: "bare"))
    let press = try #require(component.state.views.markups()[2].message(for: .click, at: [2]))
    component.send(.sent(press))
    component.send(.sent(press))
    component.send(.travel(.undo))
    #expect(component.state.timeline.present.view.markups()[0].text.contains("1"))
    let text = component.view.text
    #expect(text.contains("Messages of this program have no lines"))
    #expect(text.contains("cannot be compared, so its space cannot be explored"))
    #expect(text.contains("No report on the laws is known here."))
    component.send(.typed("more"))
    component.send(.send)
    #expect(component.state.notice == "messages of this program have no lines")
    #if !DEBUG
    component.send(.measure)
    #expect(component.state.costNotice == "no messages of this program are known to be measured")
    #endif
    let less = try #require(component.state.views.markups()[0].message(for: .click, at: [0]))
    component.send(.sent(less))
    component.send(.sent(less))
    #expect(component.state.notice == "a message is refused: the count is zero")
  }

  @Test("explore by the messages that the view offers, where none are named")
  func offered() throws {
    var component = laboratory(Experiment(Compared(), named: "compared"))
    component.send(.depth(1))
    let space = try #require(component.state.neighbourhood.space)
    #expect(space.places.map(\.view) == ["more0most", "more1most", "more2most"])
    component.send(.visit(2))
    #expect(component.state.views.markups()[3].text.contains("2"))
    let named = laboratory(Experiment(Compared(), named: "compared", usual: [5]) { "\($0)" })
    #expect(named.state.neighbourhood.space?.places.map(\.view) == ["0", "5", "10"])
  }

  @Test("read and write messages by lines that the program gives")
  func lines() {
    let lines = MessageLines<Compared>(
      usages: [(usage: "NUMBER", help: "adds it")],
      read: { line throws(Refusal) in
        guard let number = Int(line) else { throw Refusal("a number is needed; got \(line)") }
        return [number]
      },
      write: { "\($0)" }
    )
    var component = laboratory(Experiment(Compared(), named: "compared", lines: lines))
    component.send(.typed("12"))
    component.send(.send)
    #expect(component.state.timeline.messages.map(\.line) == ["12"])
    component.send(.typed("twelve"))
    component.send(.send)
    #expect(component.state.notice == "a number is needed; got twelve")
    #expect(component.view.html.contains("NUMBER"))
  }
}
