public import ComonadLaws
public import Markup

/// Markup can be compared by laws, so that suites such as `architectureLaws` accept its programs.
extension Markup: Observed {
  /// Writes the tags and texts in their order, and what the handlers make of sample events.
  ///
  /// ```swift
  /// let view = Markup<Bool>.p([], [.button([.onClick(true)], ["more"])])
  /// ObservedText.text(of: view).hasPrefix("<p> <button> more </button> </p> ")  // true
  /// ```
  ///
  /// - Complexity: O(size · depth).
  public func show(in reading: inout ObservedText) {
    node.drawn.show(in: &reading, at: [])
    for (path, kinds) in node.places {
      for kind in Event.Kind.allCases where kinds.contains(Event.Kinds(kind)) {
        for event in Event.samples(kind) {
          reading.write(
            part: ".message(for: .\(kind), at: \(path))",
            message(for: event, at: path).map { describe($0) } ?? "nil"
          )
        }
      }
    }
  }
}

extension Node {
  /// Writes the text, or the tags around the children; a report finds each by its path.
  fileprivate func show(in reading: inout ObservedText, at path: [Int]) {
    let name = ".node[\(path)]"
    guard let element else { return reading.add(part: name, html) }
    let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.sorted()
    let key = key.map { " key=\"\($0)\"" } ?? ""
    reading.write(part: name, "<\(element.tag)\(key)\(attributes.joined())>")
    for (place, child) in element.children.enumerated() {
      child.show(in: &reading, at: path + [place])
    }
    reading.write(part: name, "</\(element.tag)>")
  }
}
