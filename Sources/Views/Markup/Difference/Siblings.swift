import EmbeddedText

/// The comparison of the children of an element.
///
/// Children with a key are found by it; the others are paired in their order. Equal first and last
/// children are paired at once. Of the rest, the longest part that keeps its order stays, and the
/// others move.
struct Siblings {
  private let old: [Node]
  private let new: [Node]
  private let isDrawing: Bool
  private let levels: Int

  /// The changes of the children, with their old positions.
  private(set) var changed: [Patch.At] = []

  private var pieces: [Patch.Piece] = []
  private var isOrderSame = false

  /// The new children with all memos drawn; empty unless requested.
  private(set) var drawn: [Node] = []

  /// Creates the comparison of drawn old children with new ones.
  init(_ old: [Node], _ new: [Node], drawing isDrawing: Bool, within levels: Int) {
    self.levels = levels
    self.old = old
    self.new = new
    self.isDrawing = isDrawing
  }

  /// Finds the order of the children, then the changes of each child.
  ///
  /// So little is on the stack during the recursion.
  mutating func compare() {
    if isDrawing { drawn.reserveCapacity(new.count) }
    arrange()
    if isOrderSame {
      pair(from: 0, to: 0, count: new.count)
    } else {
      pairPieces()
    }
  }

  /// The children in their new order, if it changes.
  var order: [Patch.Piece]? { isOrderSame ? nil : pieces }

  // MARK: - Order

  /// Finds the order of the children.
  private mutating func arrange() {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first].hasKey(of: new[first]) { first += 1 }
    isOrderSame = first == old.count && first == new.count
    if isOrderSame { return }
    var last = 0
    while last < shorter - first,
      old[old.count - 1 - last].hasKey(of: new[new.count - 1 - last])
    {
      last += 1
    }
    pieces.keep(0..<first)
    arrange(old: first..<(old.count - last), new: first..<(new.count - last))
    pieces.keep((old.count - last)..<old.count)
  }

  /// Finds the order of the children between the first and the last ones.
  private mutating func arrange(old range: Range<Int>, new places: Range<Int>) {
    let sources = Sources(of: new, in: places, among: old, in: range)
    let staying = sources.staying
    for place in places {
      let source = sources.positions[place - places.lowerBound]
      if source == Sources.none {
        add(.inserted(new[place].shown(within: levels)))
      } else if staying[place - places.lowerBound] {
        pieces.keep(source..<(source + 1))
      } else {
        add(.moved(source))
      }
    }
  }

  @inline(never)
  private mutating func add(_ piece: Patch.Piece) { pieces.append(piece) }

  // MARK: - Changes

  private mutating func pairPieces() {
    var (index, place) = (0, 0)
    while index < pieces.count {
      let (position, count) = source(ofPiece: index)
      pair(from: position, to: place, count: count)
      place += max(1, count)
      index += 1
    }
  }

  /// The first old position and the number of the children that a piece keeps or moves; 0 for a new
  /// child, which is drawn already.
  private mutating func source(ofPiece index: Int) -> (position: Int, count: Int) {
    switch pieces[index] {
    case .kept(let range): return (range.lowerBound, range.count)
    case .moved(let position): return (position, 1)
    case .inserted(let node):
      draw(node)
      return (0, 0)
    }
  }

  /// Pairs children that are adjacent on both sides.
  private mutating func pair(from position: Int, to place: Int, count: Int) {
    var offset = 0
    while offset < count {
      pairUnlessSame(position + offset, new[place + offset])
      offset += 1
    }
  }

  /// Pairs a child with the old one, unless it is the same object.
  private mutating func pairUnlessSame(_ position: Int, _ child: Node) {
    if isDrawing || old[position] !== child { pair(position, child) }
  }

  /// Pairs a child with the old one, and records the changes.
  @inline(never)
  private mutating func pair(_ position: Int, _ child: Node) {
    note(Difference.between(old[position], child, within: levels), at: position)
  }

  private mutating func note(_ result: Difference.Result, at position: Int) {
    if let patch = result.patch { changed.append(Patch.At(position: position, patch: patch)) }
    draw(result.drawn)
  }

  @inline(never)
  private mutating func draw(_ node: Node) {
    if isDrawing { drawn.append(node) }
  }
}
