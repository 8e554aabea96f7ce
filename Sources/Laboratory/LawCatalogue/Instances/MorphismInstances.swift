import CofreeFree
public import ComonadLaws
import Comonads
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// Translations of one comonad into another.
public let morphismInstances: [Instance] = [
  Instance(
    "Moore.contramap",
    comonadMorphismLaws(
      Generator<Moore<Bit, Bit>>.machines,
      values: .cases,
      translate: Generator<Bit>.cases.function(of: Bit.self).map { translate in
        { (machine: Moore<Bit, Bit>) -> Moore<Bit, Bit> in machine.contramap(translate) }
      }
    )
  ),
  Instance(
    "Cofree.hoist",
    comonadMorphismLaws(
      Generator<Cofree<Branches, Bit>>.binaryTrees,
      values: .cases,
      translate: Generator<ContainerMorphism<Branches, Branches>>.translations.map { translation in
        { (tree: Cofree<Branches, Bit>) -> Cofree<Branches, Bit> in tree.hoist(translation) }
      }
    )
  ),
  Instance(
    "Traced.censor",
    comonadMorphismLaws(
      Generator<Traced<String, Bit>>.traces,
      values: .cases,
      translate: Generator<(String) -> String>.homomorphisms.map { rewrite in
        { (space: Traced<String, Bit>) -> Traced<String, Bit> in space.censor(rewrite) }
      }
    )
  ),
  Instance(
    "Store.reducer",
    comonadMorphismLaws(
      .stores,
      values: .cases,
      translate: Generator<(Trit, Bit) -> Trit>.reducers.map { reduce in
        { (store: Store<Trit, Bit>) -> Moore<Bit, Bit> in
          Moore(
            state: store,
            output: { $0.extract() },
            step: { $0.position = reduce($0.position, $1) }
          )
        }
      }
    )
  ),
  Instance(
    "Store.ledger",
    comonadMorphismLaws(
      .stores,
      values: .cases,
      translate: .always { store in
        Ledger<Dial, Bit>(state: store.position) { state, _ in store.peek(at: state) }
      }
    )
  ),
  Instance(
    "Ledger.moore",
    comonadMorphismLaws(
      Generator<Ledger<Dial, Bit>>.ledgers,
      values: .cases,
      translate: .always { ledger in
        Moore<Bit, Bit>(
          state: ledger,
          output: { $0.extract() },
          step: { $0.dispatch($1) }
        )
      }
    )
  ),
  Instance(
    "Lens.along",
    comonadMorphismLaws(
      Generator<Store<Both, Bit>>.stores(positions: .cases, values: .cases),
      values: .cases,
      translate: .always { store in
        Store<Trit, Bit>(meaning: store.meaning.along(Lens<Both, Trit>.first.meaning))
      }
    )
  ),
]

/// Translations of one directed container into another.
public let retrofunctorInstances: [Instance] = [
  Instance(
    "Lens.meaning",
    containerMorphismLaws(
      Generator { _ in Lens<Both, Trit>.first.meaning },
      shapes: .cases,
      positions: places,
      values: Generator<Bit>.cases
    )
  ),
  Instance(
    "Reducer.meaning",
    containerMorphismLaws(
      Generator<(Trit, Bit) -> Trit>.reducers.map { reduce in
        ContainerMorphism<StoreContainer<Trit>, MooreContainer<Bit>>(
          shape: { _ in },
          position: { inputs, state in inputs.reduce(state) { reduce($0, $1) } }
        )
      },
      shapes: .cases,
      positions: words,
      values: Generator<Bit>.cases
    )
  ),
  Instance(
    "Action.meaning",
    containerMorphismLaws(
      Generator { _ in
        ContainerMorphism<StoreContainer<Trit>, LedgerContainer<Dial>>(
          shape: { $0 },
          position: { LedgerContainer<Dial>.subshape(of: $1, at: $0) }
        )
      },
      shapes: .cases,
      positions: words,
      values: Generator<Bit>.cases
    )
  ),
  Instance(
    "Ledger.reading",
    containerMorphismLaws(
      Generator { _ in
        ContainerMorphism<LedgerContainer<Dial>, EnvContainer<Trit>>(
          shape: { $0 },
          position: { _, _ in .empty }
        )
      },
      shapes: .cases,
      positions: { _, _ in },
      values: Generator<Bit>.cases
    )
  ),
  Instance(
    "Ledger.forgetful",
    containerMorphismLaws(
      Generator { _ in
        ContainerMorphism<LedgerContainer<Dial>, MooreContainer<Bit>>(
          shape: { _ in },
          position: { inputs, _ in inputs }
        )
      },
      shapes: .cases,
      positions: words,
      values: Generator<Bit>.cases
    )
  ),
]
