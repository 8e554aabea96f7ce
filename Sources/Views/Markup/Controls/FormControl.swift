#if !hasFeature(Embedded)
// On a page, the browser interprets form controls.

import EmbeddedText

/// The form control that an element is, with its data.
package enum FormControl: Equatable, Sendable {
  /// A button; an element with content has no title.
  case button(title: String?, submits: Bool)
  /// A text field.
  case field(Field)
  /// A checkbox or a radio button, with its value in a form.
  case box(isOn: Bool, value: String, isRadio: Bool)
  /// A menu of options.
  case choice(Choice)
  /// A slider.
  case slider(Slider)
  /// The progress from 0 to 1; nil if it is unknown.
  case progress(Double?)

  /// A text field.
  package struct Field: Equatable, Sendable {
    /// The kinds of text, which have different keyboards.
    package enum Sort: Equatable, Sendable {
      case text, secret, search, email, address, phone, number
    }

    /// The kind of text.
    package var sort: Sort
    /// The text that the program gives.
    package var text: String
    /// Whether the program gives the text after each change.
    package var followsProgram: Bool
    /// The hint in an empty field.
    package var hint: String
    /// The number of lines.
    package var lines: Int

    /// Creates a field.
    package init(
      sort: Sort = .text,
      text: String = "",
      followsProgram: Bool = false,
      hint: String = "",
      lines: Int = 1
    ) {
      (self.sort, self.text, self.followsProgram) = (sort, text, followsProgram)
      (self.hint, self.lines) = (hint, lines)
    }
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

    /// Creates a slider.
    package init(value: Double, least: Double, greatest: Double, step: Double) {
      (self.value, self.least, self.greatest, self.step) = (value, least, greatest, step)
    }
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
    case "textarea": .field(field(.text, lines: max(2, self["rows"].flatMap { Int($0) } ?? 2)))
    case "select": .choice(choice)
    case "progress", "meter": .progress(progress)
    default: nil
    }
  }

  private var inputControl: FormControl? {
    switch self["type"] ?? "text" {
    case "hidden": return nil
    case "checkbox", "radio":
      let isRadio = self["type"] == "radio"
      return .box(isOn: self["checked"] != nil, value: self["value"] ?? "on", isRadio: isRadio)
    case "submit": return .button(title: title ?? "Submit", submits: true)
    case "image": return .button(title: title ?? "", submits: true)
    case "reset": return .button(title: title ?? "Reset", submits: false)
    case "button": return .button(title: title ?? "", submits: false)
    case "range": return .slider(slider)
    case "password": return .field(field(.secret))
    case "search": return .field(field(.search))
    case "email": return .field(field(.email))
    case "url": return .field(field(.address))
    case "tel": return .field(field(.phone))
    case "number": return .field(field(.number))
    default: return .field(field(.text))
    }
  }

  private var title: String? { self["value"] ?? self["alt"] }

  private func field(_ sort: FormControl.Field.Sort, lines: Int = 1) -> FormControl.Field {
    FormControl.Field(
      sort: sort,
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
        let value = option["value"] ?? text
        if option["selected"] != nil { selected = value }
        if !options.contains(where: { $0.value == value }) {
          options.append(FormControl.Option(value: value, text: text))
        }
      }
    }
    add(self)
    let value = selected ?? self["value"] ?? options.first?.value ?? ""
    return FormControl.Choice(options: options, value: value)
  }
}

extension Element {
  /// Whether attributes or styles hide the element.
  package var isHidden: Bool {
    self["hidden"] != nil || tag == "input" && self["type"] == "hidden"
      || styles.contains { $0.name == "display" && $0.value == "none" }
  }
}

#endif
