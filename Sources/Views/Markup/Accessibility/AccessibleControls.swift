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
  /// Whether an element has an accessible name.
  private func hasName(_ place: Int) -> Bool {
    let element = places[place].element
    for id in element["aria-labelledby"]?.words ?? [] {
      if let other = self.element(id), isHeard(other.node.heard) { return true }
    }
    if isHeard(element["aria-label"]) || isHeard(element["title"]) { return true }
    if element.isOne(of: ["img"]) || element.says("type", "image") {
      return isHeard(element["alt"])
    }
    if element.isField, hasLabel(place) { return true }
    if element.isOne(of: ["input"]) {
      if element.says("type", "submit") || element.says("type", "reset") { return true }
      return element.says("type", "button") && isHeard(element["value"])
    }
    let isNamedByContent = !element.role.isOne(of: ["textbox", "combobox", "listbox", "slider"])
    return isNamedByContent && isHeard(contents(of: element))
  }

  func contents(of element: Element) -> String { element.children.map { $0.heard }.joined() }

  private func isHeard(_ text: String?) -> Bool { text.map { !$0.words.isEmpty } ?? false }

  /// Whether a label with a text belongs to a field.
  private func hasLabel(_ place: Int) -> Bool {
    for outer in around(place) where places[outer].element.isOne(of: ["label"]) {
      if isHeard(contents(of: places[outer].element)) { return true }
    }
    guard let id = places[place].element["id"] else { return false }
    for other in places where other.element.isOne(of: ["label"]) {
      if other.element.says("for", id), isHeard(contents(of: other.element)) { return true }
    }
    return false
  }
}
