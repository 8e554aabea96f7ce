import ComonadLab
import ComonadLaws

/// The trees of all walks through a store, and the store that a tree shows.
struct SectionOperations: Sendable {
  typealias Walked = Space<StoreContainer<Trit>, Bit>
  typealias Tree = Cofree<StoreContainer<Trit>, Bit>

  var section: @Sendable (Walked) -> Tree = { .section($0) }

  /// Returns the space that the first layer of a tree shows.
  var lower: @Sendable (Tree) -> Walked = { $0.lower }
}

/// Returns the laws of the trees of all walks through a space.
func sectionLaws(_ operations: SectionOperations = SectionOperations()) -> Suite {
  let (section, lower) = (operations.section, operations.lower)
  let stores = spaces(StoreContainer<Trit>.self, .cases)
  let morphism = comonadMorphismLaws(stores, values: .cases, translate: .always { section($0) })
  let w = Variable("w", stores)
  return Suite("section", source: "Kmett, Control.Comonad.Cofree, section, 2008") {
    morphism
    law("lower", "lowering the section of a space returns the space")
      .states("Cofree.section(w).lower == w")
      .forAll(w) { w in .same(lower(section(w)), w) }
    law("step", "stepping the section equals the section of the moved space")
      .states("Cofree.section(w).stepped(p) == Cofree.section(w.moved(by: .move { _ in p }))")
      .forAll(w) { w in
        let tree = section(w)
        let below = Layer<StoreContainer<Trit>, SectionOperations.Tree>(shape: w.shape) {
          section(w.moved(along: $0))
        }
        return .same(SeenLayer(layer: tree.tail), SeenLayer(layer: below))
      }
  }
}
