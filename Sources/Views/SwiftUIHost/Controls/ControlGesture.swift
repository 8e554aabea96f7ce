package import Markup

/// A gesture on a control.
package enum ControlGesture: Equatable, Sendable {
  /// A press at a point; quick presses are counted.
  case press(x: Double = 0, y: Double = 0, count: Int = 1)
  /// The second of two quick presses, on a control that reports each press itself.
  case doublePress
  /// A change of a field's text.
  case write(String)
  /// A press of the Enter key in a field, and whether its text has changed.
  case enter(String, isNew: Bool)
  /// The control receives the focus.
  case arrive(String = "")
  /// The control loses the focus, with whether its text has changed.
  case leave(String = "", isNew: Bool = false)
  /// A box is checked or unchecked.
  case check(Bool)
  /// An option is selected.
  case choose(String)
  /// A slider is moved, or released.
  case slide(Double, isOver: Bool)
  /// A key is pressed in the focused control, which contains a text.
  case key(String, Event.Modifiers = [], text: String = "")
  /// The pointer is pressed, moved or released.
  case point(Event.Kind, x: Double, y: Double)
}

/// An event of the element at a path of the markup.
package struct ControlEvent: Equatable, Sendable {
  /// The event.
  package var event: Event
  /// The positions among siblings that lead to the element.
  package var path: [Int]

  init(_ event: Event, at path: [Int]) {
    self.event = event
    self.path = path
  }
}

extension Control {
  /// Returns the events that a browser would send for a gesture, in their order.
  package func events(of gesture: ControlGesture) -> [ControlEvent] {
    switch gesture {
    case .press(let x, let y, let count):
      var events = here(Event(.click, x: x, y: y))
      if case .form(.button(_, submits: true)) = parts.kind { events += submission }
      if let box = parts.target?.box { events += checking(box.isRadio || !box.isOn) }
      return count.isMultiple(of: 2) ? events + here(Event(.doubleClick)) : events
    case .doublePress: return here(Event(.doubleClick))
    case .write(let text): return here(Event(.input, value: text))
    case .enter(let text, let isNew):
      let key = here(Event(.keyDown, value: text, key: "Enter"))
      // In a field of several lines, the key begins another line.
      if case .form(.field(let field)) = parts.kind, field.lines > 1 { return key }
      return key + change(to: text, isNew) + submission
    case .arrive(let text): return here(Event(.focus, value: text))
    case .leave(let text, let isNew):
      return change(to: text, isNew) + here(Event(.blur, value: text))
    case .check(let isOn): return checking(isOn)
    case .choose(let value): return here(Event(.input, value: value)) + change(to: value, true)
    case .slide(let number, let isOver):
      let value = Self.text(of: number)
      return here(Event(.input, value: value)) + change(to: value, isOver)
    case .key(let key, let modifiers, let text):
      return here(Event(.keyDown, value: text, key: key, modifiers: modifiers))
    case .point(let kind, let x, let y): return here(Event(kind, x: x, y: y))
    }
  }

  /// The number of a slider as the text of a field.
  static func text(of number: Double) -> String {
    // On a watch, `Int` may have 32 bits.
    guard abs(number) < 1e15, let whole = Int64(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}

// MARK: - Implementation

extension Control {
  private var submission: [ControlEvent] {
    parts.form.map { [ControlEvent(Event(.submit), at: $0)] } ?? []
  }

  private func change(to text: String, _ isNew: Bool) -> [ControlEvent] {
    isNew ? here(Event(.change, value: text)) : []
  }

  /// An event of the control's own element.
  private func here(_ event: Event) -> [ControlEvent] { [ControlEvent(event, at: parts.path)] }

  private func checking(_ isOn: Bool) -> [ControlEvent] {
    guard let target = parts.target else { return [] }
    return [
      Event(.click, isChecked: isOn), Event(.change, value: target.box.value, isChecked: isOn),
    ]
    .map { ControlEvent($0, at: target.path) }
  }
}
