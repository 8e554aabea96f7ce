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
/// Keys differ among the nodes under one node. The work of a node stands within its serial number,
/// goes on while the node moves, and ends with it.
///
/// All nodes are kept in one flat table, so that no depth is too great for the stack.
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
/// - Complexity: A message to one child costs O(depth) to find it, and O(log n) on top of what the
///   child's update costs, also while older copies of the tree are kept. To insert, remove or move
///   a node moves the numbers of its siblings; to remove one costs O(1) for each node under it.
public struct KeyedTree<Key: Hashable & Sendable, Seed, C: Child> {
  @usableFromInline
  typealias Node = TreeNode<Key, C>

  /// Makes the child of a new node.
  @usableFromInline
  let make: (Seed) -> C

  @usableFromInline
  var slots = Slots<Node>()

  /// The slots of the outermost nodes, in their order.
  @usableFromInline
  var order: [Int] = []

  /// The slots of the nodes, by their places.
  @usableFromInline
  var index: [TreePlace<Key>: Int] = [:]

  /// How many nodes there have been.
  @usableFromInline
  var serials = 0

  /// What is to be done outside, until it is taken.
  @usableFromInline
  var pending = Effect<Message>.none

  /// Creates an empty tree, from how a seed becomes a child.
  @inlinable
  public init(make: @escaping (Seed) -> C) { self.make = make }
}

// MARK: - Reading

extension KeyedTree {
  /// How many nodes there are.
  @inlinable
  public var count: Int { index.count }

  /// The child of the node at a path, if there is one.
  ///
  /// - Complexity: O(depth), and O(log n).
  @inlinable
  public subscript(path: [Key]) -> C? {
    slot(at: path).map { slots[$0].child }
  }

  /// The slot of the node at a path; nil for the empty path, and where no node is.
  @inlinable
  func slot(at path: [Key]) -> Int? {
    var slot: Int?
    for key in path {
      slot = index[TreePlace(slot, key)]
      if slot == nil { return nil }
    }
    return slot
  }

  /// The slots of the nodes right under a node, or of the outermost ones.
  @inlinable
  func order(under slot: Int?) -> [Int] { slot.map { slots[$0].order } ?? order }
}

// MARK: - As a child

extension KeyedTree: Child {
  /// What the tree takes.
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
      return slots[slot].child.refusal(of: message)
    case .heard(let message, let slot, let serial):
      guard let node = slots.row(at: slot), node.serial == serial else {
        return Refusal("the node that asked for this is gone")
      }
      return node.child.refusal(of: message)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing moves.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    // Asked before anything is touched: what is refused must not be copied.
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .insert(let key, let seed, let path, let position):
      insert(key, make(seed), under: slot(at: path), at: position)
    case .remove(let path):
      if let slot = slot(at: path) { remove(slot) }
    case .move(let path, let target, let position):
      if let slot = slot(at: path) { move(slot, under: self.slot(at: target), at: position) }
    case .child(let path, let message):
      if let slot = slot(at: path) { send(message, at: slot) }
    case .heard(let message, let slot, _):
      send(message, at: slot)
    }
    return nil
  }

  /// Returns the outermost nodes, each of which is drawn when its view is asked for.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> TreeViews<Key, C> {
    TreeViews(slots: slots, order: order) { send(.child($0, $1)) }
  }

  /// Returns what the nodes ask to be done outside, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> {
    defer { pending = .none }
    return pending
  }

  /// Asks for the work that follows the states of the nodes, where nothing is under way.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func resume() {
    for slot in 0..<slots.count {
      // Looked at in a copy: only the nodes that have such work are changed.
      guard var child = slots.row(at: slot)?.child else { continue }
      child.resume()
      let effect = child.takeEffect()
      if case .none = effect { continue }
      change(slot) { $0.child = child }
      demand(effect, of: slot)
    }
  }
}
