import EmbeddedText

extension Event {
  /// The events of a kind with which `==` and the laws compare handlers.
  package static func samples(_ kind: Kind) -> [Event] {
    [
      Event(kind),
      Event(kind, value: "text", isChecked: true, key: "Enter", modifiers: .shift, x: 3, y: 5),
      Event(kind, key: "Escape"),
    ]
  }
}

extension Node {
  /// The paths of the elements that handle events, with the kinds of these events.
  package var places: [(path: [Int], kinds: Event.Kinds)] {
    var places: [(path: [Int], kinds: Event.Kinds)] = []
    func visit(_ node: Node, at path: [Int]) {
      if node.kinds != [] { places.append((path: path, kinds: node.kinds)) }
      for (position, child) in node.children.enumerated() { visit(child, at: path + [position]) }
    }
    visit(drawn, at: [])
    return places
  }
}

extension Markup {
  /// Whether both show the same, and return the same messages for sample events.
  ///
  /// Handlers are functions, so `==` calls them at every element that has one. The samples are an
  /// event without a value, one with a value, a key and a position, and the Escape key.
  ///
  /// - Complexity: O(size · depth).
  public static func == (left: Markup, right: Markup) -> Bool where Message: Equatable {
    guard left.node == right.node else { return false }
    return left.node.places.allSatisfy { path, kinds in
      let place = Place(path: path, end: path.count)
      return Event.Kind.allCases.allSatisfy { kind in
        guard kinds.contains(Event.Kinds(kind)) else { return true }
        return Event.samples(kind).allSatisfy {
          left.answer?(place, $0) == right.answer?(place, $0)
        }
      }
    }
  }
}

extension Markup: Equatable where Message: Equatable {}

#if !hasFeature(Embedded)
// A complete suite of tests groups views; a page does not.

extension Markup: Hashable where Message: Hashable {
  /// Hashes what is shown; the messages are compared by `==`.
  ///
  /// - Complexity: O(size).
  public func hash(into hasher: inout Hasher) { hasher.combine(html) }
}
#endif
