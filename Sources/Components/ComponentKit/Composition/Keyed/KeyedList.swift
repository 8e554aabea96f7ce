/// A list of children, each under a key of its own, which come, go and move.
///
/// A message names its row by the key, so it reaches the same child wherever the row has moved:
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var list = KeyedList([("a", 1), ("b", 2)]) { Component<Elm<Counter>>(Counter(initial: $0)) }
/// list.send(.child("a", 5))
/// list.send(.move("a", to: 1))
/// list.send(.insert("c", 3, at: 0))
/// list.view.map { $0.key + $0.view }  // ["c3", "b2", "a6"]
/// list.send(.child("d", 1))  // Refusal("no row has the key d")
/// list.send(.insert("b", 9))  // Refusal("there is a row with the key b already")
/// ```
///
/// As a ``ChildProgram`` it runs in every architecture. A program can also hold a list in its state,
/// and return the effect of ``takeEffect()``.
///
/// The list does not recognize an older copy of itself. A program that puts one back must cancel the
/// work of the present list, and call ``resume()``.
///
/// The work of a row is named within the row's serial number, which no other row ever has. The work
/// goes on while the row moves, and is cancelled when the row is removed. A new row of the same key
/// does not inherit it.
///
/// ## Laws
///
/// ```text
/// list.send(m) != nil  implies  list is as before
/// list after .child(k, m)    has the other rows, the keys and their order as before
/// list after .move(k, to: i) has the rows that it had, k at i, the others in their order
/// list after .insert(k, s, at: i) and .remove(k)  shows what it showed
/// ```
///
/// - Complexity: A message to one child costs O(log n) on top of the child's update, also while older
///   copies of the list are kept. The base is sixteen: four steps lead to each of 65,536 rows. To
///   insert, remove or move a row moves up to n numbers, and where an older copy is kept copies the
///   table of keys. The view costs O(1).
public struct KeyedList<Key: Hashable & Sendable, Seed, C: Child> {
  /// Makes the child of a new row.
  @usableFromInline
  let make: (Seed) -> C

  @usableFromInline
  var rows = KeyedRows<ListPlace<Key>, C, Message> {
    .fromEffect($1.key, serial: $1.serial, $0)
  }

  /// Creates a list of rows, from their keys and seeds, and from a function that makes children.
  ///
  /// - Precondition: The keys are different.
  /// - Complexity: O(n).
  @inlinable
  public init(_ rows: [(Key, Seed)] = [], make: @escaping (Seed) -> C) {
    self.make = make
    for (key, seed) in rows {
      precondition(slot(of: key) == nil, "keys must be different; got \(describe(key)) twice")
      self.rows.insert(make(seed), at: ListPlace(key), position: nil)
    }
  }
}

// MARK: - Reading

extension KeyedList {
  /// How many rows there are.
  @inlinable
  public var count: Int { rows.order.count }

  /// Whether there is no row.
  @inlinable
  public var isEmpty: Bool { rows.order.isEmpty }

  /// The child of a key, if there is one.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public subscript(key: Key) -> C? {
    slot(of: key).map { rows.slots[$0].child }
  }

  @inlinable
  func slot(of key: Key) -> Int? { rows.index[ListPlace(key)] }

  /// Traps unless the table of rows is in order.
  package func checkInvariants() { rows.checkInvariants() }
}

// MARK: - As a child

extension KeyedList: Child {
  /// A message to the list or to one of its rows.
  public typealias Message = KeyedMessage<Key, Seed, C.Message>

  /// Returns why the message would be refused: for its key, its position, or by the child.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    switch message {
    case .insert(let key, _, let position):
      if slot(of: key) != nil {
        return Refusal("there is a row with the key \(describe(key)) already")
      }
      return refusal(of: position ?? count, upTo: count)
    case .remove(let key):
      return slot(of: key) == nil ? absence(of: key) : nil
    case .move(let key, let position):
      return slot(of: key) == nil ? absence(of: key) : refusal(of: position, upTo: count - 1)
    case .child(let key, let message):
      guard let slot = slot(of: key) else { return absence(of: key) }
      return rows.slots[slot].child.refusal(of: message)
    case .fromEffect(let key, let serial, let message):
      guard let child = rows.child(at: slot(of: key), serial: serial) else {
        return Refusal("the row with the key \(describe(key)) that asked for this is gone")
      }
      return child.refusal(of: message)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing changes.
  ///
  /// - Complexity: O(log n) and the update of the child; O(n) to insert, remove or move a row.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if case .child(let key, let message) = message {
      guard let slot = slot(of: key) else { return absence(of: key) }
      return rows.send(message, at: slot)
    }
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .insert(let key, let seed, let position):
      rows.insert(make(seed), at: ListPlace(key), position: position)
    case .remove(let key):
      if let slot = slot(of: key) { rows.remove(slot) }
    case .move(let key, let position):
      // A row that moves is the same row: only the order changes.
      if let slot = slot(of: key), let before = rows.order.firstIndex(of: slot) {
        rows.order.remove(at: before)
        rows.order.insert(slot, at: position)
      }
    case .child(let key, let message), .fromEffect(let key, _, let message):
      if let slot = slot(of: key) { return rows.send(message, at: slot) }
    }
    return nil
  }

  /// Returns the rows, each of which is drawn when its view is read.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> KeyedViews<ListPlace<Key>, C> {
    KeyedViews(slots: rows.slots, order: rows.order) { send(.child($0, $1)) }
  }

  /// Returns the effects of the rows, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { rows.takeEffect() }

  /// Asks for the work that follows the states of the rows, when no work is running.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func resume() { rows.resume() }
}

// MARK: - Implementation

extension KeyedList {
  @inlinable
  func absence(of key: Key) -> Refusal {
    Refusal("no row has the key \(describe(key))")
  }

  @inlinable
  func refusal(of position: Int, upTo last: Int) -> Refusal? {
    position >= 0 && position <= last
      ? nil : Refusal("a row must be put at a position from 0 to \(last); got \(position)")
  }
}

/// Returns the text of a key in a refusal.
@inlinable
func describe<Key>(_ key: Key) -> String {
  #if hasFeature(Embedded)
  // Embedded Swift cannot describe a value of an unknown type.
  "given"
  #else
  "\(key)"
  #endif
}
