/// What an element is made of, as it is gathered.
///
/// It knows no messages, so that a module for the browser holds it once, and not for each type of them.
@usableFromInline
struct NodeParts {
  private var attributes: [Property] = []
  private var kinds: Event.Kinds = []
  private var children: [Node] = []

  /// The levels of the answer of the element, as markup counts them; 0 where nothing answers.
  @usableFromInline
  private(set) var levels = 0

  /// Creates no parts yet, with room for some.
  @usableFromInline
  init(attributes: Int, children: Int) {
    if attributes > 0 { self.attributes.reserveCapacity(attributes) }
    self.children.reserveCapacity(children)
  }

  /// Adds what an attribute says, and the kind of events that it answers.
  @usableFromInline
  @inline(never)
  mutating func add(_ meaning: Meaning, answering kind: Event.Kind?) {
    meaning.add(to: &attributes)
    guard let kind else { return }
    kinds.insert(Event.Kinds(kind))
    levels = max(levels, 1)
  }

  /// Adds a child, and the levels of its answer.
  @usableFromInline
  @inline(never)
  mutating func add(_ child: Node, levels: Int) {
    children.append(child)
    self.levels = max(self.levels, levels)
  }

  /// Returns the element, and traps where two children have the same key.
  @usableFromInline
  func node(_ tag: String) -> Node {
    Element.requireDistinctKeys(children)
    return Node(tag: tag, attributes: attributes, kinds: kinds, children: children).limited
  }
}
