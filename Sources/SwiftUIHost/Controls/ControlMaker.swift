package import Markup

extension Control {
  /// Creates the controls of a node.
  ///
  /// - Complexity: O(size), and what it takes to draw the parts that are drawn when needed.
  package init(_ node: Node) {
    let node = node.drawn
    let maker = ControlMaker(page: ControlPage(node))
    var context = ControlMaker.Context()
    context.form = node.element?.tag == "form" ? [] : nil
    self =
      maker.control(of: node, at: 0, path: [], in: context)
      ?? Control(.column, id: .position(0, ""), path: [])
  }
}

/// Makes controls of the nodes of a page.
struct ControlMaker {
  let page: ControlPage

  /// What is known of where a node stands.
  struct Context {
    /// How it looks there.
    var look = Appearance()
    /// The form around it.
    var form: [Int]?
    /// What the label around it says.
    var label: String?
    /// Whether something around it answers a press.
    var isPressed = false
    /// The box of the label around it, which that label shows.
    var box: [Int]?
    /// The mark of a row of the list around it.
    var mark: String?
  }

  /// Returns the control of a node, or nil where nothing is shown.
  func control(of node: Node, at position: Int, path: [Int], in context: Context) -> Control? {
    guard let element = node.element else {
      return words(node.text, at: position, path: path, look: context.look)
    }
    guard !element.isAbsent, !(element.tag == "dialog" && element["open"] == nil),
      context.box != path
    else { return nil }
    var inner = context
    inner.look = context.look.within(element)
    if element.tag == "form" { inner.form = path }
    if element.kinds.contains(Event.Kinds(.click)) { inner.isPressed = true }
    inner.mark = nil
    let id = node.key.map(Control.ID.key) ?? .position(position, element.tag)
    var control = Control(.column, id: id, path: path)
    control.look = inner.look
    control.voice = Voice(element, in: page)
    control.answers = element.kinds
    control.form = inner.form
    control.isDisabled = element["disabled"] != nil || element["aria-disabled"] == "true"
    control.isFocused = element["autofocus"] != nil
    fill(&control, with: element, in: inner, mark: context.mark)
    return finish(control, element)
  }
}

// MARK: - Elements

extension ControlMaker {
  /// Makes the control what its element is, with what stands within.
  private func fill(
    _ control: inout Control,
    with element: Element,
    in context: Context,
    mark: String?
  ) {
    switch element.tag {
    case "input": fillInput(&control, with: element, in: context)
    case "textarea", "select", "progress", "meter":
      fillField(&control, with: element, in: context)
    case "button":
      let submits = context.form != nil && (element["type"] ?? "submit") == "submit"
      control.kind = .button(text: nil, submits: submits)
      control.children = children(of: element, at: control.path, in: context)
    case "a" where element["href"] != nil || context.isPressed:
      let address = element["href"] ?? ""
      let opens = !context.isPressed && !address.isEmpty
      control.kind = opens ? .link(address: address) : .button(text: nil, submits: false)
      control.voice.traits.insert(.link)
      control.children = children(of: element, at: control.path, in: context)
    case "img":
      control.kind = .picture(address: element["src"] ?? "")
      control.voice.label = control.voice.label ?? element["alt"]
      if control.voice.label == "" { control.voice.isHidden = true }
    case "hr": control.kind = .rule
    case "br": control.kind = .words([Control.Words(text: "\n", look: context.look.inherited)])
    case "label": fillLabel(&control, with: element, in: context)
    case "table": fillTable(&control, with: element, in: context)
    case "ul", "ol", "menu": fillList(&control, with: element, in: context)
    case "li" where mark != nil:
      control.kind = .item(mark: mark ?? "")
      control.children = children(of: element, at: control.path, in: context)
    case "details":
      control.kind = .disclosure(isOpen: element["open"] != nil)
      control.children = children(of: element, at: control.path, in: context)
    default: fillContainer(&control, with: element, in: context)
    }
  }

  /// Makes the control a column or a line, or the text that it holds.
  func fillContainer(_ control: inout Control, with element: Element, in context: Context) {
    control.kind = control.look.isRow == true || element.isInline ? .line : .column
    control.children = children(
      of: element,
      at: control.path,
      in: context,
      apart: control.look.isRow != nil
    )
    guard control.children.count == 1, let only = control.children.first, only.isPlain else {
      return
    }
    switch only.kind {
    case .words: (control.kind, control.children) = (only.kind, [])
    case .line where control.look.isRow == nil:
      (control.kind, control.children) = (.line, only.children)
    default: break
    }
  }

  private func fillLabel(_ control: inout Control, with element: Element, in context: Context) {
    var context = context
    let boxes = element.boxes(at: control.path)
    guard boxes.count == 1, let (inner, path) = boxes.first, let box = inner.box(at: path) else {
      if element.holdsField { context.label = element.namingText }
      control.target = page.box(element["for"])
      return fillContainer(&control, with: element, in: context)
    }
    context.box = path
    control.kind = inner.inputType == "radio" ? .radio(box) : .toggle(box)
    control.children = children(of: element, at: control.path, in: context)
    var voice = Voice(inner, in: page)
    voice.label = voice.label ?? control.voice.label ?? element.namingText
    control.voice = voice
    control.answers.formUnion(inner.kinds)
    control.isDisabled = inner["disabled"] != nil
    control.isFocused = inner["autofocus"] != nil
  }

  private func fillList(_ control: inout Control, with element: Element, in context: Context) {
    var context = context
    let isNumbered = element.tag == "ol"
    var number = element["start"].flatMap { Int($0) } ?? 1
    for (position, child) in element.children.enumerated() {
      guard let row = child.element else { continue }
      if let value = row["value"].flatMap({ Int($0) }) { number = value }
      context.mark = isNumbered ? "\(number)." : "\u{2022}"
      let path = control.path + [position]
      guard let item = self.control(of: child, at: position, path: path, in: context) else {
        continue
      }
      control.children.append(item)
      number &+= 1
    }
  }

  /// Says what cannot be said before the control is whole; nil where nothing is left of it.
  private func finish(_ control: Control, _ element: Element) -> Control? {
    var control = control
    switch control.kind {
    case .column, .line, .item, .table, .disclosure:
      control.voice.isGroup = control.voice.label != nil || control.voice.traits.contains(.modal)
      let says = control.voice.isLive || control.voice.label != nil || control.look.width != nil
      if control.children.isEmpty, control.answers == [], !says, element["id"] == nil { return nil }
    case .words(let words) where words.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }:
      if element.tag != "br", control.answers == [], !control.voice.isLive { return nil }
    default: break
    }
    guard !control.isNative else { return control }
    let keys = Event.Kinds([.init(.keyDown), .init(.focus), .init(.blur)])
    control.isFocusable =
      !control.answers.isDisjoint(with: keys)
      || (element["tabindex"].flatMap { Int($0) } ?? -1) >= 0
    if control.answers.contains(Event.Kinds(.click)) || control.target != nil {
      control.voice.traits.insert(.button)
    }
    return control
  }
}

extension Control {
  /// Whether nothing but its kind and its content tells it from its neighbours.
  var isPlain: Bool {
    answers == [] && voice == Voice() && target == nil && !isFocusable && !isDisabled
      && look.background == nil && look.padding == nil && look.width == nil && look.height == nil
      && look.opacity == 1 && !isFocused
  }

  /// Whether it is one of those controls that are pressed or written into by themselves.
  package var isNative: Bool {
    switch kind {
    case .button, .link, .field, .toggle, .radio, .choice, .slider: true
    default: false
    }
  }
}

extension Element {
  /// The boxes within, each with its place.
  fileprivate func boxes(at path: [Int]) -> [(Element, [Int])] {
    children.enumerated().flatMap { position, child -> [(Element, [Int])] in
      guard let element = child.element, !element.isAbsent else { return [] }
      let place = path + [position]
      return element.isBox ? [(element, place)] : element.boxes(at: place)
    }
  }

  /// Whether it is, or holds, what a label can name.
  fileprivate var holdsField: Bool {
    ["input", "select", "textarea", "progress", "meter"].contains(tag)
      || children.contains { $0.element?.holdsField ?? false }
  }

  /// The text by which a label names its field.
  fileprivate var namingText: String {
    children.filter { !($0.element?.holdsField ?? false) }.map(\.heard).joined(separator: " ")
      .onOneLine
  }
}
