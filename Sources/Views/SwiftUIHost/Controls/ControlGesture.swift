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
      if case .button(_, submits: true) = parts.kind { events += submission }
      if let target = parts.target { events += Self.checking(target, isRadio || !target.isOn) }
      return count.isMultiple(of: 2) ? events + here(Event(.doubleClick)) : events
    case .doublePress: return here(Event(.doubleClick))
    case .write(let text): return here(Event(.input, value: text))
    case .enter(let text, let isNew):
      let key = here(Event(.keyDown, value: text, key: "Enter"))
      // In a field of several lines, the key begins another line.
      if case .field(let field) = parts.kind, field.lines > 1 { return key }
      return key + change(to: text, isNew) + submission
    case .arrive(let text): return here(Event(.focus, value: text))
    case .leave(let text, let isNew):
      return change(to: text, isNew) + here(Event(.blur, value: text))
    case .check(let isOn): return box.map { Self.checking($0, isOn) } ?? []
    case .choose(let value): return here(Event(.input, value: value)) + change(to: value, true)
    case .slide(let number, let isOver):
      let value = Self.text(of: number)
      return here(Event(.input, value: value)) + change(to: value, isOver)
    case .key(let key, let modifiers, let text):
      return here(Event(.keyDown, value: text, key: key, modifiers: modifiers))
    case .point(let kind, let x, let y): return here(Event(kind, x: x, y: y))
    }
  }

  /// The kinds of events that gestures on this control send.
  package var offers: Event.Kinds {
    var kinds: [Event.Kind] =
      switch parts.kind {
      case .button: [.click]
      case .link: []
      case .field: [.input, .change, .focus, .blur, .keyDown]
      case .toggle, .radio: [.click, .change]
      case .choice, .slider: [.input, .change]
      default: []
      }
    if parts.form != nil {
      if case .button(_, submits: true) = parts.kind { kinds.append(.submit) }
      if case .field(let field) = parts.kind, field.lines == 1 { kinds.append(.submit) }
    }
    // Controls of the platform do not report all presses, keys and pointer events.
    let added = parts.answers.subtracting([Event.Kinds(.input), Event.Kinds(.change)])
    return added.subtracting(Event.Kinds(.submit)).union(Event.Kinds(kinds.map { .init($0) }))
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
  private var isRadio: Bool {
    if case .radio = parts.kind { true } else { false }
  }

  private var box: Box? {
    switch parts.kind {
    case .toggle(let box), .radio(let box): box
    default: parts.target
    }
  }

  private var submission: [ControlEvent] {
    parts.form.map { [ControlEvent(Event(.submit), at: $0)] } ?? []
  }

  private func change(to text: String, _ isNew: Bool) -> [ControlEvent] {
    isNew ? here(Event(.change, value: text)) : []
  }

  /// An event of the control's own element.
  private func here(_ event: Event) -> [ControlEvent] { [ControlEvent(event, at: parts.path)] }

  private static func checking(_ box: Box, _ isOn: Bool) -> [ControlEvent] {
    [
      ControlEvent(Event(.click, isChecked: isOn), at: box.path),
      ControlEvent(Event(.change, value: box.value, isChecked: isOn), at: box.path),
    ]
  }
}
