/// The drawn rows of a ``KeyedList``, of which only those are drawn again that have changed.
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
/// No other row is drawn. The cache holds the view that it was drawn from, so that rows cannot change
/// behind it. What a row sends goes where the view sends it from which the row was drawn.
///
/// - Complexity: An update draws the c rows that are new or have taken messages, and costs
///   O(c log n) besides; where rows have come, gone or moved, O(n) to compare the orders.
public struct KeyedCache<Key: Hashable & Sendable, C: Child> {
  @usableFromInline
  var views: KeyedViews<Key, C>

  /// What is drawn, by the slots of the rows.
  @usableFromInline
  var drawn: [C.View?]

  /// Creates a cache of the rows, all of which are drawn.
  @inlinable
  public init(_ views: KeyedViews<Key, C>) {
    self.views = views
    drawn = Array(repeating: nil, count: views.slots.count)
    for slot in views.order { draw(slot) }
  }

  /// Draws the rows that have changed, and returns which.
  @discardableResult
  @inlinable
  public mutating func update(to views: KeyedViews<Key, C>) -> KeyedChanges<Key> {
    let earlier = self.views
    self.views = views
    if drawn.count > views.slots.count { drawn.removeSubrange(views.slots.count...) }
    while drawn.count < views.slots.count { drawn.append(nil) }
    var changes = KeyedChanges<Key>()
    changes.isReordered = views.order != earlier.order
    views.visitChanges(since: earlier) { slot, new, old in
      changes.note(new, old)
      if new != nil { draw(slot) } else if slot < drawn.count { drawn[slot] = nil }
    }
    return changes
  }

  @inlinable

  mutating func draw(_ slot: Int) {
    drawn[slot] = KeyedView(views.slots[slot], send: views.send).view
  }
}

extension KeyedCache: RandomAccessCollection {
  /// The first position.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of rows.
  @inlinable
  public var endIndex: Int { views.order.count }

  /// The key and the drawn view of the row at a position.
  ///
  /// - Complexity: O(log n); nothing is drawn.
  @inlinable
  public subscript(position: Int) -> (key: Key, view: C.View) {
    let slot = views.order[position]
    guard let view = drawn[slot] else {
      preconditionFailure("a row of the view must have been drawn; got the slot \(slot)")
    }
    return (views.slots[slot].key, view)
  }
}
