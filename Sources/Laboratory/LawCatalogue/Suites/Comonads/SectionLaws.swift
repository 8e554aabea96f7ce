import ComonadLab
import ComonadLaws

/// The trees of all walks through a space, and the space that a tree shows.
struct SectionOperations<C: DirectedContainer & SendableMetatype>: Sendable {
  typealias Walked = Space<C, Bit>
  typealias Tree = Cofree<C, Bit>

  var section: @Sendable (Walked) -> Tree = { .section($0) }

  /// Returns the space that the first layer of a tree shows.
  var lower: @Sendable (Tree) -> Walked = { $0.lower }
}

/// Returns the laws of the trees of all walks through the spaces of a container.
func sectionLaws<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ shapes: Generator<C.Shape>,
  _ operations: SectionOperations<C> = SectionOperations()
) -> Suite {
  let (section, lower) = (operations.section, operations.lower)
  let walked = spaces(C.self, shapes)
  let morphism = comonadMorphismLaws(walked, values: .cases, translate: .always { section($0) })
  let w = Variable("w", walked)
  return Suite("section", source: "Kmett, Control.Comonad.Cofree, section, 2008") {
    morphism
    law("lower", "lowering the section of a space returns the space")
      .states("Cofree.section(w).lower == w")
      .forAll(w) { w in .same(lower(section(w)), w) }
    law("step", "stepping the section equals the section of the moved space")
      .states("Cofree.section(w).stepped(p) == Cofree.section(w.moved(by: .move { _ in p }))")
      .forAll(w) { w in
        let tree = section(w)
        let below = Layer<C, Cofree<C, Bit>>(shape: w.shape) { section(w.moved(along: $0)) }
        return .same(SeenLayer(layer: tree.tail), SeenLayer(layer: below))
      }
  }
}
