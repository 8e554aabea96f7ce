import ComponentKit
import EmbeddedText

/// Returns the differences of two values as lines: `-` for expected and `+` for found parts.
///
/// ```swift
/// difference(expected: [1, 2], found: [1, 3])  // ["- [1, 2]", "+ [1, 3]"]
/// difference(expected: "a\nb\nc", found: "a\nc")  // ["  a", "- b", "  c"]
/// difference(expected: 1, found: 1)  // []
/// ```
///
/// The function takes values apart by their mirrors. Short values stay on one line, and longer ones
/// are compared part by part; equal lines far from a difference are left out.
/// A value that describes itself is compared by its description, unless that shows no difference.
///
/// - Complexity: O((lines + differences) × differences).
public func difference<Value>(expected: Value, found: Value) -> [String] {
  for style in [ValueText.Style.described, .structural] {
    let lines = LineDifference(expected, found, style).text
    if !lines.isEmpty { return lines }
  }
  return []
}

/// Returns the differences of two messages as ``MessageText`` writes them.
func messageDifference<Message>(expected: Message, found: Message) -> [String] {
  let texts = (MessageText.parts(of: expected), MessageText.parts(of: found))
  let lines = LineDifference(ValueText.lines(texts.0, texts.1)).text
  return lines.isEmpty ? difference(expected: expected, found: found) : lines
}

/// Returns what changes from one view to the next, as a person sees it: lines that have come, gone, or
/// become others.
func seenChanges<View>(from old: View, to new: View) -> [String] {
  for style in [ValueText.Style.seen, .described, .structural] {
    let changes = LineDifference(old, new, style).changes
    if !changes.isEmpty { return changes }
  }
  return []
}

/// Returns the differences of two views as a person sees them, or else as ``difference(expected:found:)``
/// does.
func seenDifference<View>(expected: View, found: View) -> [String] {
  let lines = LineDifference(expected, found, .seen).text
  return lines.isEmpty ? difference(expected: expected, found: found) : lines
}

extension ValueText {
  /// How long a value may be that is written on one line.
  private static let width = 70

  /// The lines of two values in the same form: each on one line, if both are short.
  fileprivate static func lines(
    _ left: ValueText,
    _ right: ValueText
  ) -> (expected: [String], found: [String]) {
    if let left = left.line, let right = right.line, max(left.count, right.count) <= width {
      return ([left], [right])
    }
    return (left.lines, right.lines)
  }

  /// The lines of a view, as a person sees it.
  static func lines<View>(of view: View) -> [String] {
    let text = ValueText(of: view, style: .seen)
    return lines(text, text).expected
  }
}

/// The differences between two texts, line by line.
struct LineDifference {
  /// The lines in their order, each behind its sign: a blank where both texts have it.
  let lines: [String]

  /// How many equal lines are shown around a difference.
  private static let context = 2

  /// The most lines that are shown, which lets a test fail within forty.
  private static let limit = 36

  /// Compares two values.
  init<Value>(_ expected: Value, _ found: Value, _ style: ValueText.Style) {
    let texts = (ValueText(of: expected, style: style), ValueText(of: found, style: style))
    self.init(ValueText.lines(texts.0, texts.1))
  }

  /// Compares two texts.
  init(_ texts: (expected: [String], found: [String])) {
    let (expected, found) = texts
    var lines: [String] = []
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in found.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      if removed.contains(left) {
        lines.append("- \(expected[left])")
        left += 1
      } else if inserted.contains(right) {
        lines.append("+ \(found[right])")
        right += 1
      } else {
        lines.append("  \(found[right])")
        left += 1
        right += 1
      }
    }
    self.lines = lines
  }

  /// The differences without the lines around them; a line that replaces another one is written once,
  /// with the words that it changes in braces.
  var changes: [String] {
    var changes: [String] = []
    var old: [String] = []
    var new: [String] = []
    for line in lines + ["  "] {
      if line.hasPrefix("-"), new.isEmpty {
        old.append(line)
      } else if line.hasPrefix("+") {
        new.append(line)
      } else {
        let pairs = zip(old, new).map { Self.change(from: $0.dropFirst(2), to: $1.dropFirst(2)) }
        let areShort = old.count == new.count && pairs.allSatisfy { $0.count <= 90 }
        changes += areShort ? pairs : old + new
        (old, new) = (line.hasPrefix("-") ? [line] : [], [])
      }
    }
    return changes
  }

  /// A line that becomes another one: `5 books, {0 → 1} read`.
  private static func change(from old: Substring, to new: Substring) -> String {
    let (old, new) = (old.split(separator: " "), new.split(separator: " "))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }
      .count
    let changed = [old, new].map { $0.dropFirst(start).dropLast(end).joined(separator: " ") }
    let change = "\(changed[0]) → \(changed[1])"
    if start == 0, end == 0 { return change }
    return (old.prefix(start) + ["{\(change)}"] + old.suffix(end)).joined(separator: " ")
  }

  /// The differences with the lines around them; nothing if there are none.
  var text: [String] {
    let shown = Set(
      lines.indices.filter { !lines[$0].hasPrefix(" ") }.flatMap { index in
        (index - LineDifference.context)...(index + LineDifference.context)
      }
    )
    guard !shown.isEmpty else { return [] }
    var text: [String] = []
    for index in lines.indices {
      if shown.contains(index) {
        text.append(lines[index])
      } else if text.last != "  ..." {
        text.append("  ...")
      }
    }
    guard text.count > LineDifference.limit else { return text }
    let rest = text.count - LineDifference.limit
    return text.prefix(LineDifference.limit) + ["  ... and \(rest) lines more"]
  }
}
