package import ComponentKit
package import Markup

/// Histories of what a person does with the controls of a page, and what it shows after each action.
///
/// Together they are complete: a host that shows the same in all of them, and that has no more states
/// than the page, shows the same after every sequence of these actions. Work never answers in them.
package struct PageSuite<Message: Sendable>: Sendable {
  /// An action, and what the page shows after it.
  package struct Step: Sendable {
    /// The action.
    package let touch: Touch
    /// The message that it sends.
    package let message: Message
    /// The reason for which the program refuses the message, if it does.
    package let refusal: Refusal?
    /// The visible letters after it, and the states of the controls.
    package let shown: String
  }

  /// The visible letters at the start, and the states of the controls.
  package let start: String

  /// The histories, each of which begins on a new page.
  package let histories: [[Step]]

  /// How many states the page has.
  package let stateCount: Int
}

extension KeyedSubject: PagedSubject where P: DrawnProgram, P.State: Hashable {
  func pageSuite(within limit: ExplorationLimit) -> PageSuite<P.Message>? {
    let space = Exploration(
      of: program,
      state: { $0 },
      messages: { state in
        let page = program.markup(of: state)
        return pageMessages(state).filter { page.touch(sending: $0) != nil }
      },
      answers: [WorkAnswers(.all) { _ in [] }],
      limit: limit
    )
    guard space.cut == nil else { return nil }
    let suite = space.completeSuite { $0.program.markup(of: $0.state).node.shown }
    return PageSuite(
      start: suite.start,
      histories: suite.histories.map { steps($0) },
      stateCount: suite.stateCount
    )
  }

  /// The steps of a history, with their touches; the end of a wait shows nothing.
  private func steps(
    _ history: [CompleteSuite<P.Message, String>.Step]
  ) -> [PageSuite<P.Message>.Step] {
    var component = ProgramState(program)
    return history.compactMap { step in
      guard case .message(let message) = step.event,
        let touch = program.markup(of: component.state).touch(sending: message)
      else { return nil }
      component.send(message)
      return PageSuite.Step(
        touch: touch,
        message: message,
        refusal: step.refusal,
        shown: step.view
      )
    }
  }
}

// MARK: - Controls

/// An action of a person on a control of a page.
package struct Touch: Equatable, Sendable {
  /// The kinds of controls; a suite uses no menus, no sliders and no cells of grids.
  package enum Kind: String, Sendable {
    case button, box, field
  }

  /// The kind of the control.
  package let kind: Kind

  /// The number of the control among those of its kind, in the order of the page, from zero.
  package let number: Int

  /// The path of the control, from the root of the page.
  package let path: [Int]

  /// The event that the control sends.
  package let event: Event
}

/// A control of a page.
private struct PageControl {
  let kind: Touch.Kind
  let path: [Int]
  let element: Element

  /// The state of a box, or the text of a field that follows the program.
  let state: String
}

extension Node {
  /// The visible letters, and then the states of the boxes and of the fields that follow the program,
  /// with a mark for each control that is disabled.
  package var shown: String {
    let states = controls(at: []).map { $0.state + ($0.element["disabled"] == nil ? "" : "!") }
    return "\(letters.filter { !$0.isWhitespace }) \(states.joined())"
  }

  private var letters: String {
    guard let element = drawn.element else { return text }
    return element["hidden"] != nil ? "" : element.children.map(\.letters).joined()
  }

  /// The controls that are not hidden, in the order of the page.
  fileprivate func controls(at path: [Int]) -> [PageControl] {
    guard let element = drawn.element, element["hidden"] == nil else { return [] }
    func control(_ kind: Touch.Kind, _ state: String = "") -> [PageControl] {
      [PageControl(kind: kind, path: path, element: element, state: state)]
    }
    return switch element.formControl {
    case .button: control(.button)
    case .box(let box): control(.box, box.isOn ? "+" : "-")
    case .field(let field): control(.field, field.followsProgram ? "[\(field.text)]" : "")
    default: element.children.enumerated().flatMap { $1.controls(at: path + [$0]) }
    }
  }
}

extension Markup where Message: Equatable {
  /// Returns a touch of the page that sends a message, if there is one.
  fileprivate func touch(sending message: Message) -> Touch? {
    let texts = texts(in: message)
    var numbers: [Touch.Kind: Int] = [:]
    for control in node.controls(at: []) {
      let number = numbers[control.kind, default: 0]
      numbers[control.kind] = number + 1
      guard control.element["disabled"] == nil else { continue }
      let event = events(of: control, texts).first {
        self.message(for: $0, at: control.path) == message
      }
      if let event {
        return Touch(kind: control.kind, number: number, path: control.path, event: event)
      }
    }
    return nil
  }

  private func events(of control: PageControl, _ texts: [String]) -> [Event] {
    switch control.kind {
    case .button: [Event(.click)]
    case .box: [Event(.change, isChecked: control.state == "-")]
    case .field:
      texts.flatMap { text in
        [Event(.change, value: text), Event(.input, value: text)]
          + [Event(.keyDown, value: text, key: "Enter")]
      }
    }
  }
}

/// Returns all texts in a value.
private func texts<Value>(in value: Value) -> [String] {
  if let text = value as? String { return [text] }
  return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
}
