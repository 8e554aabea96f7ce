import ComonadLab
import ComonadLaws

/// A morphism of stores.
private typealias Turn = ContainerMorphism<StoreContainer<Trit>, StoreContainer<Trit>>

// MARK: - Programs of containers

private let co = FaultFamily("Co", PathOperations()) { coLaws($0) }

private let along = co.faults(of: "along", \.along)

/// The programs of containers in which one operation is wrong.
let brokenCos: [BrokenInstance] = [
  co("C1", "answering", "a program that answers with a position stays") {
    $0.answering = { answer in .inspect { answer($0).value } }
  }.caught(by: "co.answering"),
  along("C2", "along does not translate") { program, _ in program }.caught(by: "co.along"),
  along("C3", "along translates twice") { $0.along($1.then($1)) }
    .caught(by: "co.along", "co.along-composition"),
  along("C4", "along goes one position too far") { program, turn in
    program.along(Turn(shape: turn.shape) { turn.position($0, $1).next })
  }.caught(by: "co.along-identity", "co.along-composition"),
  FaultyInstance("Space-Co.C5", "pair", "the pairing never moves") {
    spaceCoLaws(
      Generator<Space<StoreContainer<Trit>, Bit>>.spaces(shapes: .cases, values: .cases),
      positions: Generator<Trit>.cases.function(of: Trit.self)
    ) { _, space in space.extract() }
  }.caught(by: "space-co.answering"),
]

// MARK: - Walks through trees

private let freeMeaning = OperationFamily<FreeMeaning>("Free", "meaning") { freeMeaningLaws($0) }

/// The walks through trees in which one operation is wrong.
let brokenTreeWalks: [BrokenInstance] = [
  freeMeaning("meaningSteps", "the meaning steps before it gets the answer") { m in
    Co { cursor in
      m.fold { operation in
        cursor.move(by: [operation])
        return cursor.shape.tail.shape(operation)
      }
    }
  }.caught(by: "free-meaning.liftF")
]

// MARK: - Translations of programs

/// A translation of state programs.
private typealias Translation = @Sendable (TritState) -> TritState

private let translation = OperationFamily<Translation>("State", "translate") {
  monadMorphismLaws(.states, values: .cases, translate: $0)
}

/// The meaning of state programs, and the way back.
private struct StateMeaning: Sendable {
  var meaning: @Sendable (TritState) -> Path = { $0.meaning }
  var back: @Sendable (Path) -> TritState = { State(meaning: $0) }
}

private let isomorphism = FaultFamily("State=Co", StateMeaning()) {
  isomorphismLaws(.states, $0.meaning, $0.back)
}

private let meaning = isomorphism.faults(of: "meaning", \.meaning)
private let back = isomorphism.faults(of: "init(meaning:)", \.back)

/// The translations of programs that are wrong.
let brokenMonadMorphisms: [BrokenInstance] = [
  translation("T1", "the translation runs its program twice") { program in
    program.flatMap { _ in program }
  }.caught(by: "monad-morphism.flatMap"),
  translation("T2", "the translation exchanges the answers") { $0.map(\.flipped) }
    .caught(by: "monad-morphism.pure", "monad-morphism.map"),
  meaning("T3", "the meaning runs its program twice") { program in
    program.flatMap { _ in program }.meaning
  }.caught(by: "monad-meaning.flatMap", "monad-meaning.back-and-there"),
  meaning("T4", "the meaning exchanges the answers") { $0.map(\.flipped).meaning }
    .caught(by: "monad-meaning.pure", "monad-meaning.map"),
  back("T5", "the program runs its meaning twice") { path in
    State(meaning: path.flatMap { _ in path })
  }.caught(by: "monad-unmeaning.flatMap", "monad-meaning.there-and-back"),
  back("T6", "the program exchanges the answers of its meaning") {
    State(meaning: $0.map(\.flipped))
  }.caught(by: "monad-unmeaning.pure", "monad-unmeaning.map"),
  FaultyInstance("State.T7", "lift", "the program is translated, and the space is not") {
    pairingMorphismLaws(
      Generator<TritState>.states,
      Generator<Store<Trit, Bit>>.stores,
      before: { pair($0.lift(along: turned), $1) { PairingResult($0, $1) } },
      after: { pair($0, $1) { PairingResult($0, $1) } }
    )
  }.caught(by: "pairing-morphism.adjoint"),
]

// MARK: - Loops

/// The loops of state programs.
struct StateLoops: Sendable {
  var sequence: @Sendable ([TritState]) -> State<Trit, [Bit]> = { .sequence($0) }

  var repeating: @Sendable (TritState, Int) -> State<Trit, Void> = { .repeating($0, count: $1) }

  var until: @Sendable (TritState, @escaping (Bit) -> Bool) -> TritState = {
    .repeating($0, until: $1)
  }

  var zip: @Sendable (TritState, TritState) -> State<Trit, [Bit]> = {
    State.zip($0, $1).map { [$0, $1] }
  }

  /// The number from which a program that counts has been repeated until it reaches a limit.
  var count: @Sendable (_ limit: Int) -> Int = { limit in
    State<Int, Bool>.repeating(
      State { count in
        count += 1
        return count >= limit
      },
      until: { $0 }
    ).run(from: 0).position
  }

  /// The laws of the loops.
  var laws: Suite {
    let (m, n) = (Variable("m", Generator<TritState>.states), Variable("n", Generator.states))
    let limit = Variable("limit", .integers(in: 1...40))
    return Suite("in-place") {
      inPlaceLaws(
        .states,
        sequence: sequence,
        repeating: { program, count, next in repeating(program, count).flatMap { next } },
        until: until
      )
      law("zip", "zipping two programs runs the first and then the second")
        .states(".zip(m, n) == m.flatMap { a in n.map { (a, $0) } }")
        .forAll(m, n) { m, n in .same(zip(m, n), m.flatMap { a in n.map { [a, $0] } }) }
      law("until-later", "a program is repeated until its answer meets the condition, however late")
        .states(".repeating(.count, until: { $0 >= limit }) counts to the limit")
        .forAll(limit) { limit in .same(count(limit), limit) }
    }
  }
}

private let loops = FaultFamily("State", StateLoops()) { $0.laws }

private let sequence = loops.faults(of: "sequence", \.sequence)
private let repeating = loops.faults(of: "repeating", \.repeating)

/// The loops that are wrong.
let brokenLoops: [BrokenInstance] = [
  sequence("L1", "sequence runs the last program first") {
    State.sequence($0.reversed()).map { $0.reversed() }
  }.caught(by: "in-place.sequence-first"),
  sequence("L2", "sequence of nothing answers with something") {
    $0.isEmpty ? .pure([.zero]) : .sequence($0)
  }.caught(by: "in-place.sequence-empty", "in-place.sequence-first"),
  repeating("L3", "repeating runs the program once more") { .repeating($0, count: $1 + 1) }
    .caught(by: "in-place.repeating-zero"),
  repeating("L4", "repeating runs the program once") { .repeating($0, count: min($1, 1)) }
    .caught(by: "in-place.repeating-more"),
  loops("L5", "repeating", "repeating until an answer runs the program once") {
    $0.until = { program, _ in program }
  }.caught(by: "in-place.until"),
  loops("L6", "zip", "zip runs the second program first") {
    $0.zip = { State.zip($1, $0).map { [$1, $0] } }
  }.caught(by: "in-place.zip"),
  loops("L7", "repeating", "repeating until an answer gives up after 20 times") {
    let count = $0.count
    $0.count = { count(min($0, 20)) }
  }.caught(by: "in-place.until-later"),
]
