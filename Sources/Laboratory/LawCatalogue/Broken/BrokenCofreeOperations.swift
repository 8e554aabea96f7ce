import CofreeFree
import ComonadLaws
import Comonads

/// Returns the instance with changed operations.
private func cofree(
  _ name: String,
  trees: Generator<Cofree<Branches, Bit>> = .binaryTrees,
  line: Int = #line,
  _ change: (inout CofreeOperations<Branches, Bit>) -> Void
) -> Instance {
  Instance(
    "Cofree.\(name)",
    own(
      cofreeLaws(
        trees,
        layers: .branching,
        values: .cases,
        translations: .translations,
        operations: changing(.standard, change)
      )
    ),
    line: line
  )
}

/// Returns a layer with its sides exchanged.
private func mirrored<Value>(_ layer: Layer<Branches, Value>) -> Layer<Branches, Value> {
  Layer(shape: layer.shape) { layer.value($0.flipped) }
}

/// Operations of spaces of layers, each wrong in one way.
let brokenCofreeOperations: [BrokenInstance] = [
  BrokenInstance(
    cofree(
      "sharedState",
      trees: Generator { _ in
        Cofree(
          state: Shared(),
          value: { $0.bit },
          shape: { _ in true },
          step: { state, _ in state.bit = .one }
        )
      }
    ) { _ in },
    operation: "step",
    fault: "the state is an object that copies share",
    caughtBy: ["cofree.hoist-identity", "cofree.step-copy"]
  ),
  BrokenInstance(
    cofree("makeMirrored") { $0.make = { Cofree($0, tail: mirrored($1)) } },
    operation: "init",
    fault: "a space is made with its layer mirrored",
    caughtBy: ["cofree.make-tail", "cofree.rebuild"]
  ),
  BrokenInstance(
    cofree("tailOfValue") {
      $0.tail = { $0.extract() == .zero ? $0.tail : mirrored($0.tail) }
    },
    operation: "tail",
    fault: "the layer below depends on the value",
    caughtBy: ["cofree.extend-tail", "cofree.make-tail"]
  ),
  BrokenInstance(
    cofree("stepMirrored") { $0.step = { $0.step($1.flipped) } },
    operation: "step",
    fault: "a step goes to the other side",
    caughtBy: ["cofree.step-tail"]
  ),
  BrokenInstance(
    cofree("unfoldElsewhere") {
      let unfold = $0.unfold
      $0.unfold = { seed, layer in unfold(seed + "a", layer) }
    },
    operation: "unfold",
    fault: "unfold begins at another seed",
    caughtBy: ["cofree.unfold-extract", "cofree.unfold-tail"]
  ),
  BrokenInstance(
    cofree("unfoldLooks") {
      let unfold = $0.unfold
      $0.unfold = { seed, layer in
        unfold(seed, layer).map { seed.hasPrefix("+") ? $0.flipped : $0 }
      }
    },
    operation: "unfold",
    fault: "unfold looks at what a seed is, not only at what it shows",
    caughtBy: ["cofree.unfold-fusion"]
  ),
  BrokenInstance(
    cofree("hoistOnce") {
      $0.hoist = { tree, translation in Cofree(tree.extract(), tail: translation(tree.tail)) }
    },
    operation: "hoist",
    fault: "hoist translates the first layer only",
    caughtBy: ["cofree.hoist-extend", "cofree.hoist-tail"]
  ),
  BrokenInstance(
    cofree("hoistTwice") {
      $0.hoist = { tree, translation in tree.hoist(translation.then(translation)) }
    },
    operation: "hoist",
    fault: "hoist translates twice",
    caughtBy: ["cofree.hoist-composition", "cofree.hoist-tail"]
  ),
  BrokenInstance(
    cofree("hoistFlips") {
      $0.hoist = { tree, translation in tree.hoist(translation).map { $0.flipped } }
    },
    operation: "hoist",
    fault: "hoist changes the values",
    caughtBy: ["cofree.hoist-extract", "cofree.hoist-identity"]
  ),
]
