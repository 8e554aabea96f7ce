/// A part that is drawn when needed, whatever value it is drawn from.
///
/// It is compared with another of its kind by that value alone.
///
/// Unchecked, since a class with subclasses cannot be checked: it has no state, and its one
/// subclass is final and holds constants that are Sendable.
public class AnyMemo: @unchecked Sendable {
  init() {}

  /// Returns what the part shows.
  func draw() -> Node { Node(text: "") }

  /// Returns whether the other draws the same from the same value.
  func isSame(as other: AnyMemo) -> Bool { self === other }
}

/// A part that is drawn from a value.
final class Memo<Value: Equatable & Sendable, Move: Sendable>: AnyMemo, @unchecked Sendable {
  private let value: Value
  private let markup: @Sendable (Value) -> Markup<Move>

  init(_ value: Value, _ markup: @escaping @Sendable (Value) -> Markup<Move>) {
    self.value = value
    self.markup = markup
  }

  override func draw() -> Node { markup(value).node }

  override func isSame(as other: AnyMemo) -> Bool {
    guard let other = other as? Memo<Value, Move> else { return false }
    return value == other.value
  }
}
