import ComponentKit
import Foundation
import Markup
import SamplePrograms
import SwiftUI
import SwiftUIHost

/// The complete suite of a page, as `lab check --suite` writes it.
private struct Suite: Decodable {
  /// An action of a person, and what the page shows after it.
  struct Step: Decodable {
    let control, event, value, message, shown: String
    let number: Int
    let isChecked: Bool
  }

  let program, start: String
  let histories: [[Step]]
}

extension Run {
  /// Plays the complete suites in a folder by touches of the display: in every architecture, or those
  /// with more than a hundred histories in Elm.
  static func suites(in folder: String) throws {
    try play(SamplePrograms.Counter(), folder)
    try play(Tasks(), folder)
    try play(Wizard(), folder)
    try play(Life(width: 3, height: 3), folder)
    try play(Feed(), folder)
    try play(Notebook(), folder)
    try play(Todos(), folder)
  }

  private static func play<P: ScriptedProgram>(_ program: P, _ folder: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(P.name).json")
    let suite = try JSONDecoder().decode(Suite.self, from: Data(contentsOf: file))
    var steps = 0
    for history in suite.histories {
      steps += play(history, suite.start, Component<Elm<Drawn<P>>>(Drawn(program)))
      if suite.histories.count > 100 { continue }
      steps += play(history, suite.start, Component<Redux<Drawn<P>>>(Drawn(program)))
      steps += play(history, suite.start, Component<React<Drawn<P>>>(Drawn(program)))
      steps += play(history, suite.start, Component<Halogen<Drawn<P>>>(Drawn(program)))
    }
    let architectures = suite.histories.count > 100 ? 1 : 4
    expect(
      steps,
      architectures * suite.histories.map(\.count).reduce(0, +),
      "the actions on \(P.name)"
    )
    print("complete: \(P.name), \(suite.histories.count) histories, \(steps) actions")
  }

  /// Plays a history, and returns how many actions it had.
  private static func play<P, A: ProgramArchitecture<Drawn<P>>>(
    _ history: [Suite.Step],
    _ start: String,
    _ component: Component<A>
  ) -> Int {
    let hosted = HostedComponent(component) { _ in }
    let display = Display { ScrollView { ComponentView(hosted) } }
    open(display)
    expect(shown(display), withoutFields(start), "the start of \(P.name) in \(A.self)")
    for (number, step) in history.enumerated() {
      guard act(step, display) else {
        expect(step.control, "a control", "\(P.name) in \(A.self) has no \(step.number)")
        return number
      }
      open(display)
      let messages = history.prefix(number + 1).map(\.message).joined(separator: "; ")
      expect(shown(display), withoutFields(step.shown), "\(P.name) in \(A.self) after \(messages)")
    }
    return history.count
  }

  /// Touches a control; returns whether there is one.
  private static func act(_ step: Suite.Step, _ display: Display) -> Bool {
    let controls = display.figure.all.filter { figure in
      switch step.control {
      case "box": figure.isOn != nil
      case "field": figure.text != nil
      // Links within the page, and what opens a part of it, are buttons, too.
      default:
        figure.kind == "button" && !figure.traits.contains(.isLink)
          && figure.value != "expanded" && figure.value != "collapsed"
      }
    }
    guard controls.indices.contains(step.number) else { return false }
    let control = controls[step.number]
    switch step.control {
    case "box": display.check(control, step.isChecked)
    case "field":
      display.write(step.value, into: control.name)
      if step.event != "input" { display.submit(control.name) }
    default: display.press(control)
    }
    return true
  }

  /// The letters on the display, and the states of the boxes.
  private static func shown(_ display: Display) -> String {
    let boxes = display.figure.all.compactMap { $0.isOn.map { $0.wrappedValue ? "+" : "-" } }
    let letters = display.figure.texts.joined().filter { !$0.isWhitespace }
    return "\(letters) \(boxes.joined())"
  }

  /// The expected text without the texts of fields, which a display shows elsewhere.
  private static func withoutFields(_ text: String) -> String {
    let end = text.lastIndex(of: " ") ?? text.endIndex
    return text[...end] + text[end...].filter { "+-".contains($0) }
  }
}
