import EmbeddedText

/// A part that is drawn when needed, whatever value it is drawn from.
///
/// It is compared with another of its kind by that value alone.
///
/// Unchecked, since a class with subclasses cannot be checked: it has no state, and its one
/// subclass is final and holds constants that are Sendable.
public class AnyMemo: @unchecked Sendable {
  @usableFromInline
  init() {}

  /// Returns what the part shows, where some levels are left for it.
  @usableFromInline
  func draw(within levels: Int) -> Node { Node(text: "") }

  /// Returns whether the other draws the same from the same value.
  @usableFromInline
  func isSame(as other: AnyMemo) -> Bool { self === other }

  /// Returns what the part shows, where another of its kind is shown by a node with everything drawn.
  @usableFromInline
  func draw(over other: AnyMemo, shown: Node, within levels: Int) -> Node { draw(within: levels) }
}

extension AnyMemo {
  /// What the part shows, which has no key of its own.
  func node(within levels: Int) -> Node { checked(draw(within: levels)) }

  /// What the part shows, which has no key of its own, where a node was drawn by another part.
  func node(over old: Node, within levels: Int) -> Node {
    guard let other = old.source?.part else { return node(within: levels) }
    return checked(draw(over: other, shown: old, within: levels))
  }

  private func checked(_ node: Node) -> Node {
    precondition(
      node.key == nil,
      "key must be given to the memo, not to what it draws; got \(node.key.map { "\($0)" } ?? "")"
    )
    return node
  }
}

/// A part that is drawn from a value.
@usableFromInline
final class Memo<Value: Equatable & Sendable, Message: Sendable>: AnyMemo, @unchecked Sendable {
  @usableFromInline
  let value: Value
  @usableFromInline
  let site: MemoSite
  @usableFromInline
  let markup: @Sendable (Value) -> Markup<Message>

  @inlinable
  init(_ value: Value, at site: MemoSite, _ markup: @escaping @Sendable (Value) -> Markup<Message>)
  {
    self.value = value
    self.site = site
    self.markup = markup
  }

  @inlinable
  override func draw(within levels: Int) -> Node { markup(value).node }

  @inlinable
  override func isSame(as other: AnyMemo) -> Bool {
    guard let other = other as? Memo<Value, Message> else { return false }
    return site.isSame(as: other.site) && value == other.value
  }
}

/// Where in the source a part is written: parts drawn by different functions are different.
@usableFromInline
struct MemoSite: Sendable {
  let file: StaticString
  let line: Int
  let column: Int

  @usableFromInline
  init(file: StaticString, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  @usableFromInline
  func isSame(as other: MemoSite) -> Bool {
    line == other.line && column == other.column && file.utf8Start == other.file.utf8Start
  }
}
