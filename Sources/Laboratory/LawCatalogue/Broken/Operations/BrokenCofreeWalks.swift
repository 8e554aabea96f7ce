import CofreeFree
import ComonadLaws

/// Walks through spaces of layers, each wrong in one way.
let brokenCofreeWalks: [BrokenInstance] = [
  values("valuesStay", "values returns only the value here") { tree, _ in [tree.extract()] }
    .caught(by: "cofree-walk.values-more"),
  values("valuesLast", "values puts the value here last") { tree, depth in
    depth == 0
      ? [tree.extract()]
      : tree.children.flatMap { $0.values(toDepth: depth - 1) } + [tree.extract()]
  }.caught(by: "cofree-walk.values-more"),
  values("valuesBeyond", "values goes one layer too far") { $0.values(toDepth: $1 + 1) }
    .caught(by: "cofree-walk.values-zero"),
  levels("levelsMirrored", "levels begins each level at its end") {
    $0.levels(toDepth: $1).map { $0.reversed() }
  }.caught(by: "cofree-walk.levels-more"),
  levels("levelsBeyond", "levels goes one layer too far") { $0.levels(toDepth: $1 + 1) }
    .caught(by: "cofree-walk.levels-zero"),
  fold("foldMirrored", "fold takes the children from the last one") { tree, combine in
    mirrored(tree, combine)
  }.caught(by: "cofree-walk.fold"),
  fold("foldOnce", "fold does not go below the children") { tree, combine in
    combine(tree.extract(), tree.children.map { combine($0.extract(), []) })
  }.caught(by: "cofree-walk.fold"),
]

/// Folds a tree with the children of each point in opposite order.
private func mirrored(_ tree: Cofree<Branches, Bit>, _ combine: (Bit, [Bit]) -> Bit) -> Bit {
  combine(tree.extract(), tree.children.reversed().map { mirrored($0, combine) })
}

private let cofreeWalk = FaultFamily("Cofree", CofreeWalks<Branches, Bit>()) {
  cofreeWalkLaws(.binaryTrees, finite: .finiteBinaryTrees, values: .cases, operations: $0)
}

private let values = cofreeWalk.faults(of: "values", \.values)
private let levels = cofreeWalk.faults(of: "levels", \.levels)
private let fold = cofreeWalk.faults(of: "fold", \.fold)
