/// A value that identifies a row among the others of its list: a number, a text, or a type of your own.
///
/// An identity of your own type says which key it has:
///
/// ```swift
/// struct TaskID: NodeIdentity {
///   let number: Int
///   var nodeKey: Key { Key(number) }
/// }
/// let ids = [TaskID(number: 3), TaskID(number: 5)]
/// Markup<Int>.list("ul", of: ids, id: { $0 }, row: { .li([], ["\($0.number)"]) }).text  // "35"
/// ```
///
/// ## Laws
///
/// ```text
/// a.nodeKey == b.nodeKey   implies a == b
/// a == b                   implies a.nodeKey == b.nodeKey
/// ```
public protocol NodeIdentity: Hashable, Sendable {
  /// The key of the row.
  var nodeKey: Key { get }
}

extension Int: NodeIdentity {
  /// The number as a key.
  public var nodeKey: Key { Key(self) }
}

extension String: NodeIdentity {
  /// The text as a key.
  public var nodeKey: Key { Key(self) }
}

extension Key: NodeIdentity {
  /// The key itself.
  public var nodeKey: Key { self }
}
