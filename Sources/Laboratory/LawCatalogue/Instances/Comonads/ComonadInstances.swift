import ComonadLab
import ComonadLaws

/// The instances of the comonads, each with the laws of its own class.
let comonadInstances: [Instance] = [
  Instance("Store", storeLaws(.stores, .standard)),
  Instance("Identity", comonadLaws(Generator<Bit>.cases.map { Identity($0) }, values: .cases)),
  Instance("Env", envLaws()),
  Instance("Zipper", zipperLaws()),
  Instance("Moore", mooreLaws()),
  Instance("Traced", tracedLaws(.traces, .standard)),
  // That they are a comonad is checked with their pair.
  Instance(
    "Ledger",
    own(ledgerLaws(Generator<Ledger<Dial, Bit>>.ledgers)),
    ledgerStepLaws(),
    rejectingLedgerLaws()
  ),
  Instance(
    "Replica",
    replicaLaws(),
    rebasingLaws(DialRule(), states: .cases, steps: Generator<Bit>.cases)
  ),
  Instance(
    "Rebasing.lastWriter",
    rebasingLaws(LastWriter(), states: .cases, steps: Generator<Bit>.cases)
  ),
  Instance(
    "Rebasing.bounded",
    rebasingLaws(BoundedRule(), states: .cases, steps: Generator<Bit>.cases)
  ),
  Instance("Ledger.words", ledgerLaws(Generator<Ledger<SpelledDial, Bit>>.ledgers)),
]

/// The instances of `Cofree`, over layers of several kinds.
///
/// The code is the same for all kinds, so each of them is worth half the cases.
let cofreeInstances: [Instance] = [
  cofree(
    "Cofree.endless",
    .streams,
    layers: Generator { _ in { _ in } },
    translations: Generator { _ in .identity }
  ),
  cofree("Cofree.maybeNext", .lists, layers: .branching, translations: .translations),
  cofree("Cofree.binary", .binaryTrees, layers: .branching, translations: .translations),
  cofree("Cofree.children", .roseTrees, layers: .branching, translations: .translations),
  Instance(
    "Cofree.dual",
    // That they are a comonad is checked with their pair.
    own(cofreeLaws(.objects, layers: .answers, values: .cases, translations: .translations))
  ),
  Instance("Cofree.walks.binary", cofreeWalkLaws(.binaryTrees, finite: .finiteBinaryTrees)),
  Instance(
    "Cofree.walks.children",
    cofreeWalkLaws(
      .roseTrees,
      finite: .trees(
        layers: Generator<(String) -> Int>.branching.map { layer in
          // Up to three children, since two may be the first and the last.
          { path in path.count < 4 ? layer(path) * (layer(path) + 1) / 2 : 0 }
        },
        values: .cases
      )
    )
  ),
  Instance("Cofree.section", sectionLaws(.cases, SectionOperations<StoreContainer<Trit>>())),
  // In a store, a step that is taken twice leads where it leads once.
  Instance(
    "Cofree.section.Traced",
    sectionLaws(.only, SectionOperations<TracedContainer<String>>())
  ),
]

/// The instances of the comonad laws over sampled directed containers.
///
/// They follow from the laws of the containers, so they are worth half the cases.
let spaceInstances: [Instance] = [
  space("Space.Store", StoreContainer<Trit>.self, .cases),
  Instance("Space.equality", spaceEqualityLaws()),
  space("Space.Env", EnvContainer<Trit>.self, .cases),
  space("Space.Traced", TracedContainer<String>.self, .only),
  space("Space.Ledger", LedgerContainer<SpelledDial>.self, .cases),
  space("Space.Zipper", ZipperContainer.self, .places),
  space("Space.Stairs", Stairs.self, .integers(in: 0...Stairs.top)),
  space("Space.Cofree", CofreeContainer<MaybeNext>.self, .shapes),
]

/// Returns the instance of spaces of layers that branch.
private func cofree<F: ExplorableContainer & SendableMetatype>(
  _ name: String,
  _ trees: Generator<Cofree<F, Bit>>,
  layers: Generator<(String) -> F.Shape>,
  translations: Generator<ContainerMorphism<F, F>>
) -> Instance {
  Instance(
    name,
    cofreeLaws(trees, layers: layers, values: .cases, translations: translations).worth(0.5)
  )
}

/// Returns the instance of spaces of a sampled container.
private func space<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ name: String,
  _ container: C.Type,
  _ shapes: Generator<C.Shape>
) -> Instance {
  Instance(name, comonadLaws(spaces(container, shapes), values: .cases).worth(0.5))
}

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

/// The comonads that can be zipped with themselves.
let applyInstances: [Instance] = [
  Instance(
    "Traced.apply",
    applyLaws(
      Generator<Traced<String, String>>.traces(values: .words),
      combine: +,
      zip: { zip($0, $1, $2) },
      zipDuplicates: { zip($0, $1, $2) }
    )
  )
]

/// Zips two spaces of logs: at each log, the values at that log.
func zip<V, Other, Result>(
  _ left: Traced<String, V>,
  _ right: Traced<String, Other>,
  _ combine: @escaping (V, Other) -> Result
) -> Traced<String, Result> {
  Traced { combine(left.trace($0), right.trace($0)) }
}
