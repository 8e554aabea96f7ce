/// What an element is made of, as it is gathered.
///
/// It knows no moves, so that a module for the browser holds it once, and not for each type of them.
@usableFromInline
struct NodeParts {
  private var attributes: [Property] = []
  private var kinds: Event.Kinds = []
  private var children: [Node] = []

  /// How many functions call each other for an answer of the element; 0 where nothing answers.
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

  /// Adds a child, and how many functions call each other for its answer.
  @usableFromInline
  @inline(never)
  mutating func add(_ child: Node, levels: Int) {
    children.append(child)
    if levels > 0 { self.levels = max(self.levels, levels + 1) }
  }

  /// Returns the element, and traps where two children have the same key.
  @usableFromInline
  func node(_ tag: String) -> Node {
    Element.requireDistinctKeys(children)
    return Node(tag: tag, attributes: attributes, kinds: kinds, children: children)
  }
}
