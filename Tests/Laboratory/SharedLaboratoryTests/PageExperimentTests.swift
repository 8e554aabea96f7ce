import ComponentKit
import EmbeddedText
import Markup
import Testing
import WebLaboratory

@testable import SharedLaboratory

@Suite("Experiments on a page")
struct PageExperimentTests {
  /// A program of markup, with or without a text of its messages.
  struct Steps<Step: StepMessage>: MarkupProgram, Sendable {
    let initial = 0
    func update(_ count: inout Int, by message: Step) { count += message == .less ? -1 : 1 }
    func markup(of count: Int) -> Markup<Step> {
      .div(
        [],
        [.button([.onClick(.less)], ["less"]), "\(count)", .button([.onClick(.more)], ["more"])]
      )
    }
  }

  /// A message that has no text.
  enum Silent: StepMessage { case less, more }

  /// The same with a text.
  enum Told: String, StepMessage, CaseIterable, TextMessage { case less, more }

  /// A program of text.
  struct Words: Program, Sendable {
    let initial = ""
    func update(_ text: inout String, by message: Int) { text += "\(message)" }
    func view(_ text: String, send: @escaping (Int) -> Void) -> String { text }
  }

  /// A program whose states cannot be compared.
  struct Box: Program, Sendable {
    struct State: Sendable { var content = 0 }
    let initial = State()
    func update(_ state: inout State, by message: Int) { state.content = message }
    func view(_ state: State, send: @escaping (Int) -> Void) -> String { "\(state.content)" }
  }

  /// A program that shows another one.
  struct Wrapped<Base: Program & Sendable>: WrappingProgram, Sendable where Base.View == String {
    let base: Base
    func view(_ state: Base.State, send: @escaping (Base.Message) -> Void) -> String {
      base.view(state, send: send) + "!"
    }
  }

  /// The line of a press on a control in each architecture.
  private func lines(_ experiment: Experiment, at path: [Int]) -> [String?] {
    experiment.start().view.markups().map { $0.message(for: .click, at: path)?.line }
  }

  @Test("call a message without a text by the control that sends it")
  func controls() {
    let silent = Experiment(Steps<Silent>())
    #expect(lines(silent, at: [2]) == ["more", "more", "more", "more"])
    #expect(silent.examples == nil)
    #expect(throws: TextFlaw.self) { try silent.read("more") }
  }

  @Test("read and write messages by their text")
  func texts() throws {
    let told = Experiment(Steps<Told>(), messages: [.more])
    #expect(lines(told, at: [0]) == ["less", "less", "less", "less"])
    #expect(told.examples == ["more"])
    #expect(try told.read("more; less").map(\.line) == ["more", "less"])
  }

  @Test("run in every architecture, and show the program's view")
  func architectures() {
    let experiments: [(Experiment, text: String)] = [
      (Experiment(Steps<Silent>()), "less0more"),
      (Experiment(Steps<Told>()), "less0more"),
      (Experiment(Words(), messages: [7]), "message 1"),
    ]
    for (experiment, text) in experiments {
      #expect(experiment.start().view.markups().map(\.text) == [text, text, text, text])
    }
  }

  @Test("explore the space of states that can be compared")
  func spaces() {
    let states = Experiment(Steps<Told>(), messages: [.more]).start().view.space
    #expect(states?(Bounds(depth: 1))?.space.places.map(\.view) == ["less0more", "less1more"])
    let named = Experiment(Steps<Told>(), messages: [.more], text: { "now \($0)" }).start().view
      .space
    #expect(named?(Bounds(depth: 1))?.space.places.map(\.view) == ["now 0", "now 1"])
    #expect(Experiment(Box()).start().view.space == nil)
    let wrapped = Experiment(Wrapped(base: Words()), messages: [7]).start().view.space
    #expect(wrapped?(Bounds(depth: 1))?.space.places.map(\.view) == ["!", "7!"])
    #expect(Experiment(Wrapped(base: Box())).start().view.space == nil)
  }
}

/// A step down or up.
protocol StepMessage: Equatable, Sendable {
  static var less: Self { get }
  static var more: Self { get }
}
