#if !hasFeature(Embedded)
// Failing tests print views; a page prints none.

import EmbeddedText

extension Markup: ViewText {
  /// The view as a person sees it: rows in their lines, with the controls in brackets.
  ///
  /// - Complexity: O(size · depth).
  package var seen: [String] {
    node.drawn.seen.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// The messages of the view for the events with which `==` compares handlers: a line for each kind
  /// of event of an element.
  ///
  /// - Complexity: O(size · depth).
  package var sent: [String] {
    let names = controls.map { (path: $0.path, text: $0.description) }
    return node.places.flatMap { path, kinds in
      let tag = node[path]?.element.map { "<\($0.tag)>" } ?? ""
      let name = names.first { $0.path == path }?.text ?? tag
      return Event.Kind.allCases.filter { kinds.contains(Event.Kinds($0)) }
        .map { kind in
          var texts: [String] = []
          for event in Event.samples(kind) {
            let message = answer?(Place(path: path, end: path.count), event)
            let text = message.map { MessageText.text(of: $0) } ?? "nothing"
            if !texts.contains(text) { texts.append(text) }
          }
          return "\(name) sends on \(kind): \(texts.joined(separator: " or "))"
        }
    }
  }
}

extension Node {
  /// The text of the node with its controls, and a line feed around what is not part of a line.
  fileprivate var seen: String {
    if isText { return word }
    let element = Element(node: self)
    if element.isSilent { return "" }
    let text = children.map { $0.drawn.seen }.joined()
    switch element.formControl {
    case .button?: return " [\(text)] "
    case .field(let field)?: return field.lines > 1 ? "\n[\(field.text)]\n" : " [\(field.text)] "
    case .box(let box)?:
      return box.isRadio ? (box.isOn ? " (x) " : " ( ) ") : (box.isOn ? " [x] " : " [ ] ")
    case .choice(let menu)?:
      return " [\(menu.options.first { $0.value == menu.value }?.text ?? menu.value)] "
    case .slider(let slider)?: return " [\(slider.value)] "
    case .progress(let share)?: return share.map { " \(Int($0 * 100)) % " } ?? " ... "
    case nil: break
    }
    if element.isOne(of: ["td", "th"]) { return " \(text) " }
    return element.isPartOfLine || element.isOne(of: ["label"]) ? text : "\n\(text)\n"
  }
}
#endif
