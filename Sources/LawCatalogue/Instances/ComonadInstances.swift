import CofreeFree
public import ComonadLaws
import Comonads
import FreeMonad
import MooreFree
import StoreState
import TracedWriter

/// The instances of the comonad laws: every comonad of the library but `Store`.
public let comonadInstances: [Instance] = [
  Instance("Identity", comonadLaws(.identities(values: Generator<Bit>.cases), values: .cases)),
  Instance("Env", comonadLaws(Generator<Env<Trit, Bit>>.environments, values: .cases)),
  Instance("Zipper", comonadLaws(Generator<Zipper<Bit>>.rows, values: .cases)),
  Instance("Moore", comonadLaws(Generator<Moore<Bit, Bit>>.machines, values: .cases)),
  Instance("Cofree.endless", comonadLaws(Generator<Cofree<Endless, Bit>>.streams, values: .cases)),
  Instance(
    "Cofree.maybeNext",
    comonadLaws(Generator<Cofree<MaybeNext, Bit>>.lists, values: .cases)
  ),
  Instance("Cofree.binary", comonadLaws(.binaryTrees, values: .cases)),
  Instance("Cofree.children", comonadLaws(.roseTrees, values: .cases)),
  Instance("Cofree.dual", comonadLaws(.objects, values: .cases)),
  Instance("Traced", comonadLaws(Generator<Traced<String, Bit>>.traces, values: .cases)),
  Instance("Ledger", comonadLaws(Generator<Ledger<Dial, Bit>>.ledgers, values: .cases)),
  Instance(
    "Ledger.words",
    comonadLaws(Generator<Ledger<SpelledDial, Bit>>.ledgers, values: .cases)
  ),
]

/// The instances of the comonad laws over sampled directed containers.
public let spaceInstances: [Instance] = [
  Instance("Space.Store", comonadLaws(spaces(StoreContainer<Trit>.self, .cases), values: .cases)),
  Instance("Space.Env", comonadLaws(spaces(EnvContainer<Trit>.self, .cases), values: .cases)),
  Instance("Space.Moore", comonadLaws(spaces(MooreContainer<Bit>.self, .only), values: .cases)),
  Instance(
    "Space.Traced",
    comonadLaws(spaces(TracedContainer<String>.self, .only), values: .cases)
  ),
  Instance("Space.Ledger", comonadLaws(spaces(LedgerContainer<Dial>.self, .cases), values: .cases)),
  Instance("Space.Zipper", comonadLaws(spaces(ZipperContainer.self, .places), values: .cases)),
  Instance(
    "Space.Cofree",
    comonadLaws(spaces(CofreeContainer<MaybeNext>.self, .shapes), values: .cases)
  ),
]

/// The generator of spaces of bits.
private func spaces<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ container: C.Type,
  _ shapes: Generator<C.Shape>
) -> Generator<Space<C, Bit>> {
  .spaces(container, shapes: shapes, values: .cases)
}
