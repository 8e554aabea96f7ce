import Markup

/// The properties of a control that assistive technologies use.
package struct AccessibilityAttributes: Equatable, Sendable {
  /// The label, if it differs from the text.
  package var label: String?
  /// The hint.
  package var hint: String?
  /// The value.
  package var value: String?
  /// The traits.
  package var traits: Set<Trait> = []
  /// The level of a heading, from 1.
  package var rank: Int?
  /// Whether assistive technologies ignore the control and its children.
  package var isHidden = false
  /// Whether the control is a group, whose children are separate.
  package var isGroup = false
  /// Whether changes of the text are announced.
  package var isLive = false
  /// Whether the control has a state, true or false, whose changes keep the identity of its view.
  package var isStateful = false

  /// The traits of controls.
  package enum Trait: Sendable {
    case button, link, heading, image, search, selected, changing, modal, toggle, tabs
  }
}

extension AccessibilityAttributes {
  /// Creates the attributes of an element, resolving its references in the page.
  init(_ element: Element, in page: ControlPage) {
    func texts(_ name: String) -> String? {
      guard let ids = element[name] else { return nil }
      let texts = ids.split(separator: " ").compactMap { page.text(of: String($0)) }
      return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
    label = texts("aria-labelledby") ?? element["aria-label"]
    hint = texts("aria-describedby") ?? element["aria-description"] ?? element["title"]
    value = element["aria-valuetext"] ?? element["aria-valuenow"]
    isHidden = element["aria-hidden"] == "true"
    isStateful = Self.states.contains { element[$0] != nil }
    traits = Self.traits[element.role].map { [$0] } ?? []
    if ["true", "mixed"].contains(element["aria-pressed"] ?? element["aria-checked"])
      || element["aria-selected"] == "true" || (element["aria-current"] ?? "false") != "false"
    {
      traits.insert(.selected)
    }
    if element["aria-pressed"] != nil || element.role == "switch" { traits.insert(.toggle) }
    if element["aria-modal"] == "true" { traits.insert(.modal) }
    if traits.contains(.heading) { rank = element.headingRank }
    isLive =
      element["aria-live"].map { $0 != "off" } ?? ["status", "alert", "log"].contains(element.role)
    if isLive { traits.insert(.changing) }
    if let expanded = element["aria-expanded"], value == nil {
      value = expanded == "true" ? "expanded" : "collapsed"
    }
  }

  /// The attributes with a state that is true or false.
  private static let states = [
    "aria-pressed", "aria-checked", "aria-selected", "aria-current", "aria-hidden",
  ]

  /// The traits of roles.
  private static let traits: [String: Trait] = [
    "button": .button, "link": .link, "heading": .heading, "img": .image, "search": .search,
    "searchbox": .search, "tab": .button, "tablist": .tabs, "menuitem": .button, "option": .button,
    "switch": .button, "menuitemcheckbox": .button, "menuitemradio": .button, "timer": .changing,
    "marquee": .changing,
  ]
}
