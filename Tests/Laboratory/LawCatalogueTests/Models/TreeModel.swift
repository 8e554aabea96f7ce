import ComonadLab
import ComonadLaws

@testable import LawCatalogue

typealias TallyTree = KeyedTree<Int, Int, Component<Elm<Tally>>>

/// Messages of all kinds to a tree of tallies, of which some are refused.
let treeMessages: Generator<TallyTree.Message> = .frequency([
  (
    4,
    Generator { draws in
      let position = draws.draw(treePositions)
      let (key, seed) = (draws.draw(treeKeys), draws.draw(Tally.seeds))
      return .insert(draws.draw(treePaths) + [key], seed, at: position)
    }
  ),
  (3, Generator { .child($0.draw(treePaths), $0.draw(Tally.messages)) }),
  (
    2,
    Generator { draws in
      let position = draws.draw(treePositions)
      return .move(draws.draw(treePaths), under: draws.draw(treePaths), to: position)
    }
  ),
  (1, treePaths.map { .remove($0) }),
])

private let treeKeys = Generator.integers(in: 0...1)

private let treePaths = treeKeys.array(upTo: 2)

private let treePositions = Generator<Int?> {
  $0.draw(below: 2) == 0 ? nil : $0.draw(.integers(in: 0...2))
}

/// A plain tree, whose nodes hold their nodes; the key and the tally of its root are not shown.
struct PlainTree {
  private var key = 0
  private var tally = ProgramState(Tally(initial: 0))
  private var nodes: [PlainTree] = []

  /// The keys and the counts under the root, with what is under a node in brackets.
  var text: String { nodes.map { "\($0.key):\($0.tally.state)[\($0.text)]" }.joined() }

  /// Takes a message; returns false if it is refused, which may leave the tree half changed.
  mutating func take(_ message: TallyTree.Message) -> Bool {
    switch message {
    case .insert(let path, let seed, let position):
      guard let key = path.last else { return false }
      let node = PlainTree(key: key, tally: ProgramState(Tally(initial: seed)))
      return put(node, path.dropLast(), position)
    case .remove(let path): return cut(path) != nil
    case .move(let path, let target, let position):
      let target = target ?? []
      guard !target.starts(with: path), let node = cut(path) else { return false }
      return put(node, target[...], position)
    case .child(let path, let message, _):
      guard !path.isEmpty else { return false }
      return change(path[...]) { $0.tally.step(by: message) == nil } ?? false
    }
  }

  private mutating func put(_ node: PlainTree, _ path: ArraySlice<Int>, _ position: Int?) -> Bool {
    change(path) { tree in
      let position = position ?? tree.nodes.count
      if tree.nodes.contains(where: { $0.key == node.key }) { return false }
      guard (0...tree.nodes.count).contains(position) else { return false }
      tree.nodes.insert(node, at: position)
      return true
    } ?? false
  }

  private mutating func cut(_ path: [Int]) -> PlainTree? {
    guard let key = path.last else { return nil }
    return change(path.dropLast()) { tree in
      tree.nodes.firstIndex { $0.key == key }.map { tree.nodes.remove(at: $0) }
    } ?? nil
  }

  /// Changes the node at a path, if there is such a path.
  private mutating func change<Result>(
    _ path: ArraySlice<Int>,
    _ change: (inout PlainTree) -> Result
  ) -> Result? {
    guard let key = path.first else { return change(&self) }
    guard let index = nodes.firstIndex(where: { $0.key == key }) else { return nil }
    return nodes[index].change(path.dropFirst(), change)
  }
}

/// Returns what a tree shows, as its plain model does.
func treeText(_ nodes: KeyedViews<TreePlace<Int>, Int, Component<Elm<Tally>>>) -> String {
  nodes.map { "\($0.key):\($0.view)[\(treeText($0.children))]" }.joined()
}
