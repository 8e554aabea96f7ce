/// An accessibility problem of an element.
///
/// ```swift
/// let view = Markup<Int>.div([], [.button([.onClick(1)], [])])
/// let flaws = view.node.accessibilityFlaws()
/// flaws[0].path  // [0]
/// flaws[0].rule  // .controlName
/// flaws[0].description  // "button at [0]: a control must have a name; give it a text or a label"
/// ```
///
/// The rules check elements alone. They check neither colors nor the quality of names.
public struct AccessibilityFlaw: Equatable, Sendable {
  /// The positions among siblings that lead to the element.
  public let path: [Int]

  /// The tag of the element.
  public let tag: String

  /// The broken rule.
  public let rule: AccessibilityRule

  /// How to fix the problem.
  public let fix: String
}

extension AccessibilityFlaw: CustomStringConvertible {
  /// The element, the rule and the fix.
  public var description: String {
    "\(tag.isEmpty ? "text" : tag) at \(path): \(rule.rawValue); \(fix)"
  }
}

/// A rule of accessibility; its raw value is one phrase.
public enum AccessibilityRule: String, CaseIterable, Sendable {
  /// Fields, buttons and links have names.
  case controlName = "a control must have a name"
  /// Images have a text alternative.
  case imageText = "a picture must have a text"
  /// Labels belong to fields.
  case labelTarget = "a label must belong to a field"
  /// Identifiers are unique.
  case uniqueID = "an id must be unique"
  /// Roles are those of WAI-ARIA.
  case knownRole = "a role must be a known one"
  /// Properties and their values are those of WAI-ARIA.
  case knownAria = "a property and its value must be known ones"
  /// Items are in lists, and lists contain only items.
  case listItems = "a list must hold rows, and a row be in a list"
  /// Headings skip no level.
  case headingRanks = "a heading must be at most one rank below the one before"
  /// The Tab key visits elements in their order.
  case tabOrder = "the Tab key must follow the order of elements"
  /// Controls contain no controls.
  case nestedControls = "a control must not be within another"
  /// Tables have headers.
  case tableHeader = "a table must have headers with text"
  /// A key can press whatever a pointer can.
  case keyboard = "the keyboard must reach what can be pressed"
  /// Elements are nested no deeper than every host shows.
  case depth = "markup must be at most 128 levels deep"
}

extension Node {
  /// Returns the accessibility problems of the node, in the order of its elements.
  ///
  /// - Complexity: O(size · depth), and O(size²) if every element refers to another.
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
      let fix = "nest fewer elements"
      flaws.append(AccessibilityFlaw(path: path, tag: "", rule: .depth, fix: fix))
    }
    return flaws
  }
}
