/// One node of a tree: where it stands, and what stands under it.
///
/// A node that an older tree holds is never changed: it is copied.
@usableFromInline
final class TreeNode<Key: Hashable & Sendable, C: Child> {
  @usableFromInline
  let key: Key

  /// The number of the node, which no other node of the tree ever had.
  @usableFromInline
  let serial: Int

  // Unchecked: a node is changed only while the one tree that refers to it is being mutated, so
  // that no other access can be under way.

  /// The slot of the node above, or nil for an outermost one.
  @exclusivity(unchecked)
  @usableFromInline
  var parent: Int?

  /// The slots of the nodes right under it, in their order.
  @exclusivity(unchecked)
  @usableFromInline
  var order: [Int]

  @exclusivity(unchecked)
  @usableFromInline
  var child: C

  @inlinable
  init(_ key: Key, serial: Int, parent: Int?, order: [Int] = [], child: C) {
    self.key = key
    self.serial = serial
    self.parent = parent
    self.order = order
    self.child = child
  }

  @inlinable
  var copy: TreeNode {
    TreeNode(key, serial: serial, parent: parent, order: order, child: child)
  }
}

/// A key and the slot of the node under which it stands.
@usableFromInline
struct TreePlace<Key: Hashable & Sendable>: Hashable {
  @usableFromInline
  let parent: Int?

  @usableFromInline
  let key: Key

  @inlinable
  init(_ parent: Int?, _ key: Key) {
    self.parent = parent
    self.key = key
  }
}
