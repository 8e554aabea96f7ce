import CofreeFree
public import ComonadLaws
import Comonads
import FreeMonad
import StoreState

/// A program that leads from a position to a position.
private typealias Path = Co<StoreContainer<Trit>, Bit>

/// A morphism of stores.
private typealias Turn = ContainerMorphism<StoreContainer<Trit>, StoreContainer<Trit>>

/// The programs of containers in which one operation is wrong.
public let brokenCos: [BrokenInstance] = [
  BrokenInstance(
    faulty("C1", answering: { answer in .inspect { answer($0).value } }),
    operation: "answering",
    fault: "a program that answers with a position stays",
    caughtBy: ["co.answering"]
  ),
  BrokenInstance(
    faulty("C2", along: { program, _ in program }),
    operation: "along",
    fault: "along does not translate",
    caughtBy: ["co.along"]
  ),
  BrokenInstance(
    faulty("C3", along: { $0.along($1.then($1)) }),
    operation: "along",
    fault: "along translates twice",
    caughtBy: ["co.along", "co.along-composition"]
  ),
  BrokenInstance(
    faulty(
      "C4",
      along: { program, t in
        program.along(Turn(shape: t.shape) { t.position($0, $1).next })
      }
    ),
    operation: "along",
    fault: "along goes one position too far",
    caughtBy: ["co.along-composition", "co.along-identity"]
  ),
  BrokenInstance(
    Instance(
      "Space-Co.C5",
      spaceCoLaws(
        Generator<Space<StoreContainer<Trit>, Bit>>.spaces(shapes: .cases, values: .cases),
        positions: Generator<Trit>.cases.function(of: Trit.self)
      ) { _, space in space.extract() }
    ),
    operation: "pair",
    fault: "the pairing never moves",
    caughtBy: ["space-co.answering"]
  ),
]

/// The walks through trees in which one operation is wrong.
public let brokenTreeWalks: [BrokenInstance] = [
  BrokenInstance(
    Instance(
      "Co.Cofree.C6",
      spaceCoLaws(
        Generator<Space<CofreeContainer<MaybeNext>, Bit>>.spaces(shapes: .shapes, values: .cases),
        positions: Generator<Co<CofreeContainer<MaybeNext>, Bit>>.walks(values: .cases).map { m in
          { m($0).position }
        }
      ) { answer, space in
        pair(.move(to: { Array(answer($0).prefix(1)) }), space) { $1 }
      }
    ),
    operation: "pair",
    fault: "the pairing stops after the first layer",
    caughtBy: ["space-co.answering"]
  ),
  BrokenInstance(
    freeMeaning("meaningStays") { program in
      Co { cursor in program.fold { cursor.shape.tail.shape($0) } }
    },
    operation: "meaning",
    fault: "the meaning gets all answers from the first layer",
    caughtBy: ["free-meaning.liftF"]
  ),
  BrokenInstance(
    freeMeaning("meaningSteps") { program in
      Co { cursor in
        program.fold { operation in
          cursor.move(by: [operation])
          return cursor.shape.tail.shape(operation)
        }
      }
    },
    operation: "meaning",
    fault: "the meaning steps before it gets the answer",
    caughtBy: ["free-meaning.liftF"]
  ),
]

/// The instance of a meaning of free programs.
private func freeMeaning(
  _ name: String,
  line: Int = #line,
  _ meaning:
    @escaping @Sendable (Free<Questions, Bit>) -> Co<CofreeContainer<Dual<Questions>>, Bit>
) -> Instance {
  Instance(
    "Free.\(name)",
    freeMeaningLaws(.programs, values: .cases, shapes: .cases, meaning: meaning),
    line: line
  )
}

/// The translations of programs that are wrong.
public let brokenMonadMorphisms: [BrokenInstance] = [
  BrokenInstance(
    translation("T1") { program in program.flatMap { _ in program } },
    operation: "translate",
    fault: "the translation runs its program twice",
    caughtBy: ["monad-morphism.flatMap"]
  ),
  BrokenInstance(
    translation("T2") { $0.map(\.flipped) },
    operation: "translate",
    fault: "the translation exchanges the answers",
    caughtBy: ["monad-morphism.map", "monad-morphism.pure"]
  ),
  BrokenInstance(
    meaning("T3", there: { program in program.flatMap { _ in program }.meaning }),
    operation: "meaning",
    fault: "the meaning runs its program twice",
    caughtBy: ["monad-meaning.back-and-there", "monad-meaning.flatMap"]
  ),
  BrokenInstance(
    meaning("T4", there: { $0.map(\.flipped).meaning }),
    operation: "meaning",
    fault: "the meaning exchanges the answers",
    caughtBy: ["monad-meaning.map", "monad-meaning.pure"]
  ),
  BrokenInstance(
    meaning("T5", back: { path in State(meaning: path.flatMap { _ in path }) }),
    operation: "init(meaning:)",
    fault: "the program runs its meaning twice",
    caughtBy: ["monad-meaning.there-and-back", "monad-unmeaning.flatMap"]
  ),
  BrokenInstance(
    meaning("T6", back: { State(meaning: $0.map(\.flipped)) }),
    operation: "init(meaning:)",
    fault: "the program exchanges the answers of its meaning",
    caughtBy: ["monad-unmeaning.map", "monad-unmeaning.pure"]
  ),
  BrokenInstance(
    Instance(
      "State.T7",
      pairingMorphismLaws(
        Generator<State<Trit, Bit>>.states,
        Generator<Store<Trit, Bit>>.stores,
        before: { pair($0.lift(along: turned), $1) { PairingResult($0, $1) } },
        after: { pair($0, $1) { PairingResult($0, $1) } }
      )
    ),
    operation: "lift",
    fault: "the program is translated, and the space is not",
    caughtBy: ["pairing-morphism.adjoint"]
  ),
]

/// The loops that are wrong.
public let brokenLoops: [BrokenInstance] = [
  BrokenInstance(
    loops("L1", sequence: { State.sequence($0.reversed()).map { $0.reversed() } }),
    operation: "sequence",
    fault: "sequence runs the last program first",
    caughtBy: ["in-place.sequence-first"]
  ),
  BrokenInstance(
    loops("L2", sequence: { $0.isEmpty ? .pure([.zero]) : .sequence($0) }),
    operation: "sequence",
    fault: "sequence of nothing answers with something",
    caughtBy: ["in-place.sequence-empty", "in-place.sequence-first"]
  ),
  BrokenInstance(
    loops(
      "L3",
      repeating: { program, count, next in
        State<Trit, Void>.repeating(program, count: count + 1).flatMap { next }
      }
    ),
    operation: "repeating",
    fault: "repeating runs the program once more",
    caughtBy: ["in-place.repeating-zero"]
  ),
  BrokenInstance(
    loops(
      "L4",
      repeating: { program, count, next in
        State<Trit, Void>.repeating(program, count: min(count, 1)).flatMap { next }
      }
    ),
    operation: "repeating",
    fault: "repeating runs the program once",
    caughtBy: ["in-place.repeating-more"]
  ),
  BrokenInstance(
    loops("L5", until: { program, _ in program }),
    operation: "repeating",
    fault: "repeating until an answer runs the program once",
    caughtBy: ["in-place.until"]
  ),
]

/// The instance of a program of a container.
private func faulty(
  _ name: String,
  answering:
    @escaping @Sendable (
      @escaping (Trit) -> (position: Trit, value: Bit)
    ) -> Path = { Co(answering: $0) },
  along: @escaping @Sendable (Path, Turn) -> Path = { $0.along($1) },
  line: Int = #line
) -> Instance {
  Instance(
    "Co.\(name)",
    coLaws(
      Generator<Path>.walks(values: .cases),
      morphisms: .anyMorphisms,
      answering: answering,
      along: along
    ),
    line: line
  )
}

/// The instance of a translation.
private func translation(
  _ name: String,
  line: Int = #line,
  translate: @escaping @Sendable (State<Trit, Bit>) -> State<Trit, Bit>
) -> Instance {
  Instance(
    "State.\(name)",
    monadMorphismLaws(.states, values: .cases, translate: translate),
    line: line
  )
}

/// The instance of a meaning.
private func meaning(
  _ name: String,
  there: @escaping @Sendable (State<Trit, Bit>) -> Path = { $0.meaning },
  back: @escaping @Sendable (Path) -> State<Trit, Bit> = { State(meaning: $0) },
  line: Int = #line
) -> Instance {
  Instance(
    "State=Co.\(name)",
    monadIsomorphismLaws(
      .states,
      Generator<Path>.walks(values: .cases),
      values: .cases,
      there: there,
      back: back
    ),
    line: line
  )
}

/// The instance of loops.
private func loops(
  _ name: String,
  sequence: @escaping @Sendable ([State<Trit, Bit>]) -> State<Trit, [Bit]> = { .sequence($0) },
  repeating:
    @escaping @Sendable (
      State<Trit, Bit>, Int, State<Trit, Bit>
    ) -> State<Trit, Bit> = { program, count, next in
      State<Trit, Void>.repeating(program, count: count).flatMap { next }
    },
  until:
    @escaping @Sendable (
      State<Trit, Bit>, @escaping (Bit) -> Bool
    ) -> State<Trit, Bit> = { .repeating($0, until: $1) },
  line: Int = #line
) -> Instance {
  Instance(
    "State.\(name)",
    inPlaceLaws(
      .states,
      operations: InPlaceOperations(sequence: sequence, repeating: repeating, until: until)
    ),
    line: line
  )
}
