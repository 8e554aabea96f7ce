import EmbeddedText

extension AccessiblePage {
  /// Checks that a control has a name, contains no control, and is reachable by the keyboard.
  func judgeControl(_ place: Int, _ flaws: inout [AccessibilityFlaw]) {
    let element = places[place].element
    if let order = element["tabindex"], Int(order) ?? 1 > 0 {
      flaws.append(flaw(place, .tabOrder, "let tabindex be 0 or -1"))
    }
    if isPressed(element), !isReached(element) {
      flaws.append(flaw(place, .keyboard, "make it a button, or focusable with a handler of keys"))
    }
    if places[place].isHidden { return }
    if element.role.isSame(as: "img"), element["alt"] == nil, !hasName(place) {
      flaws.append(flaw(place, .imageText, "give it an alt, which may be empty for an ornament"))
    }
    guard element.isControl else { return }
    if !hasName(place) { flaws.append(flaw(place, .controlName, "give it a text or a label")) }
    for outer in around(place) where isClosed(places[outer].element) {
      flaws.append(flaw(place, .nestedControls, "put it beside the other"))
      return
    }
  }

  /// Whether the element's children are parts of it that cannot be controls.
  private func isClosed(_ element: Element) -> Bool {
    element.role.isOne(of: [
      "button", "link", "checkbox", "radio", "switch", "slider", "option", "tab", "menuitem",
      "menuitemcheckbox", "menuitemradio",
    ])
  }

  private func isPressed(_ element: Element) -> Bool {
    element.kinds.contains(Event.Kinds(.click)) || element.kinds.contains(Event.Kinds(.doubleClick))
  }

  /// Whether the keyboard can focus and press an element.
  private func isReached(_ element: Element) -> Bool {
    if element.isOne(of: ["button", "select", "textarea", "summary", "option", "label"]) {
      return true
    }
    if element.isOne(of: ["input"]) { return !element.says("type", "hidden") }
    if element.isOne(of: ["a", "area"]), element["href"] != nil { return true }
    // The parent of these parts handles the keys that move between them.
    let isPart = element.role.isOne(of: [
      "tab", "option", "menuitem", "treeitem", "row", "gridcell",
    ])
    guard let order = element["tabindex"].flatMap({ Int($0) }) else { return false }
    return isPart || order >= 0 && element.kinds.contains(Event.Kinds(.keyDown))
  }
}

// MARK: - Names

extension AccessiblePage {
  private func hasName(_ place: Int) -> Bool { !name(of: place).isEmpty }

  /// What a screen reader calls an element, with one blank between two words; empty if nothing
  /// names it.
  ///
  /// Accessible Name and Description Computation 1.2 (W3C, 2023), without its rules for styles.
  func name(of place: Int) -> String {
    let element = places[place].element
    let others = (element["aria-labelledby"]?.words ?? []).compactMap { self.element($0)?.node }
    let candidates = [
      others.map { $0.heard() }.joined(separator: " "), element["aria-label"] ?? "",
      nativeName(place), isNamedByContent(element) ? contents(of: element) : "",
      element["title"] ?? "",
    ]
    for candidate in candidates where !candidate.words.isEmpty {
      return candidate.words.joined(separator: " ")
    }
    return ""
  }

  /// The name that the tag itself provides for.
  private func nativeName(_ place: Int) -> String {
    let element = places[place].element
    if element.isOne(of: ["img"]) || element.says("type", "image") { return element["alt"] ?? "" }
    if element.isField, let label = label(of: place) { return label }
    guard element.isOne(of: ["input"]) else { return "" }
    if element.says("type", "submit") { return element["value"] ?? "Submit" }
    if element.says("type", "reset") { return element["value"] ?? "Reset" }
    return element.says("type", "button") ? element["value"] ?? "" : ""
  }

  private func isNamedByContent(_ element: Element) -> Bool {
    !element.isOne(of: ["img", "input"])
      && !element.role.isOne(of: ["textbox", "combobox", "listbox", "slider"])
  }

  func contents(of element: Element) -> String { element.children.map { $0.heard() }.joined() }

  /// The text of the label of a field, without what the field itself says.
  private func label(of place: Int) -> String? {
    let field = places[place].element
    for outer in around(place) where places[outer].element.isOne(of: ["label"]) {
      let text = places[outer].element.node.heard(without: field.node)
      if !text.words.isEmpty { return text }
    }
    guard let id = field["id"] else { return nil }
    for other in places where other.element.isOne(of: ["label"]) {
      guard other.element.says("for", id) else { continue }
      let text = contents(of: other.element)
      if !text.words.isEmpty { return text }
    }
    return nil
  }
}
