import Markup

// What is written into, chosen and measured.

extension ControlMaker {
  /// Makes the control the field that an input is.
  func fillInput(_ control: inout Control, with element: Element, in context: Context) {
    switch element.inputType {
    case "checkbox", "radio":
      guard let box = element.box(at: control.path) else { return }
      control.kind = element.inputType == "radio" ? .radio(box) : .toggle(box)
    case "button", "submit", "reset", "image":
      let titles = ["submit": "Submit", "reset": "Reset"]
      let title = element["value"] ?? element["alt"] ?? titles[element.inputType] ?? ""
      let submits = context.form != nil && ["submit", "image"].contains(element.inputType)
      control.kind = .button(text: title, submits: submits)
    case "range":
      let least = element["min"]?.number ?? 0
      let greatest = max(least, element["max"]?.number ?? 100)
      let value = element["value"]?.number ?? least + (greatest - least) / 2
      let step = element["step"]?.number.flatMap { $0 > 0 ? $0 : nil } ?? 1
      control.kind = .slider(
        Control.Slider(
          value: min(greatest, max(least, value)),
          least: least,
          greatest: greatest,
          step: step
        )
      )
    default: control.kind = .field(field(element, sort: Self.sorts[element.inputType] ?? .text))
    }
    name(&control, element, in: context)
  }

  /// Makes the control a field of several lines, a choice, or how far something is.
  func fillField(_ control: inout Control, with element: Element, in context: Context) {
    switch element.tag {
    case "textarea":
      var field = field(element, sort: .text)
      field.lines = max(2, element["rows"].flatMap { Int($0) } ?? 2)
      control.kind = .field(field)
    case "select": control.kind = .choice(choice(element))
    default:
      let greatest = element["max"]?.number ?? 1
      let least = element["min"]?.number ?? 0
      let value = element["value"]?.number
      control.kind = .progress(
        value.map { greatest > least ? min(1, max(0, ($0 - least) / (greatest - least))) : 0 }
      )
    }
    name(&control, element, in: context)
  }

  /// Names a field as the page does.
  private func name(_ control: inout Control, _ element: Element, in context: Context) {
    if case .button = control.kind { return }
    control.accessibility.label =
      control.accessibility.label ?? page.label(of: element["id"]) ?? context.label
      ?? element["title"] ?? element["placeholder"]
  }

  private func field(_ element: Element, sort: Control.Field.Sort) -> Control.Field {
    Control.Field(
      sort: sort,
      text: element["value"] ?? "",
      followsProgram: element["value"] != nil && element.kinds.contains(Event.Kinds(.input)),
      hint: element["placeholder"] ?? ""
    )
  }

  private func choice(_ element: Element) -> Control.Choice {
    var (options, chosen): ([Control.Option], String?) = ([], nil)
    func add(_ element: Element) {
      for child in element.children {
        guard let option = child.element, !option.isAbsent else { continue }
        guard option.tag == "option" else {
          add(option)
          continue
        }
        let text = child.text.onOneLine
        let value = option["value"] ?? text
        if option["selected"] != nil { chosen = value }
        if !options.contains(where: { $0.value == value }) {
          options.append(Control.Option(value: value, text: text))
        }
      }
    }
    add(element)
    let value = chosen ?? element["value"] ?? options.first?.value ?? ""
    return Control.Choice(options: options, value: value)
  }

  private static let sorts: [String: Control.Field.Sort] = [
    "password": .secret, "search": .search, "email": .email, "url": .address, "tel": .phone,
    "number": .number,
  ]
}
