extension Event {
  /// The events of a kind by which answers are compared.
  static func samples(_ kind: Kind) -> [Event] {
    [
      Event(kind),
      Event(kind, value: "text", isChecked: true, key: "Enter", modifiers: .shift, x: 3, y: 5),
    ]
  }
}

extension Node {
  /// The places of the elements that answer events, and which kinds each answers.
  var places: [(path: ArraySlice<Int>, kinds: Event.Kinds)] {
    var places: [(path: ArraySlice<Int>, kinds: Event.Kinds)] = []
    func visit(_ node: Node, at path: [Int]) {
      guard case .element(let element) = node.drawn.content else { return }
      if element.kinds != [] { places.append((path: path[...], kinds: element.kinds)) }
      for (position, child) in element.children.enumerated() { visit(child, at: path + [position]) }
    }
    visit(self, at: [])
    return places
  }
}
