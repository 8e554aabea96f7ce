/// The drawn rows of a ``KeyedList`` or ``KeyedTree``; only those that have changed are drawn again.
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var list = KeyedList((0..<100).map { ($0, 0) }) {
///   Component<Elm<Counter>>(Counter(initial: $0))
/// }
/// var cache = KeyedCache(list.view)
/// list.send(.child(7, 1))
/// cache.update(to: list.view).changed  // [7]
/// cache[7].view  // "1"
/// ```
///
/// As a collection it holds the outermost rows. It keeps the view from which it was drawn, so later
/// changes of the list do not affect it. Messages of a row go to the `send` of the view from which
/// that row was drawn.
///
/// - Complexity: An update draws the c rows that are new or have changed, and costs
///   O(c (log n + depth)) besides; where outermost rows have come, gone or moved, O(outermost rows)
///   to compare the orders.
public struct KeyedCache<Place: KeyedPlace, C: Child> {
  @usableFromInline
  var views: KeyedViews<Place, C>

  /// The drawn views, by the slots of the rows.
  @usableFromInline
  var drawn: [C.View?]

  /// Creates a cache of the rows, all of which are drawn.
  ///
  /// - Complexity: O(n) views.
  @inlinable
  public init(_ views: KeyedViews<Place, C>) {
    self.views = views
    drawn = (0..<views.slots.count).map { slot in
      views.slots.row(at: slot).map { views.view(of: $0).view }
    }
  }

  /// Draws the rows that have changed, and returns the changes.
  ///
  /// - Complexity: O(changed rows × log n), and their views.
  @discardableResult
  @inlinable
  public mutating func update(to views: KeyedViews<Place, C>) -> KeyedChanges<Place.Name> {
    let earlier = self.views
    self.views = views
    if drawn.count > views.slots.count { drawn.removeSubrange(views.slots.count...) }
    while drawn.count < views.slots.count { drawn.append(nil) }
    return views.changes(since: earlier) { slot, new in
      if let new {
        drawn[slot] = views.view(of: new).view
      } else if slot < drawn.count {
        drawn[slot] = nil
      }
    }
  }
}

extension KeyedCache: RandomAccessCollection {
  /// The first position.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of outermost rows.
  @inlinable
  public var endIndex: Int { views.order.count }

  /// The key and the drawn view of the row at a position.
  ///
  /// - Complexity: O(log n); nothing is drawn.
  @inlinable
  public subscript(position: Int) -> (key: Place.Key, view: C.View) {
    let slot = views.order[position]
    guard let view = drawn[slot] else {
      preconditionFailure("a row of the view must have been drawn; got the slot \(slot)")
    }
    return (views.slots[slot].key, view)
  }
}
