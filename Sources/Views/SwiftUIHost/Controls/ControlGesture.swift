package import Markup

/// A gesture on a control.
package enum ControlGesture: Equatable, Sendable {
  /// Presses it, at a point of it, for the first time or quickly once more.
  case press(x: Double = 0, y: Double = 0, count: Int = 1)
  /// Presses it for the second time; the control sends each press by itself.
  case doublePress
  /// Writes into it, so that it holds a text.
  case write(String)
  /// Ends the writing by the Enter key; whether the text is another than before.
  case enter(String, isNew: Bool)
  /// Comes to it with the focus.
  case arrive(String = "")
  /// Leaves it; whether the text is another than before.
  case leave(String = "", isNew: Bool = false)
  /// Checks it, or not.
  case check(Bool)
  /// Chooses one of its values.
  case choose(String)
  /// Moves its number, and lets it go.
  case slide(Double, isOver: Bool)
  /// Presses a key while it is in focus and holds a text.
  case key(String, Event.Modifiers = [], text: String = "")
  /// Presses, moves or releases the pointer on it.
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
  /// Returns the events, in their order, that a gesture sends to the markup, as a browser makes them.
  package func events(of gesture: ControlGesture) -> [ControlEvent] {
    switch gesture {
    case .press(let x, let y, let count):
      var events = [ControlEvent(Event(.click, x: x, y: y), at: parts.path)]
      if case .button(_, submits: true) = parts.kind { events += submission }
      if let target = parts.target {
        let isRadio = parts.kind.isRadio
        events += Self.checking(target, isRadio ? true : !target.isOn)
      }
      if count.isMultiple(of: 2) {
        events.append(ControlEvent(Event(.doubleClick), at: parts.path))
      }
      return events
    case .doublePress: return [ControlEvent(Event(.doubleClick), at: parts.path)]
    case .write(let text): return [ControlEvent(Event(.input, value: text), at: parts.path)]
    case .enter(let text, let isNew):
      let key = [ControlEvent(Event(.keyDown, value: text, key: "Enter"), at: parts.path)]
      // In a field of several lines, the key begins another one.
      if case .field(let field) = parts.kind, field.lines > 1 { return key }
      return key + change(to: text, isNew) + submission
    case .arrive(let text): return [ControlEvent(Event(.focus, value: text), at: parts.path)]
    case .leave(let text, let isNew):
      return change(to: text, isNew) + [ControlEvent(Event(.blur, value: text), at: parts.path)]
    case .check(let isOn): return box.map { Self.checking($0, isOn) } ?? []
    case .choose(let value):
      return [
        ControlEvent(Event(.input, value: value), at: parts.path),
        ControlEvent(Event(.change, value: value), at: parts.path),
      ]
    case .slide(let number, let isOver):
      let value = Self.text(of: number)
      return [ControlEvent(Event(.input, value: value), at: parts.path)] + change(to: value, isOver)
    case .key(let key, let modifiers, let text):
      return [
        ControlEvent(Event(.keyDown, value: text, key: key, modifiers: modifiers), at: parts.path)
      ]
    case .point(let kind, let x, let y):
      return [ControlEvent(Event(kind, x: x, y: y), at: parts.path)]
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
    // Adds presses, keys and the pointer to controls that lack them.
    let added = parts.answers.subtracting([Event.Kinds(.input), Event.Kinds(.change)])
    return added.subtracting(Event.Kinds(.submit)).union(Event.Kinds(kinds.map { .init($0) }))
  }

  /// The number that a slider shows, as fields of markup write it.
  static func text(of number: Double) -> String {
    // On a watch, an `Int` may have 32 bits.
    guard abs(number) < 1e15, let whole = Int64(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}

// MARK: - Implementation

extension Control {
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
    isNew ? [ControlEvent(Event(.change, value: text), at: parts.path)] : []
  }

  private static func checking(_ box: Box, _ isOn: Bool) -> [ControlEvent] {
    [
      ControlEvent(Event(.click, isChecked: isOn), at: box.path),
      ControlEvent(Event(.change, value: box.value, isChecked: isOn), at: box.path),
    ]
  }
}

extension Control.Kind {
  fileprivate var isRadio: Bool {
    if case .radio = self { true } else { false }
  }
}
