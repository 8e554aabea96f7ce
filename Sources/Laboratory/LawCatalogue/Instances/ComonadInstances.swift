import CofreeFree
public import ComonadLaws
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// The instances of the comonads besides `Store`, each with the laws of its own class.
public let comonadInstances: [Instance] = [
  Instance("Identity", comonadLaws(.identities(values: Generator<Bit>.cases), values: .cases)),
  Instance("Env", envLaws(.environments, environments: .cases, values: .cases)),
  Instance("Zipper", zipperLaws(.rows, values: .cases)),
  Instance("Moore", mooreLaws(.machines, inputs: .cases, values: .cases)),
  Instance("Traced", tracedLaws(.traces, values: .cases)),
  // That they are a comonad is checked with their pair.
  Instance("Ledger", own(ledgerLaws(Generator<Ledger<Dial, Bit>>.ledgers, values: .cases))),
  Instance("Ledger.words", ledgerLaws(Generator<Ledger<SpelledDial, Bit>>.ledgers, values: .cases)),
]

/// The instances of `Cofree`, over layers of several kinds.
///
/// The code is the same for all kinds, so each of them is worth half the cases.
public let cofreeInstances: [Instance] = [
  Instance(
    "Cofree.endless",
    cofreeLaws(
      .streams,
      layers: Generator { _ in { _ in } },
      values: .cases,
      translations: Generator { _ in .identity }
    ).worth(0.5)
  ),
  Instance(
    "Cofree.maybeNext",
    cofreeLaws(
      .lists,
      layers: .branching,
      values: .cases,
      translations: .translations
    ).worth(0.5)
  ),
  Instance(
    "Cofree.binary",
    cofreeLaws(
      .binaryTrees,
      layers: .branching,
      values: .cases,
      translations: .translations
    ).worth(0.5)
  ),
  Instance(
    "Cofree.children",
    cofreeLaws(
      .roseTrees,
      layers: .branching,
      values: .cases,
      translations: .translations
    ).worth(0.5)
  ),
  Instance(
    "Cofree.dual",
    // That they are a comonad is checked with their pair.
    own(cofreeLaws(.objects, layers: .answers, values: .cases, translations: .translations))
  ),
  Instance(
    "Cofree.walks.binary",
    cofreeWalkLaws(.binaryTrees, finite: .finiteBinaryTrees, values: .cases)
  ),
  Instance(
    "Cofree.walks.children",
    cofreeWalkLaws(
      .roseTrees,
      finite: .trees(
        layers: Generator<(String) -> Int>.branching.map { layer in
          { path in path.count < 6 ? layer(path) : 0 }
        },
        values: .cases
      ),
      values: .cases
    )
  ),
  Instance(
    "Cofree.section",
    sectionLaws(spaces(StoreContainer<Trit>.self, .cases), values: .cases)
  ),
]

/// The instances of the comonad laws over sampled directed containers.
///
/// They follow from the laws of the containers, so they are worth half the cases.
public let spaceInstances: [Instance] = [
  Instance(
    "Space.Store",
    comonadLaws(spaces(StoreContainer<Trit>.self, .cases), values: .cases).worth(0.5)
  ),
  Instance(
    "Space.Env",
    comonadLaws(spaces(EnvContainer<Trit>.self, .cases), values: .cases).worth(0.5)
  ),
  Instance(
    "Space.Traced",
    comonadLaws(spaces(TracedContainer<String>.self, .only), values: .cases).worth(0.5)
  ),
  Instance(
    "Space.Ledger",
    comonadLaws(spaces(LedgerContainer<SpelledDial>.self, .cases), values: .cases).worth(0.5)
  ),
  Instance(
    "Space.Zipper",
    comonadLaws(spaces(ZipperContainer.self, .places), values: .cases).worth(0.5)
  ),
  Instance(
    "Space.Cofree",
    comonadLaws(spaces(CofreeContainer<MaybeNext>.self, .shapes), values: .cases).worth(0.5)
  ),
]

/// The generator of spaces of bits.
func spaces<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ container: C.Type,
  _ shapes: Generator<C.Shape>
) -> Generator<Space<C, Bit>> {
  .spaces(container, shapes: shapes, values: .cases)
}

extension Generator where Value == Cofree<Branches, Bit> {
  /// The generator of binary trees of at most three layers.
  static var finiteBinaryTrees: Generator {
    trees(
      layers: Generator<(String) -> Bool>.branching.map { layer in
        { path in path.count < 6 && layer(path) }
      },
      values: .cases
    )
  }
}
