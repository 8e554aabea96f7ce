import EmbeddedText

/// A memo of any value: a part of a view that a host draws only when its value has changed.
///
/// Two memos of one place in the source are equal if their values are.
///
/// The conformance is unchecked because the compiler cannot check a class with subclasses. The class
/// has no state, and its subclasses are final and have only `Sendable` constants.
@usableFromInline
package class AnyMemo: @unchecked Sendable {
  @usableFromInline
  init() {}

  /// The number of levels before it is drawn.
  var depth: Int { 1 }

  /// The list, which a host shows without drawing its rows.
  package var list: AnyList? { nil }

  /// The row of a list that the memo stands for in a patch.
  var insertedRow: Node? { nil }

  /// Returns the node of the memo as a host shows it, with the key of another node.
  func shown(as node: Node, within levels: Int) -> Node {
    self.node(within: levels).shown(within: levels - 1).with(key: node.key, source: node)
  }

  /// Returns the patch from a shown list to this one; nil for memos, and for lists of another kind.
  ///
  /// A page without lists does not contain their comparison, because only they have this method.
  func difference(from old: Node, as new: Node, within levels: Int) -> Difference.Result? { nil }

  /// Returns the node of the memo, for a number of remaining levels.
  @usableFromInline
  func draw(within levels: Int) -> Node { Node(text: "") }

  /// Returns whether the other memo has the same place and the same value.
  @usableFromInline
  func isSame(as other: AnyMemo) -> Bool { self === other }
}

extension AnyMemo {
  /// Returns the node of the memo, which must have no key.
  func node(within levels: Int) -> Node {
    let node = draw(within: levels)
    precondition(
      node.key == nil,
      "key must be given to the memo, not to its node; got \(node.key.map { "\($0)" } ?? "")"
    )
    return node
  }
}

/// A memo of a value.
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

/// The place of a memo in the source: memos of different functions are different.
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
