import ComponentKit
import EmbeddedText

/// A part of a value that has changed.
struct Change: CustomStringConvertible {
  let path: String

  /// The old and the new text, or what changes in a view.
  let text: String

  /// The path and the text.
  var description: String { path.isEmpty ? text : "\(path): \(text)" }
}

/// Returns what differs between two values, down to the smallest parts that differ.
///
/// - Complexity: O(parts) for values without objects; each pair of objects is compared once.
func changes<Value>(from old: Value, to new: Value) -> [Change] {
  var comparison = Comparison()
  comparison.compare(Part(old), Part(new), at: "", depth: 0)
  return comparison.changes
}

/// A comparison of two values, part by part.
private struct Comparison {
  /// Two objects.
  struct Pair: Hashable {
    let old: ObjectIdentifier
    let new: ObjectIdentifier
  }

  /// How deep values are taken apart, which keeps the stack small.
  static let deepest = 64

  /// The differences, in the order of the parts.
  var changes: [Change] = []

  /// The objects that were compared, which can refer to each other.
  private var compared: Set<Pair> = []

  mutating func compare(_ old: Part, _ new: Part, at path: String, depth: Int) {
    if let old = old.object, let new = new.object {
      guard old != new, compared.insert(Pair(old: old, new: new)).inserted else { return }
    }
    if let old = old.view, let new = new.view {
      let difference = LineDifference(expected: old, found: new, in: .onScreen)
      changes += difference?.changes.map { Change(path: path, text: $0) } ?? []
      return
    }
    guard let style = old.style, style == new.style, old.type == new.type, style != .set,
      !(old.isEmpty && new.isEmpty), depth < Self.deepest
    else { return compareTexts(old, new, at: path) }
    // A case is shown as a whole, unless the difference is too deep to be seen in its text.
    if style == .enum, old.text() != new.text() { return compareTexts(old, new, at: path) }
    let (before, after) = (NamedParts(old.mirror), NamedParts(new.mirror))
    for name in before.names(with: after) {
      let key = name.description
      let path = key.hasPrefix("[") || path.isEmpty ? path + key : "\(path).\(key)"
      switch (before.parts[name], after.parts[name]) {
      case (let old?, let new?): compare(old, new, at: path, depth: depth + 1)
      case (let old, let new): add(old?.text() ?? "nothing", new?.text() ?? "nothing", at: path)
      }
    }
  }

  private mutating func compareTexts(_ old: Part, _ new: Part, at path: String) {
    let texts = (old.text(), new.text())
    if texts.0 != texts.1 { add(texts.0, texts.1, at: path) }
  }

  /// Adds a change, whose texts are cut where they are long.
  private mutating func add(_ old: String, _ new: String, at path: String) {
    func brief(_ text: String) -> String { text.count <= 200 ? text : text.prefix(197) + "..." }
    changes.append(Change(path: path, text: "\(brief(old)) -> \(brief(new))"))
  }
}

/// A value, taken out of its optionals, as it is compared.
private struct Part {
  let mirror: Mirror

  /// The identity of the value, if it is an object.
  let object: ObjectIdentifier?

  /// The value, if it is a view.
  let view: (any ViewText)?

  /// Returns the text of the value, on one line.
  let text: () -> String

  var style: Mirror.DisplayStyle? { mirror.displayStyle }
  var type: ObjectIdentifier { ObjectIdentifier(mirror.subjectType) }
  var isEmpty: Bool { mirror.children.isEmpty }

  init<Value>(_ value: Value) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      self = Part(wrapped.value)
    } else {
      self.mirror = mirror
      view = value as? any ViewText
      object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
      text = { Part.text(of: value) }
    }
  }

  private static func text<Value>(of value: Value) -> String {
    if let text = value as? String,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      return text
    }
    return ValueText.line(of: value)
  }
}

/// The parts of a value by their names.
private struct NamedParts {
  /// The name of a part.
  enum Name: Hashable, CustomStringConvertible {
    case label(String)
    case index(Int)
    case key(AnyHashable)

    var description: String {
      switch self {
      case .label(let label): label
      case .index(let index): "[\(index)]"
      case .key(let key): "[\(key)]"
      }
    }
  }

  private(set) var parts: [Name: Part] = [:]
  private var order: [Name] = []
  private let isSorted: Bool

  init(_ mirror: Mirror) {
    isSorted = mirror.displayStyle == .dictionary
    for (index, child) in mirror.children.enumerated() {
      if isSorted, let (key, part) = Self.entry(of: Mirror(reflecting: child.value)) {
        add(.key(key), part)
      } else {
        add(child.label.map { .label($0) } ?? .index(index), Part(child.value))
      }
    }
  }

  /// The key and the value of an entry of a dictionary.
  private static func entry(of pair: Mirror) -> (AnyHashable, Part)? {
    guard let key = pair.children.first?.value as? AnyHashable,
      let value = pair.children.dropFirst().first
    else { return nil }
    return (key, Part(value.value))
  }

  private mutating func add(_ name: Name, _ part: Part) {
    parts[name] = part
    order.append(name)
  }

  /// Returns the names of both, in their order; those of a dictionary are sorted.
  func names(with other: NamedParts) -> [Name] {
    let names = order + other.order.filter { parts[$0] == nil }
    return isSorted ? names.sorted { $0.description < $1.description } : names
  }
}
