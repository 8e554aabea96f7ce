import CommandLineSupport
import ComponentKit
import ComponentTesting
import Markup
import TestSupport
import Testing

@testable import lab

/// A gate that shows markup, and takes no coin while it is open.
private struct Gate: MarkupProgram, Sendable {
  enum Message: Hashable, Sendable { case coin, push }
  let initial = false
  func refusal(of message: Message, in isOpen: Bool) -> Refusal? {
    isOpen == (message == .coin) ? Refusal("not now") : nil
  }
  func update(_ isOpen: inout Bool, by message: Message) { isOpen = message == .coin }
  func markup(of isOpen: Bool) -> Markup<Message> {
    .div([], [.button([.onClick(isOpen ? .push : .coin)], [isOpen ? "push" : "pay"])])
  }
}

/// A number without end, of which nothing is known but its moves.
private struct Slider: StateProgram, Sendable {
  let initial = 0
  func setState(_ position: inout Int, by message: Int) { position += message }
  func view(_ position: Int, send: @escaping (Int) -> Void) -> String { "\(position)" }
}

extension CheckNotation {
  /// The notation of a program that is no sample.
  fileprivate init(_ name: String, text: @escaping @Sendable (P.View) -> String) {
    self.init(
      name: name,
      text: text,
      line: { "\($0)" },
      again: { "\(name) run \($0)" },
      histories: { text, _ in [] },
      record: { _, _ in },
      source: ("Component<React<\(P.self)>>(\(P.self)())", "App")
    )
  }
}

@Suite("Checking a program of one's own")
struct CheckedProgramTests {
  let directory = TemporaryDirectory()

  private func check<Checked: CheckedSubject>(
    _ subject: Checked,
    _ notation: CheckNotation<Checked.P>,
    _ words: String...
  ) throws -> String {
    let transcript = Transcript()
    let known = Arguments.Known(explainedIn: Help.check.text)
    let arguments = try Arguments(words, of: "gate check", known)
    let options = try CheckOptions(arguments, console: transcript.console(), again: nil)
    _ = try options.check(subject, writtenAs: notation)
    return transcript.output
  }

  @Test("decides, draws and plays a program of markup, by the text of its views")
  func markup() throws {
    let shut = CheckedProperty<Gate>("stays-shut", .never("it is open") { $0.after.state })
    let checks = Checks<Gate>(messages: [.coin, .push], properties: [shut, .pagesAreAccessible()])
    let gate = checks.bind(Gate())
    let notation = CheckNotation<Gate>("gate") { $0.text }
    let (picture, suite) = (directory.file("gate.svg"), directory.file("gate.json"))
    let report = try check(gate, notation, "--draw", picture, "--suite", suite)
    #expect(report.hasPrefix("gate: 2 states, 4 steps, all visited\n"))
    #expect(report.contains("    again: gate run [lab"))
    #expect(report.contains("  decided       pages-are-accessible\n"))
    #expect(try directory.read("gate.svg").contains("gate: a run that breaks a property"))
    #expect(try directory.read("gate.json").contains(#""control":"button","number":0,"path":[0]"#))
    let failure = #expect(throws: Failure.self) {
      try check(gate, notation, "--suite", directory.file("GateTests.swift"))
    }
    #expect(
      failure?.message
        == "--suite FILE.swift needs a program whose view is text; gate shows Markup<Message>"
    )
  }

  @Test("says which conformance a suite lacks, and that a space without end has none")
  func lacking() throws {
    let notation = CheckNotation<Slider>("slider") { $0 }
    let slider = Checks<Slider>(messages: [1]).bind(Slider())
    let json = #expect(throws: Failure.self) {
      try check(slider, notation, "--suite", directory.file("slider.json"))
    }
    #expect(
      json?.message
        == "--suite needs a program that can be drawn, with states that can be hashed; slider is no "
        + "DrawnProgram, or its State is not Hashable"
    )
    let swift = #expect(throws: Failure.self) {
      try check(slider, notation, "--states", "5", "--suite", directory.file("Slider.swift"))
    }
    #expect(
      swift?.message
        == "--suite needs the whole space; that of slider has more than 5 states: give more by "
        + "--states, or let nobody send the messages by which it grows"
    )
    let ring = Checks<Slider>(messages: { $0 < 2 ? [1] : [-2] }).bind(Slider())
    #expect(
      try check(ring, notation, "--suite", directory.file("Slider.swift")).contains("3 states")
    )
    let text = try directory.read("Slider.swift")
    #expect(text.contains("import App") && text.contains("Component<React<Slider>>(Slider())"))
  }
}
