import ComponentKit
import Laboratory
import Markup
import Testing

@testable import SharedLaboratory

@Suite("Experiments on programs of a user")
struct ExperimentTests {
  /// A program with nothing but its markup: states cannot be compared, nor messages read.
  struct Bare: MarkupProgram {
    struct State: Sendable { var count = 0 }
    enum Step: Sendable { case less, more }
    let initial = State()
    func refusal(of message: Step, in state: State) -> Refusal? {
      message == .less && state.count == 0 ? Refusal("the count is zero") : nil
    }
    func update(_ state: inout State, by message: Step) {
      state.count += message == .less ? -1 : 1
    }
    func markup(of state: State) -> Markup<Step> {
      .div(
        [],
        [
          .button([.onClick(.less)], ["less"]), "\(state.count)",
          .button([.onClick(.more)], ["more"]),
        ]
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
    var component = laboratory(Experiment(Bare()))
    let press = try #require(component.state.views.markups()[2].message(for: .click, at: [2]))
    component.send(.sent(press))
    component.send(.sent(press))
    component.send(.travel(.undo))
    #expect(component.state.timeline.present.view.markups()[0].text.contains("1"))
    let text = component.view.text
    #expect(text.contains("Messages of this program cannot be read from text"))
    #expect(text.contains("cannot be compared, so its space cannot be explored"))
    #expect(text.contains("No report on the laws is known here."))
    component.send(.typed("more"))
    component.send(.send)
    #expect(component.state.notice?.contains("cannot be read from text") == true)
    #if !DEBUG
    component.send(.measure)
    #expect(component.state.costNotice == "no messages of this program are known to be measured")
    #endif
    let less = try #require(component.state.views.markups()[0].message(for: .click, at: [0]))
    component.send(.sent(less))
    component.send(.sent(less))
    #expect(component.state.notice == "less is refused: the count is zero")
  }

  @Test("explore by the messages that the view offers, where none are named")
  func offered() throws {
    var component = laboratory(Experiment(Compared()))
    component.send(.depth(1))
    let space = try #require(component.state.neighbourhood.space)
    #expect(
      space.places.map(\.view) == [
        "[ more ] 0 [ most ]", "[ more ] 1 [ most ]", "[ more ] 2 [ most ]",
      ]
    )
    component.send(.visit(2))
    #expect(component.state.views.markups()[3].text.contains("2"))
    let named = laboratory(Experiment(Compared(), messages: [5]))
    #expect(named.state.neighbourhood.space?.places.count == 3)
  }

  @Test("read and write messages by their coding")
  func lines() {
    var component = laboratory(Experiment(Compared(), messages: [12]))
    component.send(.typed("12"))
    component.send(.send)
    #expect(component.state.timeline.messages.map(\.line) == ["12"])
    component.send(.typed("twelve"))
    component.send(.send)
    #expect(component.state.notice?.hasPrefix("column 1: ") == true)
  }
}
