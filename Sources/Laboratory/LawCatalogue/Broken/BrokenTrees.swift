import CofreeFree
public import ComonadLaws
import Comonads

/// The trees of which one operation is wrong.
public let brokenTrees: [BrokenInstance] = [
  broken(
    "Q1",
    ExtendStaysAtTheRoot.self,
    caughtBy: ["comonad.extend-extract", "cokleisli.left-unit"]
  ),
  broken(
    "Q2",
    ExtendSwapsTheChildren.self,
    caughtBy: ["comonad.extend-composition", "cokleisli.associativity"]
  ),
  broken(
    "Q3",
    DuplicateHoldsTheParent.self,
    caughtBy: ["comonad.extend-by-duplicate", "comonad.duplicate-by-extend"]
  ),
  broken(
    "Q4",
    MapTakesTheLeftChildTwice.self,
    caughtBy: ["comonad.map-identity", "comonad.map-by-extend"]
  ),
  broken(
    "Q5",
    ExtendLooksTooFarBelow.self,
    caughtBy: ["comonad.extend-composition", "cokleisli.associativity"]
  ),
]

// MARK: - Faults

/// Asks the arrow at the root, wherever.
private enum ExtendStaysAtTheRoot: TreeFault {
  static let operation = "extend"
  static let text = "extend asks the arrow at the root, whatever the point"
  static func extend<V, O>(_ w: Tree<V>, _ f: @escaping (Tree<V>) -> O) -> Tree<O> {
    w.map { _ in f(w) }
  }
}

/// Puts what belongs to the left to the right, and the other way round.
private enum ExtendSwapsTheChildren: TreeFault {
  static let operation = "extend"
  static let text = "extend swaps the children"
  static func extend<V, O>(_ w: Tree<V>, _ f: @escaping (Tree<V>) -> O) -> Tree<O> {
    Tree(state: w, value: f, shape: { $0.tail.shape }, step: { $0.step($1.flipped) })
  }
}

/// Holds at each point below the root the tree seen from above it.
private enum DuplicateHoldsTheParent: TreeFault {
  static let operation = "duplicate"
  static let text = "duplicate holds at each point what is seen from its parent"
  static func duplicate<V>(_ w: Tree<V>) -> Tree<Tree<V>> {
    Tree(
      state: (here: w, above: w),
      value: { $0.above },
      shape: { $0.here.tail.shape },
      step: { $0 = ($0.here.stepped($1), $0.here) }
    )
  }
}

/// Goes to the left, to whichever side.
private enum MapTakesTheLeftChildTwice: TreeFault {
  static let operation = "map"
  static let text = "map puts the left child on both sides"
  static func map<V, O>(_ w: Tree<V>, _ f: @escaping (V) -> O) -> Tree<O> {
    Tree(
      state: w,
      value: { f($0.extract()) },
      shape: { $0.tail.shape },
      step: { tree, _ in tree.step(.zero) }
    )
  }
}

/// Asks the arrow one point too far, two points below the root.
private enum ExtendLooksTooFarBelow: TreeFault {
  static let operation = "extend"
  static let text = "extend asks the arrow at a child, two points below the root"
  static func extend<V, O>(_ w: Tree<V>, _ f: @escaping (Tree<V>) -> O) -> Tree<O> {
    Tree(
      state: (tree: w, depth: 0),
      value: { $0.depth == 2 && $0.tree.tail.shape ? f($0.tree.stepped(.zero)) : f($0.tree) },
      shape: { $0.tree.tail.shape },
      step: { $0 = ($0.tree.stepped($1), $0.depth + 1) }
    )
  }
}

/// The instance of a fault, with the laws that must catch it.
private func broken<Fault: TreeFault>(
  _ name: String,
  _ fault: Fault.Type,
  caughtBy laws: Set<String>,
  line: Int = #line
) -> BrokenInstance {
  let suite = comonadLaws(
    Generator<Tree<Bit>>.fullTrees.map { FaultyTree<Fault, Bit>(tree: $0) },
    values: .cases
  )
  return BrokenInstance(
    Instance("Cofree.\(name)", suite, line: line),
    operation: Fault.operation,
    fault: Fault.text,
    caughtBy: laws
  )
}
