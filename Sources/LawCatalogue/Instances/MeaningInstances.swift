import CofreeFree
public import ComonadLaws
import Comonads
import FreeMonad
import MooreFree
import StoreState
import TracedWriter

/// The fast comonads of the library and what they mean.
public let meaningInstances: [Instance] = [
  Instance(
    "Store.meaning",
    meaningLaws(
      .stores,
      values: .cases,
      positions: places,
      operations: MeaningOperations(
        meaning: { $0.meaning },
        back: { Store(meaning: $0) },
        move: { $0.move(by: State(meaning: $1)) }
      )
    )
  ),
    "Env.meaning",
      .environments,
      positions: stays,
        back: { Env(meaning: $0) },
        move: { $0.move(by: Reader(meaning: $1)) }
    "Zipper.meaning",
      .rows,
      positions: indices,
        back: { Zipper(meaning: $0) },
        move: { $0.move(by: Walk(meaning: $1)) }
    "Moore.meaning",
      .machines,
      positions: words,
        back: { Moore(meaning: $0) },
        move: { $0.move(by: Free(meaning: $1)) }
    "Cofree.meaning",
      Generator<Cofree<MaybeNext, Bit>>.lists,
      positions: paths,
      operations: MeaningOperations<_, CofreeContainer<MaybeNext>>(
        back: { Cofree(meaning: $0) },
        move: { tree, walk in
          for position in walk(tree.map { _ in }).position { tree.step(position) }
        }
    "Traced.meaning",
      .traces,
        back: { Traced(meaning: $0) },
        move: { $0.move(by: Writer(meaning: $1)) }
    "Ledger.meaning",
      Generator<Ledger<Dial, Bit>>.ledgers,
        back: { Ledger(meaning: $0) },
        move: { $0.move(by: Update(meaning: $1)) }
/// The instances of the monads that are isomorphic to the programs of a container.
    "State=Co",
    monadIsomorphismLaws(
      Generator<State<Trit, Bit>>.states,
      Generator<Co<StoreContainer<Trit>, Bit>>.walks(values: .cases),
      there: { $0.meaning },
      back: { State(meaning: $0) }
    "Reader=Co",
      Generator<Reader<Trit, Bit>>.readers,
      Generator<Co<EnvContainer<Trit>, Bit>>.walks(values: .cases),
      back: { Reader(meaning: $0) }
    "Writer=Co",
      Generator<Writer<String, Bit>>.writers,
      Generator<Co<TracedContainer<String>, Bit>>.walks(values: .cases),
      back: { Writer(meaning: $0) }
    "Update=Co",
      Generator<Update<SpelledDial, Bit>>.updates,
      Generator<Co<LedgerContainer<SpelledDial>, Bit>>.walks(values: .cases),
      back: { Update(meaning: $0) }
    "Free.Inputs=Co",
      Generator<Free<Inputs<Bit>, Bit>>.sends,
      Generator<Co<MooreContainer<Bit>, Bit>>.walks(values: .cases),
      there: { $0.meaning() },
      back: { Free(meaning: $0) }
    "Walk=Co",
      Generator<Walk<Bit>>.walks,
      Generator<Co<ZipperContainer, Bit>>.walks(values: .cases),
      back: { Walk(meaning: $0) }
    )
  ),
]
