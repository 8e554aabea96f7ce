import CofreeFree
import ComonadLaws

/// Walks through spaces of layers, each wrong in one way.
let brokenCofreeWalks: [BrokenInstance] = [
  walks("valuesStay", "values returns only the value here", caughtBy: ["values-more"]) {
    $0.values = { tree, _ in [tree.extract()] }
  },
  walks("valuesLast", "values puts the value here last", caughtBy: ["values-more"]) {
    $0.values = { tree, depth in
      depth == 0
        ? [tree.extract()]
        : tree.children.flatMap { $0.values(toDepth: depth - 1) } + [tree.extract()]
    }
  },
  walks("valuesBeyond", "values goes one layer too far", caughtBy: ["values-zero"]) {
    $0.values = { $0.values(toDepth: $1 + 1) }
  },
  walks("levelsMirrored", "levels begins each level at its end", caughtBy: ["levels-more"]) {
    $0.levels = { $0.levels(toDepth: $1).map { $0.reversed() } }
  },
  walks("levelsBeyond", "levels goes one layer too far", caughtBy: ["levels-zero"]) {
    $0.levels = { $0.levels(toDepth: $1 + 1) }
  },
  walks("foldMirrored", "fold takes the children from the last one", caughtBy: ["fold"]) {
    $0.fold = { tree, combine in mirrored(tree, combine) }
  },
  walks("foldOnce", "fold does not go below the children", caughtBy: ["fold"]) {
    $0.fold = { tree, combine in
      combine(tree.extract(), tree.children.map { combine($0.extract(), []) })
    }
  },
]

/// Folds a tree with the children of each point in opposite order.
private func mirrored(_ tree: Cofree<Branches, Bit>, _ combine: (Bit, [Bit]) -> Bit) -> Bit {
  combine(tree.extract(), tree.children.reversed().map { mirrored($0, combine) })
}

/// The instance with one operation replaced, caught by laws of walks.
private func walks(
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line,
  _ replace: (inout CofreeWalks<Branches, Bit>) -> Void
) -> BrokenInstance {
  var operations = CofreeWalks<Branches, Bit>()
  replace(&operations)
  return BrokenInstance(
    Instance(
      "Cofree.\(name)",
      cofreeWalkLaws(
        .binaryTrees,
        finite: .finiteBinaryTrees,
        values: .cases,
        operations: operations
      ),
      line: line
    ),
    operation: String(fault.prefix { $0 != " " }),
    fault: fault,
    caughtBy: Set(laws.map { "cofree-walk.\($0)" })
  )
}
