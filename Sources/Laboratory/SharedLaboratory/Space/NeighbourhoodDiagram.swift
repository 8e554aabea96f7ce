import ComponentKit
import EmbeddedText

/// The diagram of the states around the present one: those behind it above, and those before it below.
///
/// Where a rank has too many states, the state that leads to the others says how many they are.
struct NeighbourhoodDiagram {
  /// How many boxes a rank has beyond the messages of the present state.
  private static var width: Int { 7 }

  /// The largest text of a box.
  private static var size: (columns: Int, lines: Int) { (columns: 26, lines: 9) }

  /// The diagram; its first box is the present state.
  private(set) var diagram: Diagram

  /// The place in the space or in the log that each box stands for.
  private(set) var targets: [Target] = []

  /// Whether each box and each arrow is on the way from the start.
  private(set) var boxesOnWay: [Bool] = []
  private(set) var arrowsOnWay: [Bool] = []

  /// A state that can be gone to.
  enum Target: Equatable {
    /// A place of the space, by the messages that lead there.
    case place(Int)
    /// A place of the log.
    case past(Int)
  }

  /// Draws the states that were explored, and the way to them.
  init(of around: SpaceAround) {
    let whole = around.space.diagram(
      start: "the present state",
      size: Self.size
    )
    let way = around.past.isEmpty ? "" : "; thick line: the way from the start"
    diagram = Diagram(title: whole.title, caption: whole.caption + way, nodes: [], arrows: [])
    let boxes = addPlaces(of: around, whole)
    let past = addPast(of: around, boxes)
    addArrows(whole, boxes)
    addWay(of: around, past)
  }
}

extension NeighbourhoodDiagram {
  /// Adds the places that are drawn, and returns the box of each.
  private mutating func addPlaces(of around: SpaceAround, _ whole: Diagram) -> [Int?] {
    let (space, past) = (around.space, around.past)
    var boxes: [Int?] = []
    var owners: [Int] = []
    var widths = Array(repeating: 0, count: space.depth + 1)
    var folded: [Int] = []
    let parents = space.parents
    for (place, node) in whole.nodes.enumerated() {
      let step = past.firstIndex { $0.known == place }
      guard
        node.rank <= 1 || step != nil
          || boxes[parents[place]] != nil && widths[node.rank] < Self.width
      else {
        boxes.append(nil)
        owners.append(owners[parents[place]])
        folded[owners[place]] += 1
        continue
      }
      widths[node.rank] += 1
      boxes.append(diagram.nodes.count)
      owners.append(diagram.nodes.count)
      folded.append(0)
      add(node, .place(place), rank: step ?? past.count + node.rank, isOnWay: step != nil)
    }
    for (box, count) in folded.enumerated() {
      diagram.nodes[box].notes = count > 0 ? ["\(count) more"] : []
    }
    return boxes
  }

  /// Adds the states of the way that are not in the space, and returns the box of each state of the way.
  private mutating func addPast(of around: SpaceAround, _ boxes: [Int?]) -> [Int] {
    around.past.enumerated().map { step, past in
      if let known = past.known, let box = boxes[known] { return box }
      let lines = past.view.boxLines(size: Self.size)
      let node = Diagram.Node(lines: lines, rank: step, details: past.view.showingControls)
      add(node, .past(past.place), rank: step, isOnWay: true)
      return diagram.nodes.count - 1
    }
  }

  private mutating func add(_ node: Diagram.Node, _ target: Target, rank: Int, isOnWay: Bool) {
    var node = node
    node.rank = rank
    diagram.nodes.append(node)
    targets.append(target)
    boxesOnWay.append(isOnWay)
  }

  /// Adds the arrows between boxes; loops only at the present state, whose messages can be sent.
  private mutating func addArrows(_ whole: Diagram, _ boxes: [Int?]) {
    for arrow in whole.arrows {
      guard let source = boxes[arrow.source], let target = boxes[arrow.target] else { continue }
      if source == target && source > 0 { continue }
      var arrow = arrow
      (arrow.source, arrow.target) = (source, target)
      diagram.arrows.append(arrow)
      arrowsOnWay.append(false)
    }
  }

  /// Marks the arrows from the start to the present state, and adds those that are missing.
  private mutating func addWay(of around: SpaceAround, _ past: [Int]) {
    for (step, source) in past.enumerated() {
      let target = step + 1 < past.count ? past[step + 1] : 0
      let same = diagram.arrows.firstIndex {
        $0.source == source && $0.target == target && !$0.isDashed
      }
      if let same {
        arrowsOnWay[same] = true
        continue
      }
      let line = around.past[step].line.showingControls
      diagram.arrows.append(
        Diagram.Arrow(source: source, target: target, labels: [line.cut(to: 32)])
      )
      arrowsOnWay.append(true)
    }
  }
}

extension StateSpace {
  /// For each place the one that leads to it first; the first place leads to itself.
  fileprivate var parents: [Int] {
    var parents = Array(repeating: places.count, count: places.count)
    if !parents.isEmpty { parents[0] = 0 }
    for place in places.indices {
      for step in steps[place] {
        if let target = step.target { parents[target] = min(parents[target], place) }
      }
    }
    return parents
  }
}
