/// The comparison of the children of an element.
///
/// Children with a key are found by it; the others are paired in their order. What stands first and
/// last on both sides is paired at once; of what is between, the longest part that keeps its order
/// stays, and the rest moves.
///
/// What is called in several places is not inlined into each, which would make a module larger.
struct Siblings {
  private let old: [Node]
  private let new: [Node]
  private let isDrawing: Bool

  /// What changes of the children, by the positions that they had.
  private(set) var changed: [Patch.At] = []

  private var pieces: [Patch.Piece] = []
  private var isOrderSame = false

  /// The new children with everything drawn; empty where that was not asked for.
  private(set) var drawn: [Node] = []

  /// Creates the comparison of old children, with everything drawn, with new ones.
  init(_ old: [Node], _ new: [Node], drawing isDrawing: Bool) {
    self.old = old
    self.new = new
    self.isDrawing = isDrawing
  }

  /// Finds what changes.
  mutating func compare() {
    if isDrawing { drawn.reserveCapacity(new.count) }
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first].hasKey(of: new[first]) { first += 1 }
    for place in 0..<first { pairUnlessSame(place, new[place]) }
    isOrderSame = first == old.count && first == new.count
    if isOrderSame { return }
    var last = 0
    while last < shorter - first,
      old[old.count - 1 - last].hasKey(of: new[new.count - 1 - last])
    {
      last += 1
    }
    keep(0..<first)
    compare(old: first..<(old.count - last), new: first..<(new.count - last))
    for offset in 0..<last {
      pairUnlessSame(old.count - last + offset, new[new.count - last + offset])
    }
    keep((old.count - last)..<old.count)
  }

  /// The children in their new order, where that is another.
  var order: [Patch.Piece]? { isOrderSame ? nil : pieces }

  /// Compares what is between.
  private mutating func compare(old range: Range<Int>, new places: Range<Int>) {
    let sources = Sources(of: new, in: places, among: old, in: range)
    let staying = sources.staying
    for place in places {
      let source = sources.positions[place - places.lowerBound]
      if source == Sources.none {
        let node = new[place].drawn
        pieces.append(.inserted(node))
        if isDrawing { drawn.append(node) }
      } else {
        pairUnlessSame(source, new[place])
        if staying[place - places.lowerBound] {
          keep(source..<(source + 1))
        } else {
          pieces.append(.moved(source))
        }
      }
    }
  }

  /// Pairs a child with what it was, where that may be something else.
  private mutating func pairUnlessSame(_ position: Int, _ child: Node) {
    if isDrawing || old[position] !== child { pair(position, child) }
  }

  /// Pairs a child with what it was, and notes what changes of it.
  @inline(never)
  private mutating func pair(_ position: Int, _ child: Node) {
    let (patch, node) = Difference.between(old[position], child)
    if let patch { changed.append(Patch.At(position: position, patch: patch)) }
    if isDrawing { drawn.append(node) }
  }

  @inline(never)
  private mutating func keep(_ range: Range<Int>) {
    if range.isEmpty { return }
    if case .kept(let before)? = pieces.last, before.upperBound == range.lowerBound {
      pieces[pieces.count - 1] = .kept(before.lowerBound..<range.upperBound)
    } else {
      pieces.append(.kept(range))
    }
  }
}
