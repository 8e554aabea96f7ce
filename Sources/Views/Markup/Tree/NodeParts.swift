/// The attributes and children of an element under construction.
///
/// The type does not depend on messages, so that a module for the browser contains its code once.
@usableFromInline
struct NodeParts {
  private var attributes: [Property] = []
  private var kinds: Event.Kinds = []
  private var children: [Node] = []

  /// The levels of the element's handlers, as markup counts them; 0 without a handler.
  @usableFromInline
  private(set) var levels = 0

  /// Creates an empty collection, with reserved capacity.
  @usableFromInline
  init(attributes: Int, children: Int) {
    if attributes > 0 { self.attributes.reserveCapacity(attributes) }
    self.children.reserveCapacity(children)
  }

  /// Adds an attribute, and the kind of events that it handles.
  @usableFromInline
  @inline(never)
  mutating func add(_ content: consuming AttributeContent, answering kind: Event.Kind?) {
    content.add(to: &attributes)
    guard let kind else { return }
    kinds.insert(Event.Kinds(kind))
    levels = max(levels, 1)
  }

  /// Adds a child, and the levels of its handlers.
  @usableFromInline
  @inline(never)
  mutating func add(_ child: consuming Node, levels: Int) {
    children.append(child)
    self.levels = max(self.levels, levels)
  }

  /// Returns the element.
  @usableFromInline
  func node(_ tag: String) -> Node {
    Node(tag: tag, attributes: attributes, kinds: kinds, children: children).limited
  }
}
