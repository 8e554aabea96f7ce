import EmbeddedText

/// The elements of what is shown, in their order, each with what is around it.
struct AccessiblePage {
  /// An element at its place.
  struct Place {
    let path: [Int]
    let element: Element
    let parent: Int?
    /// Whether it is kept from those who hear the page.
    let isHidden: Bool
  }

  private(set) var places: [Place] = []

  /// The paths of what is too deep to be shown.
  private(set) var depths: [[Int]] = []

  init(_ node: Node) {
    add(node.drawn, at: [], in: nil)
  }

  private mutating func add(_ node: Node, at path: [Int], in parent: Int?) {
    guard let element = node.element else {
      if node.isTooDeep { depths.append(path) }
      return
    }
    var isHidden = element["hidden"] != nil || element.says("aria-hidden", "true")
    if let parent, places[parent].isHidden { isHidden = true }
    places.append(Place(path: path, element: element, parent: parent, isHidden: isHidden))
    let here = places.count - 1
    for position in 0..<element.children.count {
      add(element.children[position], at: path + [position], in: here)
    }
  }

  func flaw(_ place: Int, _ rule: AccessibilityRule, _ fix: String) -> AccessibilityFlaw {
    AccessibilityFlaw(
      path: places[place].path,
      tag: places[place].element.tag,
      rule: rule,
      fix: fix
    )
  }

  /// The element under an identifier, if there is one.
  func element(_ id: String) -> Element? {
    for place in places where place.element.says("id", id) { return place.element }
    return nil
  }

  /// The places around a place, from the inside out.
  func around(_ place: Int) -> [Int] {
    var (around, next): ([Int], Int?) = ([], places[place].parent)
    while let here = next {
      around.append(here)
      next = places[here].parent
    }
    return around
  }
}

// MARK: - What elements are

extension Element {
  /// Whether an attribute has a value.
  func says(_ name: String, _ value: String) -> Bool { self[name]?.isSame(as: value) ?? false }

  /// Whether the tag is one of some.
  func isOne(of tags: [String]) -> Bool { tag.isOne(of: tags) }

  /// What it is to those who hear the page: its role, or that of its tag.
  package var role: String {
    if let role = self["role"]?.words.first { return role }
    switch tag {
    case _ where isOne(of: ["button", "summary"]): return "button"
    case _ where isOne(of: ["a", "area"]): return self["href"] == nil ? "" : "link"
    case _ where isOne(of: ["ul", "ol", "menu"]): return "list"
    case _ where isOne(of: ["li"]): return "listitem"
    case _ where isOne(of: ["select"]): return "combobox"
    case _ where isOne(of: ["textarea"]): return "textbox"
    case _ where isOne(of: ["option"]): return "option"
    case _ where isOne(of: ["img"]): return "img"
    case _ where isOne(of: ["input"]): return roleOfInput
    default: return headingRank == nil ? "" : "heading"
    }
  }

  private var roleOfInput: String {
    guard let type = self["type"] else { return "textbox" }
    if type.isOne(of: ["checkbox", "radio"]) { return type }
    if type.isOne(of: ["button", "submit", "reset", "image"]) { return "button" }
    if type.isSame(as: "range") { return "slider" }
    return type.isSame(as: "hidden") ? "" : "textbox"
  }

  /// The rank of a heading, where it is one.
  package var headingRank: Int? {
    let ranks = ["h1", "h2", "h3", "h4", "h5", "h6"]
    for rank in 0..<ranks.count where tag.isSame(as: ranks[rank]) { return rank + 1 }
    return says("role", "heading") ? self["aria-level"].flatMap { $0.wholeNumber } ?? 2 : nil
  }

  /// Whether a person does something with it.
  var isControl: Bool {
    role.isOne(of: [
      "button", "link", "checkbox", "radio", "switch", "textbox", "searchbox", "spinbutton",
      "slider", "combobox", "listbox", "option", "tab", "menuitem", "menuitemcheckbox",
      "menuitemradio", "treeitem",
    ])
  }

  /// Whether a label can belong to it.
  var isField: Bool {
    isOne(of: ["input", "select", "textarea", "button", "meter", "output", "progress"])
  }
}

extension Node {
  /// The text that is heard of a node.
  package var heard: String {
    if isText { return word }
    let element = Element(node: self)
    if element["hidden"] != nil || element.says("aria-hidden", "true") { return "" }
    if let label = element["aria-label"], !label.words.isEmpty { return label }
    if element.isOne(of: ["img"]) { return element["alt"] ?? "" }
    return children.map { $0.heard }.joined()
  }
}

extension String {
  /// The number of a text of digits, after a sign or none.
  var wholeNumber: Int? {
    withBytes { bytes in
      let isNegative = bytes.first == UInt8(ascii: "-")
      var number = 0
      guard bytes.count > (isNegative ? 1 : 0), bytes.count < 10 else { return nil }
      for place in (isNegative ? 1 : 0)..<bytes.count {
        guard isDigit(bytes[place]) else { return nil }
        number = number * 10 + Int(bytes[place] - UInt8(ascii: "0"))
      }
      return isNegative ? -number : number
    }
  }
}
