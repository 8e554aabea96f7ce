import CofreeFree
import ComonadLaws

/// Walks through spaces of layers, each wrong in one way.
let brokenCofreeWalks: [BrokenInstance] = [
  cofreeWalk("valuesStay", "values", "values returns only the value here") {
    $0.values = { tree, _ in [tree.extract()] }
  }.caught(by: "cofree-walk.values-more"),
  cofreeWalk("valuesLast", "values", "values puts the value here last") {
    $0.values = { tree, depth in
      depth == 0
        ? [tree.extract()]
        : tree.children.flatMap { $0.values(toDepth: depth - 1) } + [tree.extract()]
    }
  }.caught(by: "cofree-walk.values-more"),
  cofreeWalk("valuesBeyond", "values", "values goes one layer too far") {
    $0.values = { $0.values(toDepth: $1 + 1) }
  }.caught(by: "cofree-walk.values-zero"),
  cofreeWalk("levelsMirrored", "levels", "levels begins each level at its end") {
    $0.levels = { $0.levels(toDepth: $1).map { $0.reversed() } }
  }.caught(by: "cofree-walk.levels-more"),
  cofreeWalk("levelsBeyond", "levels", "levels goes one layer too far") {
    $0.levels = { $0.levels(toDepth: $1 + 1) }
  }.caught(by: "cofree-walk.levels-zero"),
  cofreeWalk("foldMirrored", "fold", "fold takes the children from the last one") {
    $0.fold = { tree, combine in mirrored(tree, combine) }
  }.caught(by: "cofree-walk.fold"),
  cofreeWalk("foldOnce", "fold", "fold does not go below the children") {
    $0.fold = { tree, combine in
      combine(tree.extract(), tree.children.map { combine($0.extract(), []) })
    }
  }.caught(by: "cofree-walk.fold"),
]

/// Folds a tree with the children of each point in opposite order.
private func mirrored(_ tree: Cofree<Branches, Bit>, _ combine: (Bit, [Bit]) -> Bit) -> Bit {
  combine(tree.extract(), tree.children.reversed().map { mirrored($0, combine) })
}

private let cofreeWalk = FaultFamily("Cofree", CofreeWalks<Branches, Bit>()) {
  [cofreeWalkLaws(.binaryTrees, finite: .finiteBinaryTrees, values: .cases, operations: $0)]
}
