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
  Instance(
    "Env.meaning",
    meaningLaws(
      .environments,
      values: .cases,
      positions: stays,
      operations: MeaningOperations(
        meaning: { $0.meaning },
        back: { Env(meaning: $0) },
        move: { $0.move(by: Reader(meaning: $1)) }
      )
    )
  ),
  Instance(
    "Zipper.meaning",
    meaningLaws(
      .rows,
      values: .cases,
      positions: indices,
      operations: MeaningOperations(
        meaning: { $0.meaning },
        back: { Zipper(meaning: $0) },
        move: { $0.move(by: Walk(meaning: $1)) }
      )
    )
  ),
  Instance(
    "Moore.meaning",
    meaningLaws(
      .machines,
      values: .cases,
      positions: words,
      operations: MeaningOperations(
        meaning: { $0.meaning },
        back: { Moore(meaning: $0) },
        move: { $0.move(by: Free(meaning: $1)) }
      )
    )
  ),
  Instance(
    "Cofree.meaning",
    meaningLaws(
      Generator<Cofree<MaybeNext, Bit>>.lists,
      values: .cases,
      positions: paths,
      operations: MeaningOperations<_, CofreeContainer<MaybeNext>>(
        meaning: { $0.meaning },
        back: { Cofree(meaning: $0) },
        move: { tree, walk in
          for position in walk(tree.map { _ in }).position { tree.step(position) }
        }
      )
    )
  ),
  Instance(
    "Traced.meaning",
    meaningLaws(
      .traces,
      values: .cases,
      positions: words,
      operations: MeaningOperations(
        meaning: { $0.meaning },
        back: { Traced(meaning: $0) },
        move: { $0.move(by: Writer(meaning: $1)) }
      )
    )
  ),
  Instance(
    "Ledger.meaning",
    meaningLaws(
      Generator<Ledger<Dial, Bit>>.ledgers,
      values: .cases,
      positions: words,
      operations: MeaningOperations(
        meaning: { $0.meaning },
        back: { Ledger(meaning: $0) },
        move: { $0.move(by: Update(meaning: $1)) }
      )
    )
  ),
]
