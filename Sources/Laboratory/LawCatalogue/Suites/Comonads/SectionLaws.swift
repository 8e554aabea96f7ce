import ComonadLab
import ComonadLaws

/// The trees of all walks through a space, and the space that a tree shows.
///
/// The laws are written over both directions, so that the same suite judges wrong ones.
struct SectionOperations<F: DirectedContainer & SendableMetatype, Value>: Sendable {
  /// Returns the tree of all walks through a space.
  var section: @Sendable (Space<F, Value>) -> Cofree<F, Value> = { .section($0) }

  /// Returns the space that the first layer of a tree shows.
  var lower: @Sendable (Cofree<F, Value>) -> Space<F, Value> = { $0.lower }
}

/// Returns the laws of the trees of all walks through a space.
///
/// - Parameters:
///   - spaces: The generator of spaces.
///   - values: The generator of values.
///   - operations: The operations that the laws are about.
/// - Returns: The suite.
func sectionLaws<F, Value: Observed>(
  _ spaces: Generator<Space<F, Value>>,
  values: Generator<Value>,
  operations: SectionOperations<F, Value> = .init()
) -> Suite where F: DirectedContainer & ExplorableContainer & SendableMetatype {
  let (section, lower) = (operations.section, operations.lower)
  let morphism = comonadMorphismLaws(spaces, values: values, translate: .always { section($0) })
  let w = Variable("w", spaces)
  return Suite("section", source: "Kmett, Control.Comonad.Cofree, section, 2008") {
    morphism
    law("lower", "lowering the section of a space returns the space")
      .states("Cofree.section(w).lower == w")
      .forAll(w) { w in .same(lower(section(w)), w) }
    law("step", "stepping the section equals the section of the moved space")
      .states("Cofree.section(w).stepped(p) == Cofree.section(w.moved(by: .move { _ in p }))")
      .forAll(w) { w in
        let tree = section(w)
        let below = Layer<F, Cofree<F, Value>>(shape: w.shape) { section(w.moved(along: $0)) }
        return .same(SeenLayer(layer: tree.tail), SeenLayer(layer: below))
      }
  }
}
