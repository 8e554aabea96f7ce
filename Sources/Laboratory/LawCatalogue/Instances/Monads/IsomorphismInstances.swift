import ComonadLaws
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// The instances of the monads that are isomorphic to the programs of a container.
let isomorphismInstances: [Instance] = [
  isomorphism("State=Co", Generator<State<Trit, Bit>>.states, { $0.meaning }) {
    State(meaning: $0)
  },
  isomorphism("Reader=Co", Generator<Reader<Trit, Bit>>.readers, { $0.meaning }) {
    Reader(meaning: $0)
  },
  isomorphism("Writer=Co", Generator<Writer<String, Bit>>.writers, { $0.meaning }) {
    Writer(meaning: $0)
  },
  isomorphism("Update=Co", Generator<Update<SpelledDial, Bit>>.updates, { $0.meaning }) {
    Update(meaning: $0)
  },
  isomorphism("Free.Inputs=Co", Generator<Free<Inputs<Bit>, Bit>>.sends, { $0.meaning }) {
    Free(meaning: $0)
  },
  isomorphism("Walk=Co", Generator<Walk<Bit>>.walks, { $0.meaning }) { Walk(meaning: $0) },
]

/// Returns the instance of programs that mean those of a container, and of the way back.
private func isomorphism<M: Monad & Observed, C: SampledContainer>(
  _ name: String,
  _ programs: Generator<M>,
  _ there: @escaping @Sendable (M) -> Co<C, Bit>,
  _ back: @escaping @Sendable (Co<C, Bit>) -> M
) -> Instance where M.Value == Bit {
  Instance(
    name,
    monadIsomorphismLaws(
      programs,
      Generator<Co<C, Bit>>.walks(values: .cases),
      values: .cases,
      there: there,
      back: back
    )
  )
}
