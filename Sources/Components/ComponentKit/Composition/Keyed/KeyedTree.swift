/// Children that have children of the same kind, to any depth.
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var tree = KeyedTree<String, Int, _> { Component<Elm<Counter>>(Counter(initial: $0)) }
/// tree.send(.insert("house", 1))
/// tree.send(.insert("roof", 2, under: ["house"]))
/// tree.send(.child(["house", "roof"], 40))
/// tree.view[0].view  // "1"
/// tree.view[0].children[0].view  // "42"
/// tree.send(.child(["roof"], 1))  // Refusal("no node has the path roof")
/// ```
///
/// The keys of the nodes under one node differ. The work of a node is named within its serial number,
/// goes on while the node moves, and is cancelled when the node is removed.
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
/// tree after .insert(k, s, under: p) and .remove(p + [k])  shows what it showed
/// ```
///
/// - Complexity: A message to one child costs O(depth) to find it, and O(log n) on top of the
///   child's update, also while older copies of the tree are kept. To insert, remove or move
///   a node moves the numbers of its siblings; to remove one costs O(1) for each node under it.
public struct KeyedTree<Key: Hashable & Sendable, Seed, C: Child> {
  /// Makes the child of a new node.
  @usableFromInline
  let make: (Seed) -> C

  @usableFromInline
  var rows = KeyedRows<TreePlace<Key>, C, Message> {
    .fromEffect($0, slot: $1.slot, serial: $1.serial)
  }

  /// Creates an empty tree, from a function that makes children of seeds.
  @inlinable
  public init(make: @escaping (Seed) -> C) { self.make = make }
}

// MARK: - Reading

extension KeyedTree {
  /// How many nodes there are.
  @inlinable
  public var count: Int { rows.index.count }

  /// The child of the node at a path, if there is one.
  ///
  /// - Complexity: O(depth), and O(log n).
  @inlinable
  public subscript(path: [Key]) -> C? {
    slot(at: path).map { rows.slots[$0].child }
  }

  /// The slot of the node at a path; nil for the empty path, and where no node is.
  @inlinable
  func slot(at path: [Key]) -> Int? {
    var slot: Int?
    for key in path {
      slot = rows.index[TreePlace(slot, key)]
      if slot == nil { return nil }
    }
    return slot
  }

  /// Traps unless the table of nodes is in order.
  package func checkInvariants() { rows.checkInvariants() }
}

// MARK: - As a child

extension KeyedTree: Child {
  /// A message to the tree or to one of its nodes.
  public typealias Message = TreeMessage<Key, Seed, C.Message>

  /// Returns why the message would be refused: for its path, its position, or by the child.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    switch message {
    case .insert(let key, _, let path, let position):
      return refusal(of: key, under: path) ?? refusal(of: position, under: path, moved: nil)
    case .remove(let path):
      return slot(at: path) == nil ? absence(of: path) : nil
    case .move(let path, let target, let position):
      return refusal(ofMoving: path, under: target, at: position)
    case .child(let path, let message):
      guard let slot = slot(at: path) else { return absence(of: path) }
      return rows.slots[slot].child.refusal(of: message)
    case .fromEffect(let message, let slot, let serial):
      guard let child = rows.child(at: slot, serial: serial) else {
        return Refusal("the node that asked for this is gone")
      }
      return child.refusal(of: message)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing changes.
  ///
  /// - Complexity: O(depth + log n) and the update of the child; to insert, remove or move a node,
  ///   O(siblings) besides, and O(1) for each node that is removed.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if case .child(let path, let message) = message {
      guard let slot = slot(at: path) else { return absence(of: path) }
      return rows.send(message, at: slot)
    }
    // Asked before anything is touched: a refused message must not copy.
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .insert(let key, let seed, let path, let position):
      rows.insert(make(seed), at: TreePlace(slot(at: path), key), position: position)
    case .remove(let path):
      if let slot = slot(at: path) { rows.remove(slot) }
    case .move(let path, let target, let position):
      if let slot = slot(at: path), let key = path.last {
        rows.move(slot, to: TreePlace(self.slot(at: target), key), position: position)
      }
    case .child:
      break
    case .fromEffect(let message, let slot, _):
      return rows.send(message, at: slot)
    }
    return nil
  }

  /// Returns the outermost nodes, each of which is drawn when its view is read.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> KeyedViews<TreePlace<Key>, C> {
    KeyedViews(slots: rows.slots, order: rows.order) { send(.child($0, $1)) }
  }

  /// Returns the effects of the nodes, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { rows.takeEffect() }

  /// Asks for the work that follows the states of the nodes, when no work is running.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func resume() { rows.resume() }
}

// MARK: - Refusals

extension KeyedTree {
  @inlinable
  func absence(of path: [Key]) -> Refusal {
    path.isEmpty
      ? Refusal("a path must name a node; got an empty one")
      : Refusal("no node has the path \(describe(path: path))")
  }

  /// Why no node of the key can be put under the node of a path.
  @inlinable
  func refusal(of key: Key, under path: [Key]) -> Refusal? {
    let parent = slot(at: path)
    if parent == nil && !path.isEmpty { return absence(of: path) }
    return rows.index[TreePlace(parent, key)] == nil
      ? nil : Refusal("there is a node with the path \(describe(path: path + [key])) already")
  }

  /// Why no node can be put at a position under the node of a path, given the one that moves.
  @inlinable
  func refusal(of position: Int?, under path: [Key], moved: Int?) -> Refusal? {
    let siblings = rows.order(under: slot(at: path))
    let last = siblings.count - (moved.map { siblings.contains($0) } == true ? 1 : 0)
    guard let position, !(0...last).contains(position) else { return nil }
    return Refusal("a node must be put at a position from 0 to \(last); got \(position)")
  }

  @inlinable
  func refusal(ofMoving path: [Key], under target: [Key], at position: Int?) -> Refusal? {
    guard let slot = slot(at: path), let key = path.last else { return absence(of: path) }
    if target.starts(with: path) {
      return Refusal("a node must not be put under itself; got \(describe(path: target))")
    }
    if !target.elementsEqual(path.dropLast()), let refusal = refusal(of: key, under: target) {
      return refusal
    }
    return refusal(of: position, under: target, moved: slot)
  }
}

/// Returns the text of a path in a refusal.
@inlinable
func describe<Key>(path: [Key]) -> String {
  var text = ""
  for key in path { text += (text.isEmpty ? "" : "/") + describe(key) }
  return text
}
