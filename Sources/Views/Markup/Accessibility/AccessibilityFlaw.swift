/// What keeps somebody from hearing or reaching an element.
///
/// ```swift
/// let view = Markup<Int>.div([], [.button([.onClick(1)], [])])
/// let flaws = view.node.accessibilityFlaws()
/// flaws[0].path  // [0]
/// flaws[0].rule  // .controlName
/// flaws[0].description  // "button at [0]: a control must have a name; give it a text or a label"
/// ```
///
/// A test finds what can be told from the elements alone. It does not see colours, and cannot tell
/// whether a name is a good one.
public struct AccessibilityFlaw: Equatable, Sendable {
  /// The positions among siblings that lead to the element.
  public let path: [Int]

  /// The tag of the element.
  public let tag: String

  /// The rule that it breaks.
  public let rule: AccessibilityRule

  /// What mends it.
  public let fix: String
}

extension AccessibilityFlaw: CustomStringConvertible {
  /// The element, the rule and what mends it.
  public var description: String {
    "\(tag.isEmpty ? "text" : tag) at \(path): \(rule.sentence); \(fix)"
  }
}

/// A rule by which everybody can hear and reach what is shown.
public enum AccessibilityRule: UInt8, CaseIterable, Sendable {
  /// Fields, buttons and links have names.
  case controlName
  /// Pictures say what they show.
  case imageText
  /// Labels belong to fields.
  case labelTarget
  /// Identifiers are different.
  case uniqueID
  /// Roles are those that there are.
  case knownRole
  /// What is said of elements is what can be said.
  case knownAria
  /// Rows of lists are in lists, and nothing else is.
  case listItems
  /// Headings do not leave out ranks.
  case headingRanks
  /// The keyboard goes through elements in their order.
  case tabOrder
  /// Controls are not within controls.
  case nestedControls
  /// Tables have headers.
  case tableHeader
  /// What a pointer can press, a key can.
  case keyboard
  /// Elements are within each other to a depth that every host shows.
  case depth

  /// The rule, in one phrase.
  public var sentence: String {
    switch self {
    case .controlName: "a control must have a name"
    case .imageText: "a picture must say what it shows"
    case .labelTarget: "a label must belong to a field"
    case .uniqueID: "an id must be that of one element"
    case .knownRole: "a role must be one that there is"
    case .knownAria: "what is said of an element must be what can be said"
    case .listItems: "a list must hold rows, and a row be in a list"
    case .headingRanks: "a heading must be at most one rank below the one before"
    case .tabOrder: "the keyboard must go through elements in their order"
    case .nestedControls: "a control must not be within another"
    case .tableHeader: "a table must have headers that say something"
    case .keyboard: "what is pressed must be reached by the keyboard"
    case .depth: "markup must be at most 128 levels deep"
    }
  }
}

extension Node {
  /// Returns what keeps somebody from hearing or reaching what the node shows, in its order.
  ///
  /// - Complexity: O(size · depth), and O(size²) where every element refers to another.
  public func accessibilityFlaws() -> [AccessibilityFlaw] {
    let page = AccessiblePage(self)
    var flaws: [AccessibilityFlaw] = []
    var rank = 0
    for place in page.places.indices {
      page.judgeControl(place, &flaws)
      page.judgeReferences(place, &flaws)
      page.judgeWords(place, &flaws)
      page.judgeStructure(place, &flaws)
      page.judgeGrid(place, &flaws)
      page.judgeHeading(place, after: &rank, &flaws)
    }
    for path in page.depths {
      let fix = "show fewer elements within each other"
      flaws.append(AccessibilityFlaw(path: path, tag: "", rule: .depth, fix: fix))
    }
    return flaws
  }
}
