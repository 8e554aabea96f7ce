public import ComonadLaws
import Comonads
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// The instances of the monads that are isomorphic to the programs of a container.
public let isomorphismInstances: [Instance] = [
  Instance(
    "State=Co",
    monadIsomorphismLaws(
      Generator<State<Trit, Bit>>.states,
      Generator<Co<StoreContainer<Trit>, Bit>>.walks(values: .cases),
      values: .cases,
      there: { $0.meaning },
      back: { State(meaning: $0) }
    )
  ),
  Instance(
    "Reader=Co",
    monadIsomorphismLaws(
      Generator<Reader<Trit, Bit>>.readers,
      Generator<Co<EnvContainer<Trit>, Bit>>.walks(values: .cases),
      values: .cases,
      there: { $0.meaning },
      back: { Reader(meaning: $0) }
    )
  ),
  Instance(
    "Writer=Co",
    monadIsomorphismLaws(
      Generator<Writer<String, Bit>>.writers,
      Generator<Co<TracedContainer<String>, Bit>>.walks(values: .cases),
      values: .cases,
      there: { $0.meaning },
      back: { Writer(meaning: $0) }
    )
  ),
  Instance(
    "Update=Co",
    monadIsomorphismLaws(
      Generator<Update<SpelledDial, Bit>>.updates,
      Generator<Co<LedgerContainer<SpelledDial>, Bit>>.walks(values: .cases),
      values: .cases,
      there: { $0.meaning },
      back: { Update(meaning: $0) }
    )
  ),
  Instance(
    "Free.Inputs=Co",
    monadIsomorphismLaws(
      Generator<Free<Inputs<Bit>, Bit>>.sends,
      Generator<Co<MooreContainer<Bit>, Bit>>.walks(values: .cases),
      values: .cases,
      there: { $0.meaning },
      back: { Free(meaning: $0) }
    )
  ),
  Instance(
    "Walk=Co",
    monadIsomorphismLaws(
      Generator<Walk<Bit>>.walks,
      Generator<Co<ZipperContainer, Bit>>.walks(values: .cases),
      values: .cases,
      there: { $0.meaning },
      back: { Walk(meaning: $0) }
    )
  ),
]
