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
    var style = ControlStyle()
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
  ///
  /// The parts that are not recursive are functions of their own, so that a level takes little of
  /// the stack.
  func control(of node: Node, at position: Int, path: [Int], in context: Context) -> Control? {
    guard let element = node.element else {
      return words(node.text, at: position, path: path, style: context.style)
    }
    guard isShown(element, at: path, in: context) else { return nil }
    var control = begin(node, element, at: position, path: path, in: context)
    fill(&control, with: element, in: within(element, at: path, context), mark: context.mark)
    return finish(control, element)
  }

  private func isShown(_ element: Element, at path: [Int], in context: Context) -> Bool {
    !element.isAbsent && !(element.tag == "dialog" && element["open"] == nil) && context.box != path
  }

  /// Returns what is known within an element.
  private func within(_ element: Element, at path: [Int], _ context: Context) -> Context {
    var inner = context
    inner.style = context.style.within(element)
    if element.tag == "form" { inner.form = path }
    if element.kinds.contains(Event.Kinds(.click)) { inner.isPressed = true }
    inner.mark = nil
    return inner
  }

  /// Returns the control of an element without what stands within.
  private func begin(
    _ node: Node,
    _ element: Element,
    at position: Int,
    path: [Int],
    in context: Context
  ) -> Control {
    let id = node.key.map(Control.ID.key) ?? .position(position, element.tag)
    var control = Control(.column, id: id, path: path)
    var parts = control.parts
    parts.style = context.style.within(element)
    parts.accessibility = AccessibilityAttributes(element, in: page)
    parts.answers = element.kinds
    parts.form = element.tag == "form" ? path : context.form
    parts.isDisabled = element["disabled"] != nil || element["aria-disabled"] == "true"
    parts.isFocused = element["autofocus"] != nil
    control.parts = parts
    return control
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
    case "img", "hr", "br": fillEmpty(&control, with: element, in: context)
    case "label": fillLabel(&control, with: element, in: context)
    case "table": fillTable(&control, with: element, in: context)
    case "ul", "ol", "menu": fillList(&control, with: element, in: context)
    default:
      if let kind = kind(of: element, in: context, mark: mark) {
        setKind(kind, of: &control, element)
        fillChildren(&control, with: element, in: context)
      } else {
        fillContainer(&control, with: element, in: context)
      }
    }
  }

  /// The kind of an element that is more than a container; nil where it is none.
  private func kind(of element: Element, in context: Context, mark: String?) -> Control.Kind? {
    switch element.tag {
    case "button":
      let submits = context.form != nil && (element["type"] ?? "submit") == "submit"
      return .button(text: nil, submits: submits)
    case "a" where element["href"] != nil || context.isPressed:
      let address = element["href"] ?? ""
      let opens = !context.isPressed && !address.isEmpty
      return opens ? .link(address: address) : .button(text: nil, submits: false)
    case "li": return mark.map { .item(mark: $0) }
    case "details": return .disclosure(isOpen: element["open"] != nil)
    default: return nil
    }
  }

  private func setKind(_ kind: Control.Kind, of control: inout Control, _ element: Element) {
    control.kind = kind
    if element.tag == "a" { control.accessibility.traits.insert(.link) }
  }

  private func fillChildren(
    _ control: inout Control,
    with element: Element,
    in context: Context,
    apart: Bool = false
  ) {
    control.children = children(of: element, at: control.path, in: context, apart: apart)
  }

  /// Makes the control what an element is that holds nothing.
  private func fillEmpty(_ control: inout Control, with element: Element, in context: Context) {
    switch element.tag {
    case "img":
      control.kind = .picture(address: element["src"] ?? "")
      control.accessibility.label = control.accessibility.label ?? element["alt"]
      if control.accessibility.label == "" { control.accessibility.isHidden = true }
    case "hr": control.kind = .rule
    default: control.kind = .words([Control.Words(text: "\n", style: context.style.inherited)])
    }
  }

  /// Makes the control a column or a line, or the text that it holds.
  func fillContainer(_ control: inout Control, with element: Element, in context: Context) {
    let isApart = setContainer(&control, element)
    fillChildren(&control, with: element, in: context, apart: isApart)
    collapse(&control)
  }

  /// Makes the control a column or a line; returns whether its children stand apart.
  private func setContainer(_ control: inout Control, _ element: Element) -> Bool {
    control.kind = control.style.isRow == true || element.isInline ? .line : .column
    return control.style.isRow != nil
  }

  /// Makes the control the text or the line that it holds, where that is all.
  private func collapse(_ control: inout Control) {
    guard control.children.count == 1, let only = control.children.first, only.isPlain else {
      return
    }
    switch only.kind {
    case .words: (control.kind, control.children) = (only.kind, [])
    case .line where control.style.isRow == nil:
      (control.kind, control.children) = (.line, only.children)
    default: break
    }
  }

  private func fillLabel(_ control: inout Control, with element: Element, in context: Context) {
    if let box = onlyBox(of: element, at: control.path) {
      fillChildren(&control, with: element, in: showing(box.path, context))
      name(&control, of: box, by: element)
    } else {
      setTarget(of: &control, element)
      fillContainer(&control, with: element, in: naming(element, context))
    }
  }

  private func setTarget(of control: inout Control, _ label: Element) {
    control.target = page.box(label["for"])
  }

  /// The box within a label, with its place, where it is the only one.
  private func onlyBox(of label: Element, at path: [Int]) -> (element: Element, path: [Int])? {
    let boxes = label.boxes(at: path)
    return boxes.count == 1 ? boxes.first : nil
  }

  /// Returns what is known within a label that may name a field.
  private func naming(_ element: Element, _ context: Context) -> Context {
    var context = context
    if element.holdsField { context.label = element.namingText }
    return context
  }

  /// Returns what is known within a label that shows a box.
  private func showing(_ box: [Int], _ context: Context) -> Context {
    var context = context
    context.box = box
    return context
  }

  /// Gives a box what is said of it, by the label that shows it.
  private func name(
    _ control: inout Control,
    of place: (element: Element, path: [Int]),
    by label: Element
  ) {
    let box = place.element
    if let shown = box.box(at: place.path) {
      control.kind = box.inputType == "radio" ? .radio(shown) : .toggle(shown)
    }
    var accessibility = AccessibilityAttributes(box, in: page)
    accessibility.label = accessibility.label ?? control.accessibility.label ?? label.namingText
    control.accessibility = accessibility
    control.answers.formUnion(box.kinds)
    control.isDisabled = box["disabled"] != nil
    control.isFocused = box["autofocus"] != nil
  }

  private func fillList(_ control: inout Control, with element: Element, in context: Context) {
    var context = context
    var items: [Control] = []
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
      items.append(item)
      number &+= 1
    }
    control.children = items
  }

  /// Says what cannot be said before the control is whole; nil where nothing is left of it.
  private func finish(_ control: Control, _ element: Element) -> Control? {
    var control = control
    switch control.kind {
    case .column, .line, .item, .table, .disclosure:
      control.accessibility.isGroup =
        control.accessibility.label != nil || control.accessibility.traits.contains(.modal)
      let says =
        control.accessibility.isLive || control.accessibility.label != nil
        || control.style.width != nil
      if control.children.isEmpty, control.answers == [], !says, element["id"] == nil { return nil }
    case .words(let words) where words.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }:
      if element.tag != "br", control.answers == [], !control.accessibility.isLive { return nil }
    default: break
    }
    guard !control.isNative else { return control }
    let keys = Event.Kinds([.init(.keyDown), .init(.focus), .init(.blur)])
    control.isFocusable =
      !control.answers.isDisjoint(with: keys)
      || (element["tabindex"].flatMap { Int($0) } ?? -1) >= 0
    if control.answers.contains(Event.Kinds(.click)) || control.target != nil {
      control.accessibility.traits.insert(.button)
    }
    return control
  }
}

extension Control {
  /// Whether nothing but its kind and its content tells it from its neighbours.
  var isPlain: Bool {
    parts.answers == [] && parts.accessibility == AccessibilityAttributes() && parts.target == nil
      && !parts.isFocusable
      && !parts.isDisabled
      && parts.style.background == nil && parts.style.padding == nil && parts.style.width == nil
      && parts.style.height == nil
      && parts.style.opacity == 1 && !parts.isFocused
  }

  /// Whether it is one of those controls that are pressed or written into by themselves.
  package var isNative: Bool {
    switch parts.kind {
    case .button, .link, .field, .toggle, .radio, .choice, .slider: true
    default: false
    }
  }
}

extension Element {
  /// The boxes within, each with its place.
  fileprivate func boxes(at path: [Int]) -> [(element: Element, path: [Int])] {
    children.enumerated().flatMap { position, child -> [(element: Element, path: [Int])] in
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
