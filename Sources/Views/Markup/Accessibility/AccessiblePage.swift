import EmbeddedText

/// The elements of a page in their order, each with its parent.
struct AccessiblePage {
  /// An element with its path.
  struct Place {
    let path: [Int]
    let element: Element
    let parent: Int?
    /// Whether assistive technologies ignore it.
    let isHidden: Bool
  }

  private(set) var places: [Place] = []

  /// The paths of the nodes that are too deep.
  private(set) var depths: [[Int]] = []

  init(_ node: Node) { add(node.drawn, at: [], in: nil) }

  private mutating func add(_ node: Node, at path: [Int], in parent: Int?) {
    guard let element = node.element else {
      if node.isTooDeep { depths.append(path) }
      return
    }
    var isHidden = element.isSilent
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

  /// The ancestors of a place, from the inside out.
  func around(_ place: Int) -> [Int] {
    var (around, next): ([Int], Int?) = ([], places[place].parent)
    while let here = next {
      around.append(here)
      next = places[here].parent
    }
    return around
  }
}

// MARK: - Roles

extension Element {
  /// Whether an attribute has a value.
  func says(_ name: String, _ value: String) -> Bool { self[name]?.isSame(as: value) ?? false }

  /// Whether a list contains the tag.
  func isOne(of tags: [String]) -> Bool { tag.isOne(of: tags) }

  /// The accessibility role: that of the attribute, or that of the tag.
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

  /// The level of a heading, if the element is one.
  package var headingRank: Int? {
    let ranks = ["h1", "h2", "h3", "h4", "h5", "h6"]
    for rank in 0..<ranks.count where tag.isSame(as: ranks[rank]) { return rank + 1 }
    return says("role", "heading") ? self["aria-level"].flatMap { Int($0) } ?? 2 : nil
  }

  /// Whether a person can operate the element.
  var isControl: Bool {
    role.isOne(of: [
      "button", "link", "checkbox", "radio", "switch", "textbox", "searchbox", "spinbutton",
      "slider", "combobox", "listbox", "option", "tab", "menuitem", "menuitemcheckbox",
      "menuitemradio", "treeitem",
    ])
  }

  /// Whether the element can have a label.
  var isField: Bool {
    isOne(of: ["input", "select", "textarea", "button", "meter", "output", "progress"])
  }
}

extension Element {
  /// Whether an element within satisfies a predicate.
  package func holds(_ isFound: (Element) -> Bool) -> Bool {
    children.contains { child in child.element.map { isFound($0) || $0.holds(isFound) } ?? false }
  }
}

extension Node {
  /// The text that a screen reader reads out for the node; a line for each element that is not part
  /// of a line of text.
  ///
  /// - Parameters:
  ///   - other: A node within, which is left out.
  ///   - isSeen: Whether the text is the visible one, without labels and texts of pictures.
  /// - Returns: The text.
  func heard(without other: Node? = nil, isSeen: Bool = false) -> String {
    if isText { return word }
    if self === other { return "\n" }
    let element = Element(node: self)
    if element.isSilent { return "" }
    if !isSeen {
      if let label = element["aria-label"], !label.words.isEmpty { return label }
      if element.isOne(of: ["img"]) { return element["alt"] ?? "" }
    }
    let text = children.map { $0.heard(without: other, isSeen: isSeen) }.joined()
    return element.isPartOfLine ? text : "\n" + text + "\n"
  }
}

extension Element {
  /// Whether assistive technologies ignore the element, which shows nothing.
  var isSilent: Bool { self["hidden"] != nil || says("aria-hidden", "true") }

  /// Whether the element is a part of a line of text.
  var isPartOfLine: Bool { tag.isWord(of: Element.partsOfLines) }

  /// The tags of elements that are parts of a line of text.
  fileprivate static let partsOfLines = """
    a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub \
    sup time u var wbr
    """
}
