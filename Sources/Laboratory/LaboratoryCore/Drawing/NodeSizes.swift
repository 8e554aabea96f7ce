/// How large the boxes of a diagram are.
struct NodeSizes {
  /// The widths of the boxes.
  private(set) var widths: [Double]

  /// Their heights, which leave room for the loops beside them.
  private(set) var heights: [Double]

  /// The widths of their loops, labels included.
  private(set) var loops: [Double]

  /// Measures a diagram.
  init(_ diagram: Diagram, _ metrics: Metrics) {
    let ports = NodeSizes.ports(diagram).map { Double($0) * metrics.port + 2 * metrics.padding }
    widths = zip(diagram.nodes, ports).map { node, ports in
      max(metrics.width(of: node.lines + node.notes) + 2 * metrics.padding, ports, 36)
    }
    heights = diagram.nodes.map { metrics.height(of: $0.lines + $0.notes) + 2 * metrics.padding }
    loops = diagram.nodes.map { _ in 0 }
    var needed = loops
    for arrow in diagram.arrows where arrow.source == arrow.target {
      let width = metrics.loop + 4 + metrics.width(of: arrow.labels)
      loops[arrow.source] = max(loops[arrow.source], width)
      needed[arrow.source] += metrics.loopHeight(arrow.labels)
    }
    heights = zip(heights, needed).map { max($0, $1 + 4) }
  }

  /// How many arrows touch the fuller of the upper and the lower side of each box.
  private static func ports(_ diagram: Diagram) -> [Int] {
    var upper = diagram.nodes.map { _ in 0 }
    var lower = upper
    for arrow in diagram.arrows where arrow.source != arrow.target {
      for isStart in [true, false] {
        let (end, other) =
          isStart ? (arrow.source, arrow.target) : (arrow.target, arrow.source)
        let isAbove = diagram.nodes[other].rank < diagram.nodes[end].rank
        if isAbove { upper[end] += 1 } else { lower[end] += 1 }
      }
    }
    return zip(upper, lower).map { max($0, $1) }
  }
}
