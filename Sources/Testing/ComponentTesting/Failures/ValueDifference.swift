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
    let texts = (ValueText(of: expected, style: style), ValueText(of: found, style: style))
    let lines = LineDifference(ValueText.lines(texts.0, texts.1)).text
    if !lines.isEmpty { return lines }
  }
  return []
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

  /// Returns a value on one line, cut where it is long.
  static func brief<Value>(_ value: Value) -> String { line(of: value, width: width) }

  /// The lines of one value.
  static func lines<Value>(of value: Value) -> [String] {
    let text = ValueText(of: value)
    return lines(text, text).expected
  }
}

/// The differences between two texts, line by line.
struct LineDifference {
  /// The lines in their order, each behind its sign: a blank where both texts have it.
  let lines: [String]

  /// How many equal lines are shown around a difference.
  private static let context = 2

  /// The most lines that are shown.
  private static let limit = 40

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
