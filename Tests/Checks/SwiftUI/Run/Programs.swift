import ComponentKit
import Foundation
import Markup
import SamplePrograms
import SwiftUI
import SwiftUIHost

extension Run {
  static func programs() {
    everywhere(SamplePrograms.Counter.self)
    everywhere(Tasks.self)
    everywhere(Wizard.self)
    everywhere(Life.self)
    everywhere(Login.self)
    everywhere(Feed.self)
    everywhere(Die.self)
    everywhere(NewsScreen.self)
    everywhere(TaskBoard.self)
    everywhere(Todos.self)
  }

  private static func everywhere<P: ScriptedProgram>(_ program: P.Type) {
    run(Elm<Drawn<P>>.self, P.name)
    run(Redux<Drawn<P>>.self, P.name)
    run(React<Drawn<P>>.self, P.name)
    run(Halogen<Drawn<P>>.self, P.name)
  }

  /// Touches the display, and checks that it shows the view of the program.
  private static func run<P: ScriptedProgram, A: ProgramArchitecture<Drawn<P>>>(
    _: A.Type,
    _ name: String
  ) {
    let hosted = HostedComponent(Component<A>(Drawn(P()))) { _ in }
    let display = Display { ScrollView { ComponentView(hosted) } }
    var number: UInt64 = 7
    func next(_ count: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % max(1, count)
    }
    var texts: Set<[String]> = []
    for step in 0..<15 {
      open(display)
      texts.insert(display.figure.texts)
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
    if texts.count < 2 { expect(texts.count, 2, "the texts of \(name) must change") }
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
