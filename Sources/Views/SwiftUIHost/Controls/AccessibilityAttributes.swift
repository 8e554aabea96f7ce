import Markup

/// What is said of a control to those who do not see it.
package struct AccessibilityAttributes: Equatable, Sendable {
  /// Its name, where its text is not that.
  package var label: String?
  /// What more there is to say.
  package var hint: String?
  /// Its value.
  package var value: String?
  /// What it is.
  package var traits: Traits = []
  /// The rank of a heading, from 1.
  package var rank: Int?
  /// Whether nothing is said of it, nor of what is within.
  package var isHidden = false
  /// Whether it is said of a whole whose parts are heard for themselves.
  package var isGroup = false
  /// Whether its text is read out when it changes.
  package var isLive = false
  /// Whether it has a state, true or false, so that its view keeps its identity when that changes.
  package var isStateful = false

  /// What a control is.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let button = Traits(rawValue: 1)
    package static let link = Traits(rawValue: 2)
    package static let heading = Traits(rawValue: 4)
    package static let image = Traits(rawValue: 8)
    package static let search = Traits(rawValue: 16)
    package static let selected = Traits(rawValue: 32)
    package static let changing = Traits(rawValue: 64)
    package static let modal = Traits(rawValue: 128)
    package static let toggle = Traits(rawValue: 256)
    package static let tabs = Traits(rawValue: 512)
  }
}

extension AccessibilityAttributes {
  /// Creates what is said of an element, whose references are looked up in its page.
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
    traits = Self.traits[element.role] ?? []
    if ["true", "mixed"].contains(element["aria-pressed"] ?? element["aria-checked"]) {
      traits.insert(.selected)
    }
    if element["aria-selected"] == "true" || element["aria-current"].map({ $0 != "false" }) == true
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

  /// What roles are.
  private static let traits: [String: Traits] = [
    "button": .button, "link": .link, "heading": .heading, "img": .image, "search": .search,
    "searchbox": .search, "tab": .button, "tablist": .tabs, "menuitem": .button, "option": .button,
    "switch": .button, "menuitemcheckbox": .button, "menuitemradio": .button, "timer": .changing,
    "marquee": .changing, "dialog": [], "alertdialog": [],
  ]
}
