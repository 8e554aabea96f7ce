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
/// Markup is compared by its HTML, and if that is the same, by the messages that it sends.
///
/// - Complexity: O((lines + differences) × differences).
public func difference<Value>(expected: Value, found: Value) -> [String] {
  LineDifference(expected: expected, found: found, in: .exact)?.text ?? []
}

extension LineDifference {
  /// The differences of two messages, as ``MessageText`` writes them.
  static func text<Message>(ofMessages expected: Message, _ found: Message) -> [String] {
    let difference = LineDifference(
      expected: MessageText.parts(of: expected),
      found: MessageText.parts(of: found)
    )
    return difference.isEmpty
      ? ComponentTesting.difference(expected: expected, found: found) : difference.text
  }

  /// The differences of two views, as a person sees them.
  static func text<View>(ofViews expected: View, _ found: View) -> [String] {
    LineDifference(expected: expected, found: found, in: .onScreen)?.text ?? []
  }

  /// What changes from one view to another, as a person sees it.
  static func changes<View>(from old: View, to new: View) -> [String] {
    LineDifference(expected: old, found: new, in: .onScreen)?.changes ?? []
  }
}

extension ValueText {
  /// The lines of a view, as a person sees it.
  static func lines<View>(of view: View) -> [String] {
    let text = ValueText(of: view, style: .seen)
    return text.lines(beside: text)
  }
}
