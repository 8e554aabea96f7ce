package import Markup

extension Control {
  /// Creates the controls of a node.
  ///
  /// - Complexity: O(size), and the drawing of memos.
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

/// Creates the controls of the nodes of a page.
struct ControlMaker {
  let page: ControlPage

  /// The properties that a node inherits from the elements around it.
  struct Context {
    /// The style of the element around it.
    var style = ControlStyle()
    /// The path of the form around it.
    var form: [Int]?
    /// The text of the label around it.
    var label: String?
    /// Whether an element around it handles clicks.
    var isPressed = false
    /// The path of the box that the label around it shows.
    var box: [Int]?
    /// The mark of an item of the list around it.
    var mark: String?
  }

  /// Returns the control of a node, or nil if nothing is visible.
  ///
  /// The parts without recursion are functions of their own, so that a level needs little of the
  /// stack.
  func control(of node: Node, at position: Int, path: [Int], in context: Context) -> Control? {
    guard let element = node.element else {
      return words(node.text, at: position, path: path, style: context.style)
    }
    guard isShown(element, at: path, in: context) else { return nil }
    var control = begin(node, element, at: position, path: path, in: context)
    let inner = setKind(of: &control, element, in: context)
    fill(&control, with: element, in: inner)
    return finish(control, element)
  }

  private func isShown(_ element: Element, at path: [Int], in context: Context) -> Bool {
    !element.isHidden && !(element.tag == "dialog" && element["open"] == nil) && context.box != path
  }

  /// Returns the context of the children of an element.
  func within(_ element: Element, at path: [Int], _ context: Context) -> Context {
    var inner = context
    inner.style = context.style.within(element)
    if element.tag == "form" { inner.form = path }
    if element.kinds.contains(Event.Kinds(.click)) { inner.isPressed = true }
    inner.mark = nil
    return inner
  }

  /// Returns the control of an element without its kind and its children.
  func begin(
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

// MARK: - Kinds

extension ControlMaker {
  /// Sets the kind of a control, and returns the context of its children.
  private func setKind(
    of control: inout Control,
    _ element: Element,
    in context: Context
  ) -> Context {
    control.kind = kind(of: element, in: context)
    control.target = element.target(at: control.path)
    setLabel(of: &control, element, in: context)
    var inner = within(element, at: control.path, context)
    if element.tag == "label" { showBox(of: element, in: &control, &inner) }
    return inner
  }

  /// Sets the accessibility label that belongs to the kind of a control.
  private func setLabel(of control: inout Control, _ element: Element, in context: Context) {
    var attributes = control.accessibility
    switch control.kind {
    case .form(.button), .link: if element.tag == "a" { attributes.traits.insert(.link) }
    case .form:
      attributes.label =
        attributes.label ?? page.label(of: element["id"]) ?? context.label
        ?? element["title"] ?? element["placeholder"]
    case .picture:
      attributes.label = attributes.label ?? element["alt"]
      if attributes.label == "" { attributes.isHidden = true }
    default: break
    }
    control.accessibility = attributes
  }

  private func kind(of element: Element, in context: Context) -> Control.Kind {
    let isRow = context.style.within(element).isRow == true
    let container: Control.Kind = isRow || !element.isBlock ? .line : .column
    if let control = element.formControl { return .form(control) }
    switch element.tag {
    case "a":
      let isPressed = context.isPressed || element.kinds.contains(Event.Kinds(.click))
      guard element["href"] != nil || isPressed else { return container }
      let address = element["href"] ?? ""
      let opens = !isPressed && !address.isEmpty
      return opens ? .link(address: address) : .form(.button(title: nil, submits: false))
    case "li": return context.mark.map { .item(mark: $0) } ?? container
    case "details": return .disclosure(isOpen: element["open"] != nil)
    case "img": return .picture(address: element["src"] ?? "")
    case "hr": return .rule
    case "br":
      let style = context.style.within(element).inherited
      return .words([Control.Words(text: "\n", style: style)])
    case "table": return .table
    case "ul", "ol", "menu": return .column
    default: return container
    }
  }
}

// MARK: - Children

extension ControlMaker {
  /// Adds the children of an element.
  private func fill(_ control: inout Control, with element: Element, in context: Context) {
    switch element.tag {
    case "table": fillTable(&control, with: element, in: context)
    case "ul", "ol", "menu": fillList(&control, with: element, in: context)
    default: fillChildren(&control, with: element, in: context)
    }
  }

  private func fillChildren(_ control: inout Control, with element: Element, in context: Context) {
    guard control.showsChildren else { return }
    let path = control.path
    control.children = children(of: element, at: path, in: context, apart: control.isSpread)
    collapse(&control)
  }

  /// Replaces a container of only one text or line by this child.
  private func collapse(_ control: inout Control) {
    guard control.isContainer, control.children.count == 1, let only = control.children.first,
      only.isPlain
    else { return }
    switch only.kind {
    case .words: (control.kind, control.children) = (only.kind, [])
    case .line where control.style.isRow == nil:
      (control.kind, control.children) = (.line, only.children)
    default: break
    }
  }

  /// Makes the control of a label the box that it contains, or the label of its field.
  private func showBox(of label: Element, in control: inout Control, _ context: inout Context) {
    let boxes = label.boxes(at: control.path)
    guard boxes.count == 1, let (box, target) = boxes.first else {
      control.target = page.box(label["for"])
      if label.holdsField { context.label = label.namingText }
      return
    }
    context.box = target.path
    (control.kind, control.target) = (.form(.box(target.box)), target)
    var accessibility = AccessibilityAttributes(box, in: page)
    accessibility.label = accessibility.label ?? control.accessibility.label ?? label.namingText
    control.accessibility = accessibility
    control.answers.formUnion(box.kinds)
    control.isDisabled = box["disabled"] != nil
    control.isFocused = box["autofocus"] != nil
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

  /// Sets the properties that depend on the children; returns nil for a control without content.
  private func finish(_ control: Control, _ element: Element) -> Control? {
    var control = control
    switch control.kind {
    case .column, .line, .item, .table, .disclosure:
      control.accessibility.isGroup =
        control.accessibility.label != nil || control.accessibility.traits.contains(.modal)
      let isSpoken =
        control.accessibility.isLive || control.accessibility.label != nil
        || control.style.width != nil
      if control.children.isEmpty, control.answers == [], !isSpoken, element["id"] == nil {
        return nil
      }
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
  /// Whether only its kind and its content distinguish the control from its neighbours.
  var isPlain: Bool {
    parts.answers == [] && parts.accessibility == AccessibilityAttributes() && parts.target == nil
      && !parts.isFocusable && !parts.isDisabled && !parts.isFocused
      && parts.style.background == nil && parts.style.padding == nil && parts.style.width == nil
      && parts.style.height == nil && parts.style.opacity == 1
  }

  /// Whether the platform has a control of this kind, which a person presses or types into.
  package var isNative: Bool {
    switch parts.kind {
    case .form(.progress): false
    case .form, .link: true
    default: false
    }
  }

  /// Whether the control is a column or a line.
  fileprivate var isContainer: Bool { parts.kind == .column || parts.kind == .line }

  /// Whether the children of a container form no lines with each other.
  fileprivate var isSpread: Bool { isContainer && parts.style.isRow != nil }

  /// Whether the children of the element are visible within the control.
  fileprivate var showsChildren: Bool {
    switch parts.kind {
    case .column, .line, .form(.button(title: nil, submits: _)), .form(.box), .link: true
    case .item, .disclosure: true
    default: false
    }
  }
}

extension Element {
  /// The boxes within the element, with their paths.
  fileprivate func boxes(at path: [Int]) -> [(element: Element, target: Control.Target)] {
    children.enumerated().flatMap {
      position,
      child -> [(element: Element, target: Control.Target)] in
      guard let element = child.element, !element.isHidden else { return [] }
      let place = path + [position]
      return element.target(at: place).map { [(element, $0)] } ?? element.boxes(at: place)
    }
  }

  /// Whether the element is or contains a field that a label can name.
  fileprivate var holdsField: Bool {
    ["input", "select", "textarea", "progress", "meter"].contains(tag)
      || children.contains { $0.element?.holdsField ?? false }
  }

  /// The text by which a label names its field.
  fileprivate var namingText: String {
    children.filter { !($0.element?.holdsField ?? false) }.map(\.heard).joined(separator: " ")
      .words.joined(separator: " ")
  }
}
