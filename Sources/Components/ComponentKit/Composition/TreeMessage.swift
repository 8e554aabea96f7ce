/// What a ``KeyedTree`` takes: nodes are named by their paths, the key of the outermost first.
public enum TreeMessage<Key: Hashable & Sendable, Seed, Message> {
  /// A new node, made of a seed, under the node of a path, by default as its last.
  ///
  /// Under the empty path stand the outermost nodes.
  case insert(Key, Seed, under: [Key] = [], at: Int? = nil)

  /// An end to a node, to all nodes under it, and to their work.
  case remove([Key])

  /// A node put under another one with all that stands under it; their work goes on.
  case move([Key], under: [Key], at: Int? = nil)

  /// A message to the child of a node.
  case child([Key], Message)

  /// What the work of a node has sent, wherever the node has moved.
  case heard(Message, slot: Int, serial: Int)
}

extension TreeMessage: Sendable where Seed: Sendable, Message: Sendable {}

extension TreeMessage: Equatable where Seed: Equatable, Message: Equatable {}

extension TreeMessage: Hashable where Seed: Hashable, Message: Hashable {}

#if !hasFeature(Embedded)
extension TreeMessage: Codable where Key: Codable, Seed: Codable, Message: Codable {}
#endif
