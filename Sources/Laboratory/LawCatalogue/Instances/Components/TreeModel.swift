import ComonadLaws
import ComponentKit

typealias TallyTree = KeyedTree<Int, Int, Component<Elm<Tally>>>

/// Messages of all kinds to a tree of tallies, of which some are refused.
let treeMessages: Generator<TallyTree.Message> = .frequency([
  (
    4,
    Generator { draws in
      let position = draws.draw(below: 2) == 0 ? nil : draws.draw(.integers(in: 0...2))
      let (key, seed) = (draws.draw(treeKeys), draws.draw(Tally.seeds))
      return .insert(draws.draw(treePaths) + [key], seed, at: position)
    }
  ),
  (3, Generator { .child($0.draw(treePaths), $0.draw(Tally.messages)) }),
  (
    2,
    Generator { draws in
      let position = draws.draw(below: 2) == 0 ? nil : draws.draw(.integers(in: 0...2))
      return .move(draws.draw(treePaths), under: draws.draw(treePaths), to: position)
    }
  ),
  (1, treePaths.map { .remove($0) }),
])

private let treeKeys = Generator.integers(in: 0...1)

private let treePaths = treeKeys.array(upTo: 2)

/// A node of a plain tree, and what stands under it.
private struct PlainNode {
  let key: Int
  var child: ProgramState<Tally>
  var nodes: [PlainNode] = []
}

/// A plain tree, whose nodes hold their nodes.
struct PlainTree {
  private var nodes: [PlainNode] = []

  /// The keys and the counts, with what is under a node in brackets.
  var text: String { PlainTree.text(of: nodes) }

  private static func text(of nodes: [PlainNode]) -> String {
    nodes.map { "\($0.key):\($0.child.state)[\(text(of: $0.nodes))]" }.joined()
  }

  /// Takes a message, or refuses it.
  mutating func send(_ message: TallyTree.Message) -> Refusal? {
    var copy = self
    guard copy.take(message) else { return Refusal("the tree does not take it") }
    self = copy
    return nil
  }

  private mutating func take(_ message: TallyTree.Message) -> Bool {
    switch message {
    case .insert(let path, let seed, let position):
      guard let key = path.last else { return false }
      let node = PlainNode(key: key, child: ProgramState(Tally(initial: seed)))
      return put(node, path.dropLast(), position)
    case .remove(let path): return cut(path) != nil
    case .move(let path, let target, let position):
      let target = target ?? []
      guard !target.starts(with: path), let node = cut(path) else { return false }
      return put(node, target, position)
    case .child(let path, let message):
      guard let key = path.last else { return false }
      return change(path.dropLast()) { nodes in
        guard let index = nodes.firstIndex(where: { $0.key == key }) else { return false }
        return nodes[index].child.step(by: message) == nil
      } ?? false
    case .fromEffect: return false
    }
  }

  private mutating func put(_ node: PlainNode, _ path: [Int], _ position: Int?) -> Bool {
    change(path[...]) { nodes in
      let position = position ?? nodes.count
      if nodes.contains(where: { $0.key == node.key }) { return false }
      guard (0...nodes.count).contains(position) else { return false }
      nodes.insert(node, at: position)
      return true
    } ?? false
  }

  private mutating func cut(_ path: [Int]) -> PlainNode? {
    guard let key = path.last else { return nil }
    return change(path.dropLast()) { nodes in
      nodes.firstIndex { $0.key == key }.map { nodes.remove(at: $0) }
    } ?? nil
  }

  /// Changes the nodes under a path, if there is such a path.
  private mutating func change<Result>(
    _ path: ArraySlice<Int>,
    _ change: (inout [PlainNode]) -> Result
  ) -> Result? {
    func descend(_ nodes: inout [PlainNode], _ path: ArraySlice<Int>) -> Result? {
      guard let key = path.first else { return change(&nodes) }
      guard let index = nodes.firstIndex(where: { $0.key == key }) else { return nil }
      return descend(&nodes[index].nodes, path.dropFirst())
    }
    return descend(&nodes, path)
  }
}

/// Returns what a tree shows, as its plain model does.
@Sendable
func treeText(_ nodes: KeyedViews<TreePlace<Int>, Component<Elm<Tally>>>) -> String {
  nodes.map { "\($0.key):\($0.view)[\(treeText($0.children))]" }.joined()
}
