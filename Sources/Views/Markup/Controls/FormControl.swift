#if !hasFeature(Embedded)
// On a page, the browser interprets form controls.

import EmbeddedText

/// The form control that an element is, with its data.
package enum FormControl: Equatable, Sendable {
  /// A button; an element with content has no title.
  case button(title: String?, submits: Bool)
  /// A text field.
  case field(Field)
  /// A checkbox or a radio button.
  case box(Box)
  /// A menu of options.
  case choice(Choice)
  /// A slider.
  case slider(Slider)
  /// The progress from 0 to 1; nil if it is unknown.
  case progress(Double?)

  /// A checkbox or a radio button.
  package struct Box: Equatable, Sendable {
    /// Whether the box is checked.
    package var isOn: Bool
    /// The value in a form.
    package var value: String
    /// Whether the box is a radio button.
    package var isRadio: Bool
  }

  /// A text field.
  package struct Field: Equatable, Sendable {
    /// Whether the text must not be seen, as that of a password.
    package var isSecret = false
    /// The text that the program gives.
    package var text = ""
    /// Whether the program gives the text after each change.
    package var followsProgram = false
    /// The hint in an empty field.
    package var hint = ""
    /// The number of lines.
    package var lines = 1
  }

  /// Options, one of which is selected.
  package struct Choice: Equatable, Sendable {
    /// The options in their order; each value occurs once.
    package var options: [Option]
    /// The value of the selected option.
    package var value: String
  }

  /// An option of a menu.
  package struct Option: Equatable, Sendable {
    /// The value, which events contain.
    package var value: String
    /// The visible text.
    package var text: String
  }

  /// A number within a range.
  package struct Slider: Equatable, Sendable {
    /// The number.
    package var value: Double
    /// The least number.
    package var least: Double
    /// The greatest number.
    package var greatest: Double
    /// The difference of neighbouring numbers.
    package var step: Double
  }
}

extension Element {
  /// The form control that the element is, if it is one.
  ///
  /// - Complexity: O(1); for a menu, O(options²).
  package var formControl: FormControl? {
    switch tag {
    case "button": .button(title: nil, submits: (self["type"] ?? "submit") == "submit")
    case "input": inputControl
    case "textarea": .field(field(lines: max(2, self["rows"].flatMap { Int($0) } ?? 2)))
    case "select": .choice(choice)
    case "progress", "meter": .progress(progress)
    default: nil
    }
  }

  private var inputControl: FormControl? {
    switch self["type"] ?? "text" {
    case "hidden": return nil
    case "checkbox", "radio":
      let (isOn, isRadio) = (self["checked"] != nil, self["type"] == "radio")
      return .box(FormControl.Box(isOn: isOn, value: self["value"] ?? "on", isRadio: isRadio))
    case "submit": return .button(title: title ?? "Submit", submits: true)
    case "image": return .button(title: title ?? "", submits: true)
    case "reset": return .button(title: title ?? "Reset", submits: false)
    case "button": return .button(title: title ?? "", submits: false)
    case "range": return .slider(slider)
    default: return .field(field())
    }
  }

  private var title: String? { self["value"] ?? self["alt"] }

  private func field(lines: Int = 1) -> FormControl.Field {
    FormControl.Field(
      isSecret: tag == "input" && self["type"] == "password",
      text: self["value"] ?? "",
      followsProgram: self["value"] != nil && kinds.contains(Event.Kinds(.input)),
      hint: self["placeholder"] ?? "",
      lines: lines
    )
  }

  private var slider: FormControl.Slider {
    let least = self["min"]?.number ?? 0
    let greatest = max(least, self["max"]?.number ?? 100)
    let value = self["value"]?.number ?? least + (greatest - least) / 2
    let step = self["step"]?.number.flatMap { $0 > 0 ? $0 : nil } ?? 1
    return FormControl.Slider(
      value: min(greatest, max(least, value)),
      least: least,
      greatest: greatest,
      step: step
    )
  }

  private var progress: Double? {
    let (least, greatest) = (self["min"]?.number ?? 0, self["max"]?.number ?? 1)
    guard let value = self["value"]?.number else { return nil }
    return greatest > least ? min(1, max(0, (value - least) / (greatest - least))) : 0
  }

  private var choice: FormControl.Choice {
    var (options, selected): ([FormControl.Option], String?) = ([], nil)
    func add(_ element: Element) {
      for child in element.children {
        guard let option = child.element, !option.isHidden else { continue }
        guard option.tag == "option" else {
          add(option)
          continue
        }
        let text = child.text.words.joined(separator: " ")
        let value = option.optionValue
        if option["selected"] != nil { selected = value }
        if !options.contains(where: { $0.value == value }) {
          options.append(FormControl.Option(value: value, text: text))
        }
      }
    }
    add(self)
    let value = self["value"] ?? selected ?? options.first?.value ?? ""
    return FormControl.Choice(options: options, value: value)
  }
}

extension String {
  /// The number that the text represents, if it is finite.
  package var number: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}
#endif
