import EmbeddedText

/// Returns what differs between two values, down to the smallest parts that differ: each on one line,
/// behind the path to it.
func changes<Value>(from old: Value, to new: Value) -> [String] {
  for style in [ValueText.Style.seen, .structural] {
    let old = ValueText(ofParts: old, style: style)
    let changes = old.changes(to: ValueText(ofParts: new, style: style), at: "")
    if !changes.isEmpty { return changes }
  }
  return []
}

extension ValueText {
  /// The changes from this text of a value to another one.
  fileprivate func changes(to new: ValueText, at path: String) -> [String] {
    guard self != new else { return [] }
    switch (self, new) {
    case (.leaf(let old), .leaf(let new)) where old.count + new.count > 2:
      return LineDifference(expected: old, found: new).changes.map { Self.line(path, $0) }
    case (.group(let open, let old, _), .group(let other, let new, _))
    where open == other && !open.hasPrefix(".") && !(old + new).isEmpty:
      // What stands behind a part that was added or removed has not changed.
      let rest = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      return Self.changes(from: Parts(old.dropLast(rest)), to: Parts(new.dropLast(rest)), at: path)
    default: return [Self.line(path, "\(brief) -> \(new.brief)")]
    }
  }

  /// The changes of the parts that both have, and the parts that one of them lacks.
  private static func changes(from old: Parts, to new: Parts, at path: String) -> [String] {
    (old.names + new.names.filter { old.texts[$0] == nil }).flatMap { name -> [String] in
      let path = name.hasPrefix("[") || path.isEmpty ? path + name : "\(path).\(name)"
      switch (old.texts[name], new.texts[name]) {
      case (let old?, let new?): return old.changes(to: new, at: path)
      case (let old, let new):
        return [line(path, "\(old?.brief ?? "nothing") -> \(new?.brief ?? "nothing")")]
      }
    }
  }

  private static func line(_ path: String, _ change: String) -> String {
    path.isEmpty ? change : "\(path): \(change)"
  }

  /// The text on one line, cut where it is long.
  private var brief: String {
    let line = line ?? lines.joined(separator: " ")
    return line.count <= 200 ? line : line.prefix(197) + "..."
  }

  /// The parts of a value by their names.
  private struct Parts {
    var names: [String] = []
    var texts: [String: ValueText] = [:]

    init(_ parts: ArraySlice<Part>) {
      for (place, part) in parts.enumerated() {
        let label = part.label.hasSuffix(": ") ? String(part.label.dropLast(2)) : part.label
        let isName = label.first?.isLetter ?? false
        let name = label.isEmpty ? "[\(place)]" : isName ? label : "[\(label)]"
        names.append(name)
        texts[name] = part.text
      }
    }
  }
}
