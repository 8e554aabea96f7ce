import TestSupport
import Testing

@testable import SharedLaboratory

extension Diagram {
  /// A diagram as a space has it: each box hangs on one of the rank above, and arrows lead anywhere
  /// but over a rank downwards.
  static func random(_ seed: UInt64) -> Diagram {
    var random = SplitMix(seed: seed)
    var nodes = [Diagram.Node(lines: ["start"], rank: 0)]
    var arrows: [Diagram.Arrow] = []
    for number in 1..<Int.random(in: 2...30, using: &random) {
      let parent = Int.random(in: max(0, number - 6)..<number, using: &random)
      let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        String(repeating: "x", count: Int.random(in: 0...30, using: &random))
      }
      nodes.append(Diagram.Node(lines: lines, rank: nodes[parent].rank + 1))
      arrows.append(Diagram.Arrow(source: parent, target: number, labels: ["grow \(number)"]))
    }
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let source = Int.random(in: nodes.indices, using: &random)
      let target = Int.random(in: nodes.indices, using: &random)
      let labels = (0..<Int.random(in: 1...3, using: &random)).map { "label \($0)" }
      let isDashed = source == target && Bool.random(using: &random)
      guard nodes[target].rank <= nodes[source].rank + 1 else { continue }
      guard !arrows.contains(where: { $0.source == source && $0.target == target }) else {
        continue
      }
      arrows.append(
        Diagram.Arrow(source: source, target: target, labels: labels, isDashed: isDashed)
      )
    }
    return Diagram(title: "random", caption: "\(seed)", nodes: nodes, arrows: arrows)
  }

  /// The layout of the diagram in fonts of one width.
  var layout: Layout { Layout(self) }
}

extension Layout.Route {
  /// Points along the way, close to each other.
  var points: [Point] {
    var points = [start]
    for curve in curves {
      let from = points[points.count - 1]
      points += (1...12).map { step in
        let (t, s) = (Double(step) / 12, 1 - Double(step) / 12)
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
          x: a * from.x + b * curve.control1.x + c * curve.control2.x + d * curve.end.x,
          y: a * from.y + b * curve.control1.y + c * curve.control2.y + d * curve.end.y
        )
      }
    }
    return points
  }
}

extension Box {
  /// Whether both have points in common that are inside of both.
  func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether a point is well inside.
  func holds(_ point: Point) -> Bool {
    point.x > left + 0.01 && point.x < right - 0.01 && point.y > top + 0.01
      && point.y < bottom - 0.01
  }

  /// Whether a point is on the border.
  func touches(_ point: Point) -> Bool {
    let isAcross = point.x >= left - 0.01 && point.x <= right + 0.01
    let isAlong = point.y >= top - 0.01 && point.y <= bottom + 0.01
    return isAcross && isAlong && !holds(point)
  }
}

@Suite("Layout of diagrams")
struct DiagramLayoutTests {
  static let seeds = UInt64(1)...30

  /// The diagram of each seed with its layout, which takes most of the time of these tests.
  private static let laidOut = Dictionary(
    uniqueKeysWithValues: seeds.map { seed in
      let diagram = Diagram.random(seed)
      return (seed, (diagram: diagram, layout: diagram.layout))
    }
  )

  private func laidOut(_ seed: UInt64) throws -> (diagram: Diagram, layout: Layout) {
    try #require(Self.laidOut[seed])
  }

  @Test("has no overlapping boxes and labels", arguments: seeds)
  func overlaps(seed: UInt64) throws {
    let layout = try laidOut(seed).layout
    let boxes = layout.nodes + layout.routes.map(\.label)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[..<index].contains(where: box.overlaps), "\(box)")
      #expect(box.left >= 0 && box.top >= 0)
      #expect(box.right <= layout.width && box.bottom <= layout.height)
    }
  }

  @Test("starts and ends arrows at the borders of their boxes", arguments: seeds)
  func ends(seed: UInt64) throws {
    let (diagram, layout) = try laidOut(seed)
    for (arrow, route) in zip(diagram.arrows, layout.routes) {
      #expect(layout.nodes[arrow.source].touches(route.start), "\(arrow)")
      #expect(layout.nodes[arrow.target].touches(route.end), "\(arrow)")
      #expect(route.isLoop == (arrow.source == arrow.target))
    }
  }

  @Test("leads arrows through no box and over no other label", arguments: seeds)
  func ways(seed: UInt64) throws {
    let layout = try laidOut(seed).layout
    for (index, route) in layout.routes.enumerated() {
      let others = layout.routes.enumerated().filter { $0.offset != index }.map(\.element.label)
      let points = route.points
      let covered = (layout.nodes + others).filter { points.contains(where: $0.holds) }
      #expect(covered.isEmpty, "\(index)")
    }
  }

  @Test("puts each rank below the one before", arguments: seeds)
  func ranks(seed: UInt64) throws {
    let (diagram, layout) = try laidOut(seed)
    for (node, box) in zip(diagram.nodes, layout.nodes) {
      let lower = zip(diagram.nodes, layout.nodes).filter { $0.0.rank > node.rank }
      #expect(lower.allSatisfy { box.bottom < $0.1.top })
    }
    for (arrow, route) in zip(diagram.arrows, layout.routes) {
      let (from, to) = (diagram.nodes[arrow.source].rank, diagram.nodes[arrow.target].rank)
      if from < to { #expect(route.start.y < route.end.y) }
      if from > to { #expect(route.start.y > route.end.y) }
    }
  }

  @Test("is the same for the same diagram", arguments: seeds)
  func determinism(seed: UInt64) throws {
    let (diagram, layout) = try laidOut(seed)
    #expect(Diagram.random(seed) == diagram)
    #expect(diagram.layout == layout)
  }

  @Test("crosses no arrows of a tree of three ranks")
  func tree() {
    let ranks = [0, 1, 1, 1, 2, 2, 2, 2]
    let parents = [(0, 1), (0, 2), (0, 3), (3, 4), (2, 5), (1, 6), (3, 7)]
    let diagram = Diagram(
      title: "",
      caption: "",
      nodes: ranks.map { Diagram.Node(lines: ["x"], rank: $0) },
      arrows: parents.map { Diagram.Arrow(source: $0, target: $1, labels: ["m"]) }
    )
    let boxes = diagram.layout.nodes
    for (one, other) in [((3, 4), (2, 5)), ((3, 7), (1, 6)), ((2, 5), (1, 6)), ((3, 4), (1, 6))] {
      let isLeft = boxes[one.0].left < boxes[other.0].left
      #expect(isLeft == (boxes[one.1].left < boxes[other.1].left))
    }
  }

  @Test("counts the pairs in the wrong order exactly", arguments: seeds)
  func inversions(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let numbers = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      Int.random(in: 0...9, using: &random)
    }
    let expected = numbers.indices.reduce(0) { sum, index in
      sum + numbers[..<index].count { $0 > numbers[index] }
    }
    #expect(SharedLaboratory.inversions(numbers) == expected)
  }

  @Test("is empty for an empty diagram")
  func nothing() {
    let layout = Diagram(title: "", caption: "", nodes: [], arrows: []).layout
    #expect(layout.nodes.isEmpty && layout.routes.isEmpty)
  }
}

@Suite("Preconditions of diagrams")
struct DiagramPreconditionTests {
  @Test("An arrow must lead between nodes")
  func ends() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Diagram(
        title: "",
        caption: "",
        nodes: [Diagram.Node(lines: [], rank: 0)],
        arrows: [Diagram.Arrow(source: 0, target: 1, labels: [])]
      )
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("an arrow must lead between 1 nodes; got 1"))
  }

  @Test("Ranks must not be negative")
  func ranks() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Diagram(
        title: "",
        caption: "",
        nodes: [Diagram.Node(lines: [], rank: -1)],
        arrows: []
      )
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("rank must not be negative; got -1"))
  }
}
