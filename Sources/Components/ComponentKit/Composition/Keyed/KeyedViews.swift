/// The view of a ``KeyedList`` or ``KeyedTree``: its rows in their order.
///
/// A row is drawn when its view is read.
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
/// list.view == before  // false
/// ```
///
/// - Complexity: Reading a row costs O(log n) and the cost of the child's view.
public struct KeyedViews<Place: KeyedPlace, Seed, C: Child> {
  @usableFromInline
  let slots: Slots<KeyedRow<Place, Seed, C>>

  @usableFromInline
  let order: [Int]

  @usableFromInline
  let send: (RowMessage<Place, Seed, C.Message>) -> Void

  @inlinable
  init(
    slots: Slots<KeyedRow<Place, Seed, C>>,
    order: [Int],
    send: @escaping (RowMessage<Place, Seed, C.Message>) -> Void
  ) {
    self.slots = slots
    self.order = order
    self.send = send
  }

  @inlinable
  func view(of row: KeyedRow<Place, Seed, C>) -> KeyedView<Place, Seed, C> {
    KeyedView(row, in: slots, send: send)
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
  ///
  /// - Complexity: O(log n).
  @inlinable
  public subscript(position: Int) -> KeyedView<Place, Seed, C> { view(of: slots[order[position]]) }
}

/// One row of the view of a ``KeyedList`` or ``KeyedTree``.
public struct KeyedView<Place: KeyedPlace, Seed, C: Child> {
  @usableFromInline
  let row: KeyedRow<Place, Seed, C>

  /// The table of all rows; empty in a list, whose views must not keep the other rows alive.
  @usableFromInline
  let slots: Slots<KeyedRow<Place, Seed, C>>

  @usableFromInline
  let send: (RowMessage<Place, Seed, C.Message>) -> Void

  @inlinable
  init(
    _ row: KeyedRow<Place, Seed, C>,
    in slots: Slots<KeyedRow<Place, Seed, C>>,
    send: @escaping (RowMessage<Place, Seed, C.Message>) -> Void
  ) {
    self.row = row
    self.slots = Place.isFlat ? Slots() : slots
    self.send = send
  }

  /// The key of the row.
  @inlinable
  public var key: Place.Key { row.key }

  /// The name by which messages reach the row: its key in a list, its path in a tree.
  ///
  /// - Complexity: O(1) in a list, O(depth) in a tree.
  @inlinable
  public var name: Place.Name { row.place.name { slots[$0].place } }

  @inlinable
  var id: ChildID { row.held.id }

  /// A function that makes a message for the child of this row, wherever it moves, and for no other:
  /// markup is drawn by `row.view.map(row.message)`.
  ///
  /// - Complexity: As ``name``.
  @inlinable
  public var message: @Sendable (C.Message) -> RowMessage<Place, Seed, C.Message> {
    { [name, id] in .child(name, $0, of: id) }
  }

  /// The view of the child, drawn now; its messages go to that child.
  ///
  /// - Complexity: The cost of the child's view.
  @inlinable
  public var view: C.View {
    row.child.view { [place = row.place, id, slots, send] in
      send(.child(place.name { slots[$0].place }, $0, of: id))
    }
  }

  /// The rows under this one; in a list, none.
  @inlinable
  public var children: KeyedViews<Place, Seed, C> {
    KeyedViews(slots: slots, order: row.order, send: send)
  }
}

extension KeyedView: Equatable where C.View: Equatable {
  /// Returns whether two rows have equal identities, keys and views, as have all rows under them.
  ///
  /// Rows of two identities are different, even if they look alike, since their views send messages to
  /// different children.
  ///
  /// - Complexity: O(rows), and O(depth) stack.
  @inlinable
  public static func == (left: KeyedView, right: KeyedView) -> Bool {
    left.key == right.key && left.id == right.id && left.view == right.view
      && left.children == right.children
  }
}

extension KeyedViews: Equatable where C.View: Equatable {
  /// Returns whether two views have equal rows in the same order.
  ///
  /// Of two views of one list, only the rows are drawn whose children have taken a message since.
  ///
  /// - Complexity: O(c log n) for c such rows of a list in the same order, and O(n) to compare two
  ///   orders that are not shared; otherwise O(rows), and O(depth) stack.
  @inlinable
  public static func == (left: KeyedViews, right: KeyedViews) -> Bool {
    guard Place.isFlat, left.order == right.order else {
      return left.elementsEqual(right) { $0 == $1 }
    }
    return left.slots.isEqual(to: right.slots) { left.view(of: $0) == right.view(of: $1) }
  }
}
