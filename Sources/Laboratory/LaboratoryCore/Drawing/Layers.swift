/// A diagram as layers of items, each linked to items of the layers next to it only.
///
/// Boxes stand in the even layers, twice their rank. Every arrow that is no loop has an item of its
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

    /// How far it reaches to the left of its place.
    var left: Double

    /// How far it reaches to the right of its place.
    var right: Double

    /// Its height.
    var height: Double

    /// How much its place counts: arrows that pass layers shall be straight.
    var weight = 1.0
  }

  /// A link between an item and one of the next layer.
  struct Link: Equatable {
    let upper: Int
    let lower: Int
  }

  /// The items; the boxes of the diagram come first, with their numbers.
  private(set) var items: [Item]

  /// The links, each once.
  private(set) var links: [Link] = []

  /// For each arrow the items that it passes, from its source to its target; none for loops.
  private(set) var chains: [[Int]] = []

  /// The items of each layer, from left to right.
  var rows: [[Int]]

  /// Puts a diagram into layers.
  init(_ diagram: Diagram, _ metrics: Metrics) {
    let sizes = NodeSizes(diagram, metrics)
    items = diagram.nodes.enumerated().map { index, node in
      Item(
        layer: node.rank * 2,
        left: sizes.widths[index] / 2,
        right: sizes.widths[index] / 2 + sizes.loops[index],
        height: sizes.heights[index]
      )
    }
    rows = []
    for arrow in diagram.arrows { addChain(of: arrow, metrics) }
    rows = Array(repeating: [], count: (items.map { $0.layer }.max() ?? -1) + 1)
    for (index, item) in items.enumerated() { rows[item.layer].append(index) }
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
      // The label stands where the arrow starts.
      chain.append(add(label(of: arrow, in: start + step, isTurn: false, metrics)))
      for layer in stride(from: start + 2 * step, to: end, by: step) {
        chain.append(add(Item(layer: layer, left: 3, right: 3, height: 0, weight: 8)))
      }
    }
    chain.append(arrow.target)
    for place in 1..<chain.count {
      let (one, other) = (chain[place - 1], chain[place])
      let isDown = items[one].layer < items[other].layer
      links.append(isDown ? Link(upper: one, lower: other) : Link(upper: other, lower: one))
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
