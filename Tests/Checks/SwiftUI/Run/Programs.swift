import ComponentKit
import Foundation
import Markup
import SamplePrograms
import SwiftUI
import SwiftUIHost

extension Run {
  /// All samples but the timer, the circles and the cells, which are used by sliders, by points and by
  /// double presses: a walk has none of these.
  static func programs() {
    everywhere(SamplePrograms.Counter())
    everywhere(Tasks())
    everywhere(Wizard())
    everywhere(Temperature())
    everywhere(FlightBooker())
    everywhere(People())
    everywhere(Life())
    everywhere(Feed())
    everywhere(Die())
    everywhere(Notebook())
    everywhere(Todos())
  }

  private static func everywhere<P: ScriptedProgram>(_ program: P) {
    run(Elm<Drawn<P>>.self, program)
    run(Redux<Drawn<P>>.self, program)
    run(React<Drawn<P>>.self, program)
    run(Halogen<Drawn<P>>.self, program)
  }

  /// Touches the display, and checks that it shows the view of the program.
  private static func run<P: ScriptedProgram, A: ProgramArchitecture<Drawn<P>>>(
    _: A.Type,
    _ program: P
  ) {
    let name = P.name
    let hosted = HostedComponent(Component<A>(Drawn(program))) { _ in }
    let display = Display { ScrollView { ComponentView(hosted) } }
    var number: UInt64 = 7
    func next(_ count: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % max(1, count)
    }
    var views: Set<String> = []
    for step in 0..<15 {
      open(display)
      views.insert(hosted.view.html)
      let (shown, said) = (display.figure.texts.joined().letters, hosted.view.node.shown.letters)
      expect(shown, said, "\(name) in \(A.self) after \(step) touches")
      let touched = display.figure.all.filter { figure in
        !figure.isDisabled && (figure.isPressed || figure.isOn != nil || figure.text != nil)
      }
      let figure = touched[next(touched.count)]
      if let isOn = figure.isOn {
        display.check(figure, !isOn.wrappedValue)
      } else if figure.text != nil {
        display.write("m\(step)", into: figure.name)
        if step.isMultiple(of: 2) { display.submit(figure.name) } else { display.focus(nil) }
      } else {
        display.press(figure)
      }
    }
    if views.count < 2 { expect(views.count, 2, "the view of \(name) must change") }
  }

  /// Opens the closed parts.
  static func open(_ display: Display) {
    for _ in 0..<50 {
      guard let closed = display.all("button").first(where: { $0.value == "collapsed" }) else {
        return
      }
      display.press(closed)
    }
  }
}

extension Node {
  /// The visible text.
  fileprivate var shown: String {
    guard let element = drawn.element else { return text }
    return element["hidden"] != nil ? "" : element.children.map(\.shown).joined()
  }
}

extension String {
  fileprivate var letters: String { String(filter { !$0.isWhitespace }) }
}
