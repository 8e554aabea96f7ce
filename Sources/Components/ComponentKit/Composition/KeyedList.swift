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
/// As a ``ChildProgram`` it runs in every architecture. A program of its own can also hold one in
/// its state, beside other things, and return what ``takeEffect()`` does.
///
/// The list does not recognize an older copy of itself. A program that puts one back must cancel the
/// work of the present list, and call ``resume()``.
///
/// The work of a row stands within the row's serial number, which no other row ever has: it goes on
/// while the row moves, is cancelled when the row is removed, and a new row of the same key has
/// nothing to do with it.
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
/// - Complexity: A message to one child finds it by its key, and costs O(log n) on top of what the
///   child's update costs, also while older copies of the list are kept; to the base of sixteen, so
///   that four steps lead to each of 65,536 rows. To insert, remove or move a row moves up to n
///   numbers, and where an older copy is kept copies the table of keys. The view costs O(1).
public struct KeyedList<Key: Hashable & Sendable, Seed, C: Child> {
  /// Makes the child of a new row.
  @usableFromInline
  let make: (Seed) -> C

  @usableFromInline
  typealias Row = KeyedRow<Key, C>

  @usableFromInline
  var slots = Slots<Row>()

  /// The slots of the rows, in the order of the rows.
  @usableFromInline
  var order: [Int] = []

  /// The slots of the rows, by their keys.
  @usableFromInline
  var index: [Key: Int] = [:]

  /// How many rows there have been.
  @usableFromInline
  var serials = 0

  /// What is to be done outside, until it is taken.
  @usableFromInline
  var pending = Effect<Message>.none

  /// Creates a list of rows, from their keys and seeds, and from how a seed becomes a child.
  ///
  /// - Precondition: The keys are different.
  @inlinable
  public init(_ rows: [(Key, Seed)] = [], make: @escaping (Seed) -> C) {
    self.make = make
    for (key, seed) in rows {
      precondition(index[key] == nil, "keys must be different; got \(describe(key)) twice")
      insert(key, make(seed), at: count)
    }
  }
}

// MARK: - Reading

extension KeyedList {
  /// How many rows there are.
  @inlinable
  public var count: Int { order.count }

  /// Whether there is no row.
  @inlinable
  public var isEmpty: Bool { order.isEmpty }

  /// The child of a key, if there is one.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public subscript(key: Key) -> C? {
    index[key].map { slots[$0].child }
  }
}

// MARK: - As a child

extension KeyedList: Child {
  /// What the list takes.
  public typealias Message = KeyedMessage<Key, Seed, C.Message>

  /// Returns why the message would be refused: for its key, its position, or by the child.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    switch message {
    case .insert(let key, _, let position):
      if index[key] != nil {
        return Refusal("there is a row with the key \(describe(key)) already")
      }
      return refusal(of: position ?? count, upTo: count)
    case .remove(let key):
      return index[key] == nil ? absence(of: key) : nil
    case .move(let key, let position):
      return index[key] == nil ? absence(of: key) : refusal(of: position, upTo: count - 1)
    case .child(let key, let message):
      guard let slot = index[key] else { return absence(of: key) }
      return slots[slot].child.refusal(of: message)
    case .heard(let key, let serial, let message):
      guard let slot = index[key], slots[slot].serial == serial else {
        return Refusal("the row with the key \(describe(key)) that asked for this is gone")
      }
      return slots[slot].child.refusal(of: message)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing moves.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if case .child(let key, let message) = message {
      guard let slot = index[key] else { return absence(of: key) }
      return send(message, at: slot)
    }
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .insert(let key, let seed, let position): insert(key, make(seed), at: position ?? count)
    case .remove(let key): remove(key)
    case .move(let key, let position): move(key, to: position)
    case .child(let key, let message), .heard(let key, _, let message):
      if let slot = index[key] { return send(message, at: slot) }
    }
    return nil
  }

  /// Returns the rows, each of which is drawn when its view is asked for.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> KeyedViews<Key, C> {
    KeyedViews(slots: slots, order: order) { send(.child($0, $1)) }
  }

  /// Returns what the rows ask to be done outside, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> {
    defer { pending = .none }
    return pending
  }

  /// Asks for the work that follows the states of the rows, where nothing is under way.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func resume() {
    for slot in order {
      // Looked at in a copy: only the rows that have such work are changed.
      var child = slots[slot].child
      child.resume()
      let effect = child.takeEffect()
      if case .none = effect { continue }
      slots.change(at: slot) { row in
        if !isKnownUniquelyReferenced(&row) { row = row?.copy }
        row?.child = child
      }
      demand(effect, of: slots[slot])
    }
  }
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

  @inlinable
  mutating func insert(_ key: Key, _ child: C, at position: Int) {
    let row = Row(key, serial: serials, child: child)
    serials += 1
    demand(row.child.takeEffect(), of: row)
    let slot = slots.add(row)
    index[key] = slot
    order.insert(slot, at: position)
  }

  @inlinable
  mutating func remove(_ key: Key) {
    guard let slot = index.removeValue(forKey: key), let position = order.firstIndex(of: slot)
    else { return }
    pending.add(.cancel(EffectID(slots[slot].serial)))
    order.remove(at: position)
    slots.remove(at: slot)
  }

  @inlinable
  mutating func move(_ key: Key, to position: Int) {
    guard let slot = index[key], let before = order.firstIndex(of: slot), before != position
    else { return }
    order.remove(at: before)
    order.insert(slot, at: position)
  }

  /// Sends a message to the child in a slot: one way down to it, on which the child itself refuses.
  @inlinable
  mutating func send(_ message: C.Message, at slot: Int) -> Refusal? {
    let (refusal, effect) = slots.change(at: slot) { row -> (Refusal?, Effect<C.Message>) in
      // A row that an older list holds is asked before it is copied: one that refuses is not changed.
      if !isKnownUniquelyReferenced(&row) {
        if let refusal = row?.child.refusal(of: message) { return (refusal, .none) }
        row = row?.copy
      }
      if let refusal = row?.child.send(message) { return (refusal, .none) }
      return (nil, row?.child.takeEffect() ?? .none)
    }
    if case .none = effect { return refusal }
    demand(effect, of: slots[slot])
    return nil
  }

  /// Demands what a row asks for, with its names within the row's number.
  @inlinable
  mutating func demand(_ effect: Effect<C.Message>, of row: Row) {
    if case .none = effect { return }
    let (key, serial) = (row.key, row.serial)
    pending.add(effect.map { .heard(key, serial: serial, $0) }.within(EffectID(serial)))
  }
}

/// Returns how a key is named to people.
@inlinable
func describe<Key>(_ key: Key) -> String {
  #if hasFeature(Embedded)
  // Nothing can be told of a value whose type is not known.
  "given"
  #else
  "\(key)"
  #endif
}
