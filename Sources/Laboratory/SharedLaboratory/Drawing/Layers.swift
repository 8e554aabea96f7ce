/// A diagram as layers of items, each linked to items of the layers next to it only.
///
/// Boxes are in the even layers, twice their rank. Every arrow that is no loop has an item of its
/// own for its labels in an odd layer, and bends in all other layers that it crosses. Of two items,
/// one is above the other or both are beside each other, so arrows and labels cover no box.
///
/// (Sugiyama, Tagawa and Toda, Methods for visual understanding of hierarchical system structures,
/// 1981.)
struct Layers {
  /// An item of a layer.
  struct Item {
    /// The layer.
    let layer: Int

    /// Its width to the left of its place.
    var left = 0.0

    /// Its width to the right of its place.
    var right = 0.0

    /// Its height.
    var height = 0.0

    /// The weight of its place: arrows that pass layers should be straight.
    var weight = 1.0

    /// The items in the layer above that it is linked to.
    var upper: [Int] = []

    /// The items in the layer below that it is linked to.
    var lower: [Int] = []
  }

  /// The items; the boxes of the diagram come first, with their numbers.
  private(set) var items: [Item]

  /// For each arrow the items that it passes, from its source to its target; none for loops.
  private(set) var chains: [[Int]] = []

  /// The items of each layer, from left to right.
  var rows: [[Int]]

  /// Puts a diagram into layers.
  init(_ diagram: Diagram, _ metrics: Metrics) {
    items = diagram.nodes.map { Item(layer: $0.rank * 2) }
    rows = []
    for arrow in diagram.arrows { addChain(of: arrow, metrics) }
    measure(diagram, metrics)
    rows = Array(repeating: [], count: (items.map { $0.layer }.max() ?? -1) + 1)
    for (index, item) in items.enumerated() { rows[item.layer].append(index) }
  }

  /// Measures the boxes, with room for the ends of arrows and for the loops at their right side.
  private mutating func measure(_ diagram: Diagram, _ metrics: Metrics) {
    var loops = diagram.nodes.map { _ in (width: 0.0, height: 0.0) }
    for arrow in diagram.arrows where arrow.source == arrow.target {
      let width = metrics.loop + 4 + metrics.width(of: arrow.labels)
      loops[arrow.source].width = max(loops[arrow.source].width, width)
      loops[arrow.source].height += metrics.loopHeight(arrow.labels)
    }
    for (index, node) in diagram.nodes.enumerated() {
      let lines = node.lines + node.notes
      let ends = Double(max(items[index].upper.count, items[index].lower.count))
      let inner = max(metrics.width(of: lines), ends * metrics.port)
      let width = max(inner + 2 * metrics.padding, 36)
      let height = metrics.height(of: lines) + 2 * metrics.padding
      items[index].left = width / 2
      items[index].right = width / 2 + loops[index].width
      items[index].height = max(height, loops[index].height + 4)
    }
  }

  /// Adds the items and links of an arrow.
  private mutating func addChain(of arrow: Diagram.Arrow, _ metrics: Metrics) {
    guard arrow.source != arrow.target else {
      chains.append([])
      return
    }
    let (start, end) = (items[arrow.source].layer, items[arrow.target].layer)
    let step = end < start ? -1 : 1
    var chain = [arrow.source]
    if start == end {
      chain.append(add(label(of: arrow, in: start + 1, isTurn: true, metrics)))
    } else {
      // The label is at the start of the arrow.
      chain.append(add(label(of: arrow, in: start + step, isTurn: false, metrics)))
      for layer in stride(from: start + 2 * step, to: end, by: step) {
        chain.append(add(Item(layer: layer, left: 3, right: 3, height: 0, weight: 8)))
      }
    }
    chain.append(arrow.target)
    for place in 1..<chain.count {
      let (one, other) = (chain[place - 1], chain[place])
      let isDown = items[one].layer < items[other].layer
      let (upper, lower) = isDown ? (one, other) : (other, one)
      items[upper].lower.append(lower)
      items[lower].upper.append(upper)
    }
    chains.append(chain)
  }

  /// Adds an item, and returns its number.
  private mutating func add(_ item: Item) -> Int {
    items.append(item)
    return items.count - 1
  }

  /// The item for labels; where the arrow turns, there is room for the turn above them.
  private func label(
    of arrow: Diagram.Arrow,
    in layer: Int,
    isTurn: Bool,
    _ metrics: Metrics
  ) -> Item {
    let room = isTurn ? Layers.turn : 0
    let half = max(metrics.width(of: arrow.labels) / 2 + 5, room)
    let height = metrics.height(of: arrow.labels) + 2 + room
    return Item(layer: layer, left: half, right: half, height: height, weight: 2)
  }

  /// The room that a turn takes.
  static let turn = 12.0
}
