/// What a ``KeyedTree`` shows under a node: the nodes there, each drawn when its view is asked for.
///
/// - Complexity: To read a node costs O(log n) and what the child's view costs.
public struct TreeViews<Key: Hashable & Sendable, C: Child> {
  @usableFromInline
  let slots: Slots<TreeNode<Key, C>>

  @usableFromInline
  let order: [Int]

  @usableFromInline
  let send: ([Key], C.Message) -> Void

  @inlinable
  init(
    slots: Slots<TreeNode<Key, C>>,
    order: [Int],
    send: @escaping ([Key], C.Message) -> Void
  ) {
    self.slots = slots
    self.order = order
    self.send = send
  }
}

extension TreeViews: RandomAccessCollection {
  /// The first position.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of nodes.
  @inlinable
  public var endIndex: Int { order.count }

  /// The node at a position, not drawn yet.
  @inlinable
  public subscript(position: Int) -> TreeView<Key, C> {
    TreeView(slots: slots, slot: order[position], send: send)
  }
}

/// One node of what a ``KeyedTree`` shows.
public struct TreeView<Key: Hashable & Sendable, C: Child> {
  @usableFromInline
  let slots: Slots<TreeNode<Key, C>>

  @usableFromInline
  let slot: Int

  @usableFromInline
  let send: ([Key], C.Message) -> Void

  @inlinable
  init(
    slots: Slots<TreeNode<Key, C>>,
    slot: Int,
    send: @escaping ([Key], C.Message) -> Void
  ) {
    self.slots = slots
    self.slot = slot
    self.send = send
  }

  /// The key of the node.
  @inlinable
  public var key: Key { slots[slot].key }

  /// The keys of the nodes above, the outermost first, and that of the node.
  ///
  /// - Complexity: O(depth).
  @inlinable
  public var path: [Key] {
    var path: [Key] = []
    var next: Int? = slot
    while let slot = next {
      path.append(slots[slot].key)
      next = slots[slot].parent
    }
    path.reverse()
    return path
  }

  /// The view of the child, drawn now; what it sends goes to the node of the path.
  @inlinable
  public var view: C.View {
    slots[slot].child.view { [self] in send(path, $0) }
  }

  /// The nodes under this one.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var children: TreeViews<Key, C> {
    TreeViews(slots: slots, order: slots[slot].order, send: send)
  }
}

extension TreeView: Equatable where C.View: Equatable {
  /// Returns whether two nodes show the same, and all nodes under them.
  ///
  /// - Complexity: O(nodes), and O(depth) stack.
  @inlinable
  public static func == (left: TreeView, right: TreeView) -> Bool {
    left.key == right.key && left.view == right.view && left.children == right.children
  }
}

extension TreeViews: Equatable where C.View: Equatable {
  /// Returns whether two trees show equal nodes in the same order.
  @inlinable
  public static func == (left: TreeViews, right: TreeViews) -> Bool {
    left.elementsEqual(right) { $0 == $1 }
  }
}
