/// What a ``KeyedList`` shows: its rows in their order, each drawn when its view is asked for.
///
/// ```swift
/// struct Lamp: Program {
///   var initial = false
///   func update(_ isOn: inout Bool, by message: Bool) { isOn = message }
///   func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> String { isOn ? "light" : "dark" }
/// }
/// var list = KeyedList([(1, false), (2, false), (3, true)]) {
///   Component<Elm<Lamp>>(Lamp(initial: $0))
/// }
/// let before = list.view
/// list.send(.child(2, true))
/// list.view[1].view  // "light"
/// before[1].view  // "dark"
/// list.view.changes(since: before).changed  // [2]
/// ```
///
/// - Complexity: To read a row costs O(log n) and what the child's view costs.
public struct KeyedViews<Key: Hashable & Sendable, C: Child> {
  @usableFromInline
  let slots: Slots<KeyedRow<Key, C>>

  @usableFromInline
  let order: [Int]

  @usableFromInline
  let send: (Key, C.Message) -> Void

  @inlinable
  init(
    slots: Slots<KeyedRow<Key, C>>,
    order: [Int],
    send: @escaping (Key, C.Message) -> Void
  ) {
    self.slots = slots
    self.order = order
    self.send = send
  }
}

/// One row of what a ``KeyedList`` shows.
public struct KeyedView<Key: Hashable & Sendable, C: Child> {
  @usableFromInline
  let row: KeyedRow<Key, C>

  @usableFromInline
  let send: (Key, C.Message) -> Void

  @inlinable
  init(_ row: KeyedRow<Key, C>, send: @escaping (Key, C.Message) -> Void) {
    self.row = row
    self.send = send
  }

  /// The key of the row.
  @inlinable
  public var key: Key { row.key }

  /// The view of the child, drawn now; what it sends goes to the row of the key.
  @inlinable
  public var view: C.View {
    let (key, send) = (row.key, send)
    return row.child.view { send(key, $0) }
  }
}

extension KeyedViews: RandomAccessCollection {
  /// The first position.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of rows.
  @inlinable
  public var endIndex: Int { order.count }

  /// The row at a position, not drawn yet.
  @inlinable
  public subscript(position: Int) -> KeyedView<Key, C> {
    KeyedView(slots[order[position]], send: send)
  }
}

extension KeyedViews: Equatable where C.View: Equatable {
  /// Returns whether two lists show equal rows in the same order.
  @inlinable
  public static func == (left: KeyedViews, right: KeyedViews) -> Bool {
    left.elementsEqual(right) { $0.key == $1.key && $0.view == $1.view }
  }
}
