/// Children with names, which can be inserted, removed and moved: a list or a tree.
///
/// Its meaning is a finite product of children, with the lens of each place. All rows are kept in one
/// flat table, so that no tree is too deep for the stack.
///
/// - Complexity: A message to one child costs O(depth) to find its row, and O(log n) on top of the
///   child's update. See the two kinds for the rest.
public struct KeyedChildren<Place: KeyedPlace, Seed, C: Child> {
  /// Makes the child of a new row.
  @usableFromInline
  let make: @Sendable (Seed) -> C

  @usableFromInline
  var slots = Slots<Row>()

  /// The slots of the outermost rows, in their order.
  @usableFromInline
  var order: [Int] = []

  /// The slots of the rows, by their places.
  @usableFromInline
  var index: [Place: Int] = [:]

  /// How many rows there have been.
  @usableFromInline
  var serials = 0

  /// The effects that were not taken yet.
  @usableFromInline
  var pending = Effect<Message>.none

  /// Creates an empty list or tree, from a function that makes children of seeds.
  @inlinable
  public init(make: @escaping @Sendable (Seed) -> C) { self.make = make }

  /// Creates a list of rows, from their keys and seeds, and from a function that makes children.
  ///
  /// - Precondition: The keys are different.
  /// - Complexity: O(n).
  @inlinable
  public init<Key>(_ rows: [(Key, Seed)], make: @escaping @Sendable (Seed) -> C)
  where Place == ListPlace<Key> {
    self.init(make: make)
    for (key, seed) in rows {
      precondition(
        index[ListPlace(key)] == nil,
        "keys must be different; got \(ListPlace.describe([key])) twice"
      )
      insert(make(seed), of: seed, at: ListPlace(key), position: nil)
    }
  }
}

/// A list of children with keys, which can be inserted, removed and moved.
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
/// and return the effect of ``KeyedChildren/takeEffect()``.
///
/// The list does not recognize an older copy of itself. A program that puts one back must cancel the
/// work of the present list, and call ``KeyedChildren/resume()``.
///
/// The work of a row is named within the number of its slot, the place at which the list stores it. The
/// work goes on while the row moves, and is cancelled when the row is removed. What the row's work and
/// views send has its ``ChildID``, so that a new row of the same key, or in the same slot, gets nothing
/// that was meant for it.
///
/// Two lists are equal if they have equal children with equal keys in the same order.
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
///   copies of the list are kept: the table of rows has sixteen branches at each level, so four steps
///   lead to any of 65,536 rows. Inserting, removing or moving a row moves up to n numbers, and where an
///   older copy is kept copies the table of keys. The view costs O(1).
public typealias KeyedList<Key: Hashable & Sendable, Seed, C: Child> =
  KeyedChildren<ListPlace<Key>, Seed, C>

/// Children that have children of the same kind, to any depth.
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var tree = KeyedTree<String, Int, _> { Component<Elm<Counter>>(Counter(initial: $0)) }
/// tree.send(.insert(["house"], 1))
/// tree.send(.insert(["house", "roof"], 2))
/// tree.send(.child(["house", "roof"], 40))
/// tree.view[0].view  // "1"
/// tree.view[0].children[0].view  // "42"
/// tree.send(.child(["roof"], 1))  // Refusal("no node has the path roof")
/// ```
///
/// The keys of the nodes under one node differ. The work of a node is named within the number of its
/// slot, goes on while the node moves, and is cancelled when the node is removed.
///
/// All nodes are in one flat table, so that no depth is too great for the stack. Views, changes and
/// caches are those of a ``KeyedList``, with paths in place of keys.
///
/// ## Laws
///
/// ```text
/// tree.send(m) != nil  implies  tree is as before
/// tree after .child(p, m)  shows at p what the child there shows after m, and the rest as before
/// tree after .move(p, under: q)  shows under q what it showed at p, with all that is under it
/// tree after .insert(p, s) and .remove(p)  shows what it showed
/// ```
///
/// - Complexity: A message to one child costs O(depth) to find it, and O(log n) on top of the
///   child's update, also while older copies of the tree are kept. Inserting, removing or
///   moving a node moves the numbers of its siblings; removing one costs O(1) for each node under it.
public typealias KeyedTree<Key: Hashable & Sendable, Seed, C: Child> =
  KeyedChildren<TreePlace<Key>, Seed, C>

// MARK: - Reading

extension KeyedChildren {
  /// How many rows there are, on all levels.
  @inlinable
  public var count: Int { index.count }

  /// Whether there is no row.
  @inlinable
  public var isEmpty: Bool { index.isEmpty }

  /// The child of a name, if there is one: of a key in a list, of a path in a tree.
  ///
  /// - Complexity: O(depth + log n).
  @inlinable
  public subscript(name: Place.Name) -> C? {
    guard let place = Place.place(of: name, in: index), let slot = index[place] else { return nil }
    return slots[slot].child
  }
}

// MARK: - Comparing

extension KeyedChildren: Equatable where C: Equatable {
  /// Returns whether the children are equal, and have equal keys in the same order.
  ///
  /// - Complexity: O(c log n) for two lists of which one comes from the other, where the children in c
  ///   rows have changed; else O(n).
  public static func == (left: KeyedChildren, right: KeyedChildren) -> Bool {
    if Place.isFlat && left.order == right.order {
      return left.slots.isEqual(to: right.slots) { $0.key == $1.key && $0.child == $1.child }
    }
    guard left.count == right.count else { return false }
    var waiting = [(left.order, right.order)]
    while let (ours, theirs) = waiting.popLast() {
      guard ours.count == theirs.count else { return false }
      for (our, their) in zip(ours, theirs) {
        let (one, other) = (left.slots[our], right.slots[their])
        guard one === other || one.key == other.key && one.child == other.child else {
          return false
        }
        waiting.append((one.order, other.order))
      }
    }
    return true
  }
}

extension KeyedChildren: Hashable where C: Hashable {
  /// Hashes the children with their keys, in their order.
  ///
  /// - Complexity: O(n).
  public func hash(into hasher: inout Hasher) {
    var waiting = [order]
    while let order = waiting.popLast() {
      hasher.combine(order.count)
      for slot in order {
        let row = slots[slot]
        hasher.combine(row.key)
        hasher.combine(row.child)
        if !Place.isFlat { waiting.append(row.order) }
      }
    }
  }
}

extension KeyedChildren: Sendable where Seed: Sendable, C: Sendable, C.Message: Sendable {}

// MARK: - As a child

extension KeyedChildren: Child {
  /// A message to the whole or to one of its rows.
  public typealias Message = RowMessage<Place, Seed, C.Message>

  /// Returns why the message would be refused: for its name, its position, or by the child.
  ///
  /// - Complexity: As ``send(_:)``, without the change.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    do throws(Refusal) {
      switch message {
      case .insert(let name, _, let position): _ = try place(inserting: name, at: position)
      case .remove(let name): _ = try slot(of: name)
      case .move(let name, let parent, let position):
        _ = try place(moving: try slot(of: name), name, under: parent, to: position)
      case .child(let name, let message, let id):
        return slots[try slot(of: name, id)].child.refusal(of: message)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Takes a message, in place, or returns why not; then nothing changes.
  ///
  /// - Complexity: O(depth + log n) and the update of the child; to insert, remove or move a row,
  ///   O(siblings) besides, and O(1) for each row that is removed.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    do throws(Refusal) {
      switch message {
      case .insert(let name, let seed, let position):
        let place = try place(inserting: name, at: position)
        insert(make(seed), of: seed, at: place, position: position)
      case .remove(let name): remove(try slot(of: name))
      case .move(let name, let parent, let position):
        let slot = try slot(of: name)
        let place = try place(moving: slot, name, under: parent, to: position)
        move(slot, to: place, position: position)
      case .child(let name, let message, let id): return send(message, at: try slot(of: name, id))
      }
      return nil
    } catch {
      return error
    }
  }

  /// Returns the outermost rows, each of which is drawn when its view is read.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> KeyedViews<Place, Seed, C> {
    KeyedViews(slots: slots, order: order, send: send)
  }

  /// Returns the effects of the rows, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { pending.take() }

  /// Requests the work that follows the states of the rows, when no work is running.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func resume() {
    pending = .none
    for slot in 0..<slots.count {
      // In a copy: only the rows that have such work, or had it, are changed.
      guard let old = slots.row(at: slot)?.held else { continue }
      var held = old
      let effect = held.resume()
      if effect.isNone && !old.isBusy { continue }
      changeRow(slot) { $0.held = held }
      demand(effect, of: slot)
    }
  }
}

// MARK: - Rules

extension KeyedChildren {
  @inlinable
  func slot(of name: Place.Name) throws(Refusal) -> Int {
    guard let place = Place.place(of: name, in: index), let slot = index[place] else {
      throw Place.absence(of: Place.path(of: name))
    }
    return slot
  }

  /// Returns the slot of the row that a message is for: of an identity, or else of a name.
  @inlinable
  func slot(of name: Place.Name, _ id: ChildID?) throws(Refusal) -> Int {
    guard let id else { return try slot(of: name) }
    guard slots.row(at: id.slot)?.held.id == id else { throw Place.end(of: Place.path(of: name)) }
    return id.slot
  }

  @inlinable
  func place(inserting name: Place.Name, at position: Int?) throws(Refusal) -> Place {
    let place = try emptyPlace(of: name)
    try check(position, upTo: order(under: place.parent).count)
    return place
  }

  @inlinable
  func place(
    moving slot: Int,
    _ name: Place.Name,
    under parent: Place.Parent?,
    to position: Int?
  ) throws(Refusal) -> Place {
    let (old, name) = (slots[slot].place, Place.name(name, under: parent))
    let place = try emptyPlace(of: name, besides: old)
    var above = place.parent
    while let next = above {
      guard next != slot else {
        throw Place.cycle(under: Place.path(of: name).dropLast())
      }
      above = slots[next].place.parent
    }
    let siblings = order(under: place.parent).count
    try check(position, upTo: place.parent == old.parent ? siblings - 1 : siblings)
    return place
  }

  /// Returns the place of a name, unless a row other than the old one has it.
  @inlinable
  func emptyPlace(of name: Place.Name, besides old: Place? = nil) throws(Refusal) -> Place {
    guard let place = Place.place(of: name, in: index) else {
      throw Place.absence(of: Place.path(of: name).dropLast())
    }
    guard place == old || index[place] == nil else {
      throw Place.presence(of: Place.path(of: name))
    }
    return place
  }

  @inlinable
  func check(_ position: Int?, upTo last: Int) throws(Refusal) {
    guard let position, !(0...last).contains(position) else { return }
    throw Place.invalidPosition(position, upTo: last)
  }
}
