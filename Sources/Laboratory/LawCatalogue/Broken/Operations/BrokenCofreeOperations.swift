import ComonadLab
import ComonadLaws

private let cofree = FaultFamily("Cofree", CofreeOperations<Branches, Bit>.standard) {
  own(laws(.binaryTrees, operations: $0))
}

private let hoist = cofree.faults(of: "hoist", \.hoist)

/// Returns the laws of binary trees.
private func laws(
  _ trees: Generator<Cofree<Branches, Bit>>,
  operations: CofreeOperations<Branches, Bit> = .standard
) -> Suite {
  cofreeLaws(
    trees,
    layers: .branching,
    values: .cases,
    translations: .translations,
    operations: operations
  )
}

/// Returns a layer with its sides exchanged.
private func mirrored<Value>(_ layer: Layer<Branches, Value>) -> Layer<Branches, Value> {
  Layer(shape: layer.shape) { layer.value($0.flipped) }
}

/// Operations of spaces of layers, each wrong in one way.
let brokenCofreeOperations: [BrokenInstance] = [
  FaultyInstance("Cofree.sharedState", "step", "the state is an object that copies share") {
    own(
      laws(
        Generator { _ in
          Cofree(
            state: Shared(Bit.zero),
            value: { $0.value },
            shape: { _ in true },
            step: { state, _ in state.value = .one }
          )
        }
      )
    )
  }.caught(by: "cofree.hoist-identity", "cofree.step-copy"),
  cofree("makeMirrored", "init", "a space is made with its layer mirrored") {
    $0.make = { Cofree($0, tail: mirrored($1)) }
  }.caught(by: "cofree.make-tail", "cofree.rebuild"),
  cofree("tailOfValue", "tail", "the layer below depends on the value") {
    $0.tail = { $0.extract() == .zero ? $0.tail : mirrored($0.tail) }
  }.caught(by: "cofree.extend-tail", "cofree.make-tail"),
  cofree("stepMirrored", "step", "a step goes to the other side") {
    $0.step = { $0.step($1.flipped) }
  }.caught(by: "cofree.step-tail"),
  cofree("unfoldElsewhere", "unfold", "unfold begins at another seed") {
    let unfold = $0.unfold
    $0.unfold = { seed, layer in unfold(seed + "a", layer) }
  }.caught(by: "cofree.unfold-extract", "cofree.unfold-tail"),
  cofree("unfoldLooks", "unfold", "unfold looks at what a seed is, not only at what it shows") {
    let unfold = $0.unfold
    $0.unfold = { seed, layer in unfold(seed, layer).map { seed.hasPrefix("+") ? $0.flipped : $0 } }
  }.caught(by: "cofree.unfold-fusion"),
  hoist("hoistOnce", "hoist translates the first layer only") { tree, translation in
    Cofree(tree.extract(), tail: translation(tree.tail))
  }.caught(by: "cofree.hoist-extend", "cofree.hoist-tail"),
  hoist("hoistTwice", "hoist translates twice") { tree, translation in
    tree.hoist(translation.then(translation))
  }.caught(by: "cofree.hoist-composition", "cofree.hoist-tail"),
  hoist("hoistFlips", "hoist changes the values") { tree, translation in
    tree.hoist(translation).map { $0.flipped }
  }.caught(by: "cofree.hoist-extract", "cofree.hoist-identity"),
]

/// Walks through spaces of layers, each wrong in one way.
let brokenCofreeWalks: [BrokenInstance] = [
  values("valuesStay", "values returns only the value here") { tree, _ in [tree.extract()] }
    .caught(by: "cofree-walk.values-more"),
  values("valuesBeyond", "values goes one layer too far") { $0.values(toDepth: $1 + 1) }
    .caught(by: "cofree-walk.values-zero"),
  levels("levelsMirrored", "levels begins each level at its end") {
    $0.levels(toDepth: $1).map { $0.reversed() }
  }.caught(by: "cofree-walk.levels-more"),
  levels("levelsBeyond", "levels goes one layer too far") { $0.levels(toDepth: $1 + 1) }
    .caught(by: "cofree-walk.levels-zero"),
  fold("foldOnce", "fold does not go below the children") { tree, combine in
    combine(tree.extract(), tree.children.map { combine($0.extract(), []) })
  }.caught(by: "cofree-walk.fold"),
  isValid("validByFirst", "all steps of a path are looked for in the first layer") { path, tree in
    path.allSatisfy { Branches.isValid($0, in: tree.tail.shape) }
  }.caught(by: "cofree-walk.valid"),
]

/// Folds a tree with the children of each point in opposite order.
private func mirrored(_ tree: Cofree<Branches, Bit>, _ combine: (Bit, [Bit]) -> Bit) -> Bit {
  combine(tree.extract(), tree.children.reversed().map { mirrored($0, combine) })
}

private let cofreeWalk = FaultFamily("Cofree", CofreeWalks<Branches>()) {
  cofreeWalkLaws(.binaryTrees, finite: .finiteBinaryTrees, $0)
}

private let values = cofreeWalk.faults(of: "values", \.values)
private let levels = cofreeWalk.faults(of: "levels", \.levels)
private let fold = cofreeWalk.faults(of: "fold", \.fold)
private let isValid = cofreeWalk.faults(of: "isValid", \.isValid)
