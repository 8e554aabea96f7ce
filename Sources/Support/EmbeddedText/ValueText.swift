#if !hasFeature(Embedded)
// Embedded Swift has no mirrors.

/// The text of a value: a leaf, or parts between brackets.
package indirect enum ValueText: Equatable {
  /// Lines that are not divided further.
  case leaf([String])

  /// Parts, each with the text before it.
  case group(open: String, parts: [Part], close: String)

  /// A part of a value.
  package struct Part: Equatable {
    package var label: String
    package var text: ValueText
  }

  /// Whether values describe themselves or are taken apart.
  package enum Style {
    /// A value with a description of its own is shown by it.
    case described

    /// Every value is taken apart.
    case structural

    /// As `described`, but written as a message is: without the names of types.
    case message

    /// As `described`, but a view is shown as a person sees it.
    case seen
  }
}

/// A view, which can be described in more ways than one.
package protocol ViewText {
  /// The lines as a person sees them.
  var seen: [String] { get }

  /// What the view sends, where views look alike: a line for each control.
  var sent: [String] { get }
}

// MARK: - Writing

extension ValueText {
  /// The text on one line, if it has no line breaks.
  package var line: String? {
    switch self {
    case .leaf(let lines): return lines.count == 1 ? lines[0] : nil
    case .group(let open, let parts, let close):
      var texts: [String] = []
      for part in parts {
        guard let text = part.text.line else { return nil }
        texts.append(part.label + text)
      }
      return open + texts.joined(separator: ", ") + close
    }
  }

  /// The text with each part on lines of its own.
  package var lines: [String] {
    switch self {
    case .leaf(let lines): return lines
    case .group(let open, let parts, let close):
      guard !parts.isEmpty else { return [open + close] }
      let inner = parts.flatMap { part in
        var lines = part.text.lines
        lines[0] = part.label + lines[0]
        lines[lines.count - 1] += ","
        return lines.map { "  \($0)" }
      }
      return [open] + inner + [close]
    }
  }
}

extension ValueText {
  /// The lines of a value that is compared with another one: one line, if both are short.
  package func lines(beside other: ValueText) -> [String] {
    guard let line, let other = other.line, max(line.count, other.count) <= 70 else { return lines }
    return [line]
  }
}

// MARK: - Reading values

extension ValueText {
  /// Creates the text of a value.
  package init<Value>(of value: Value, style: Style = .described) {
    if let text = value as? String {
      self = .leaf(ValueText.plain(text))
    } else {
      self = Reader(style: style, depth: 0).text(of: value)
    }
  }

  /// Creates the text of a value in which each text is a literal on one line, also the value itself.
  package init<Value>(ofParts value: Value, style: Style = .described) {
    self = Reader(style: style, depth: 0, isOneLine: true).text(of: value)
  }

  /// Returns a value on one line, as a Swift expression, cut where it exceeds a width.
  package static func line<Value>(
    of value: Value,
    style: Style = .described,
    width: Int = .max
  ) -> String {
    let text = ValueText(ofParts: value, style: style)
    let line = text.line ?? text.lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    return line.count <= width ? line : line.prefix(width - 3) + "..."
  }

  /// A text by its lines, which a reader of views compares.
  fileprivate static func plain(_ text: String) -> [String] {
    if text.isEmpty { return ["\"\""] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Takes values apart.
private struct Reader {
  let style: ValueText.Style

  /// The depth of the value in the whole one.
  let depth: Int

  /// Whether each text within a value is a literal on one line.
  var isOneLine = false

  /// The objects that were taken apart, each of which is shown once.
  var objects = ShownObjects()

  /// How deep values are taken apart, which keeps the stack small.
  private static let deepest = 32

  /// The text of a value.
  func text<Value>(of value: Value) -> ValueText {
    if let text = value as? String { return quoted(text) }
    if let view = value as? any ViewText, let text = text(of: view) { return text }
    guard depth < Reader.deepest else { return .leaf(["..."]) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional?: return mirror.children.first.map { text(of: $0.value) } ?? .leaf(["nil"])
    case .collection?: return .group(open: "[", parts: parts(of: mirror), close: "]")
    case .set?, .dictionary?:
      let parts = mirror.displayStyle == .set ? elements(of: mirror) : entries(of: mirror)
      let sorted = parts.sorted { $0.order.lexicographicallyPrecedes($1.order) }
      return .group(open: "[", parts: sorted, close: "]")
    default:
      if style != .structural, let value = value as? any CustomStringConvertible {
        return .leaf(ValueText.plain(value.description))
      }
      return text(of: value, mirror)
    }
  }

  /// The text of a view, where that is not its description.
  private func text(of view: any ViewText) -> ValueText? {
    switch style {
    case .seen: .leaf(view.seen)
    case .structural: .leaf(view.sent)
    case .described, .message: nil
    }
  }

  /// The text of a value that is no collection and does not describe itself.
  private func text<Value>(of value: Value, _ mirror: Mirror) -> ValueText {
    switch mirror.displayStyle {
    case .enum?:
      let dot = style == .message ? "" : "."
      guard let payload = mirror.children.first else { return .leaf(["\(dot)\(value)"]) }
      let open = "\(dot)\(payload.label ?? "")("
      let inner = Mirror(reflecting: payload.value)
      let parts =
        inner.displayStyle == .tuple
        ? parts(of: inner) : [ValueText.Part(label: "", text: deeper.text(of: payload.value))]
      return .group(open: open, parts: parts, close: ")")
    case .tuple?: return .group(open: "(", parts: parts(of: mirror), close: ")")
    case .class? where !objects.insert(value as AnyObject):
      return .leaf(["\(mirror.subjectType)(...)"])
    case .struct?, .class?:
      let name = style == .message ? "" : "\(mirror.subjectType)"
      return .group(open: "\(name)(", parts: parts(of: mirror), close: ")")
    default: return .leaf(ValueText.plain("\(value)"))
    }
  }

  /// The reader of a part without order, whose text must not depend on the parts before it.
  private var apart: Reader { reader(with: objects.copy) }

  private var deeper: Reader { reader(with: objects) }

  private func reader(with objects: ShownObjects) -> Reader {
    Reader(style: style, depth: depth + 1, isOneLine: isOneLine, objects: objects)
  }

  /// The parts of a value, each with its label if that is a name.
  ///
  /// A message is written without the named parts that are nil, as its coding writes it.
  private func parts(of mirror: Mirror) -> [ValueText.Part] {
    mirror.children.compactMap { child in
      let isNamed = child.label.map { !$0.hasPrefix(".") } ?? false
      let text = deeper.text(of: child.value)
      if isNamed && style == .message && text == .leaf(["nil"]) { return nil }
      return ValueText.Part(label: isNamed ? "\(child.label ?? ""): " : "", text: text)
    }
  }

  /// The elements of a set.
  private func elements(of mirror: Mirror) -> [ValueText.Part] {
    mirror.children.map { ValueText.Part(label: "", text: apart.text(of: $0.value)) }
  }

  /// The entries of a dictionary, each with its key as the label.
  private func entries(of mirror: Mirror) -> [ValueText.Part] {
    mirror.children.compactMap { child in
      let reader = apart
      let entry = Mirror(reflecting: child.value).children.map { reader.text(of: $0.value) }
      guard entry.count == 2 else { return nil }
      let key = entry[0].line ?? entry[0].lines.joined(separator: " ")
      return ValueText.Part(label: "\(key): ", text: entry[1])
    }
  }

  /// A text within a value as a literal: on one line, or in the form for several.
  private func quoted(_ text: String) -> ValueText {
    guard text.contains("\n"), !isOneLine else { return .leaf([text.debugDescription]) }
    return .leaf(["\"\"\""] + ValueText.plain(text) + ["\"\"\""])
  }
}

/// The objects that a reader has taken apart.
private final class ShownObjects {
  // The objects are retained, so that no other object gets the address of one of them.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The same objects, to which others are added independently.
  var copy: ShownObjects {
    let copy = ShownObjects()
    copy.objects = objects
    return copy
  }

  /// Adds an object, and returns whether it was not there before.
  func insert(_ object: AnyObject) -> Bool {
    objects.updateValue(object, forKey: ObjectIdentifier(object)) == nil
  }
}

extension ValueText.Part {
  /// The key by which unordered parts are sorted.
  fileprivate var order: [String] { [label] + text.lines }
}
#endif
