import ComponentKit
import Markup
import SamplePrograms

/// Something in a drawing that a person can touch.
struct Thing {
  /// The way to it.
  let path: [Int]
  /// The element there.
  let element: Element
  /// Its name: its label, or the text of the label around it, or its own text.
  let name: String

  /// Whether it can be touched now.
  var isEnabled: Bool { element["disabled"] == nil }

  /// Its classes.
  var classes: [Substring] { element["class"]?.split(separator: " ") ?? [] }
}

extension Node {
  /// The elements of the drawing, each before those within it.
  var things: [Thing] {
    var things: [Thing] = []
    func visit(_ node: Node, at path: [Int], within label: String) {
      guard let element = node.element else { return }
      let isField = ["input", "textarea", "select"].contains(element.tag)
      let name = element["aria-label"] ?? (isField ? label : node.text)
      things.append(Thing(path: path, element: element, name: name))
      let label = element.tag == "label" ? node.text : label
      for (place, child) in element.children.enumerated() {
        visit(child, at: path + [place], within: label)
      }
    }
    visit(self, at: [], within: "")
    // A label may also be elsewhere, and name its control.
    return things.map { thing in
      guard thing.name.isEmpty, let id = thing.element["id"] else { return thing }
      let label = things.first { $0.element["for"] == id }
      return Thing(path: thing.path, element: thing.element, name: label?.name ?? "")
    }
  }

  /// The things of a class.
  func things(_ name: Substring) -> [Thing] { things.filter { $0.classes.contains(name) } }
}

/// Returns a line for each control: its name, and the message that it sends when `x` is written
/// into it or Enter is pressed on it.
func moves<P: DrawnProgram>(_ program: P, _ messages: P.Message...) -> [String] {
  let markup = program.markup(of: state(program, after: messages))
  return markup.node.things.flatMap { thing in
    Event.Kind.allCases.filter { thing.element.kinds.contains(Event.Kinds($0)) }.map { kind in
      let event = Event(kind, value: "x", isChecked: true, key: "Enter")
      let line =
        markup.message(for: event, at: thing.path).map { MessageText.text(of: $0) } ?? "nothing"
      return "\(thing.name): \(thing.isEnabled ? line : "(\(line))")"
    }
  }
}

/// The text that a program's drawing shows after messages.
func drawnText<P: DrawnProgram>(_ program: P, _ messages: P.Message...) -> String {
  program.markup(of: state(program, after: messages)).text
}

/// A hand that touches the drawing of a program in one architecture.
struct Hand<A: ProgramArchitecture> where A.Program.View == Markup<A.Program.Message> {
  /// The touched element.
  var component: Component<A>

  /// Its text.
  var node: Node { component.view.node }

  /// The first thing of a class, if there is one, counted from others of the class.
  func thing(_ name: Substring, _ number: Int = 1) -> Thing? {
    node.things(name).dropFirst(number - 1).first
  }

  /// Does something to a thing of a class, if it exists and can be touched.
  mutating func touch(_ name: Substring, _ event: Event, number: Int = 1) {
    guard let thing = thing(name, number), thing.isEnabled else { return }
    guard let move = component.view.message(for: event, at: thing.path) else { return }
    component.send(move)
  }
}
