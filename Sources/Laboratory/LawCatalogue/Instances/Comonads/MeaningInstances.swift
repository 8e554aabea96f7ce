import ComonadLab
import ComonadLaws

/// The fast comonads of the library and their meanings.
let meaningInstances: [Instance] = [
  Instance(
    "Store.meaning",
    meaningLaws(.stores, values: .cases, positions: anyPosition, operations: storeMeaning)
  ),
  meaning("Env.meaning", .environments, onlyPosition, \.meaning, Env<Trit, Bit>.init(meaning:)) {
    $0.move(by: Reader(meaning: $1))
  },
  meaning("Zipper.meaning", .rows, anyIndex, \.meaning, Zipper<Bit>.init(meaning:)) {
    $0.move(by: Walk(meaning: $1))
  },
  meaning("Moore.meaning", .machines, anyWord, \.meaning, Moore<Bit, Bit>.init(meaning:)) {
    $0.move(by: Free(meaning: $1))
  },
  meaning("Cofree.meaning", .lists, anyPath, \.meaning, Cofree<MaybeNext, Bit>.init(meaning:)) {
    for position in $1($0.map { _ in }).position { $0.step(position) }
  },
  meaning("Traced.meaning", .traces, anyWord, \.meaning, Traced<String, Bit>.init(meaning:)) {
    $0.move(by: Writer(meaning: $1))
  },
  meaning("Ledger.meaning", .ledgers, anyWord, \.meaning, Ledger<Dial, Bit>.init(meaning:)) {
    $0.move(by: Update(meaning: $1))
  },
  meaning(
    "Replica.meaning",
    .replicas,
    anyWay,
    \.meaning,
    Replica<ReplicaState<DialRule>, Bit>.init(meaning:)
  ) {
    $0.move(by: Sync(meaning: $1))
  },
  Instance("Day.meaning", dayMeaning),
  Instance("Switch.meaning", switchMeaning),
]

/// Returns the instance of a comonad and of its meaning.
private func meaning<W: Explorable, C>(
  _ name: String,
  _ spaces: Generator<W>,
  _ positions: @escaping @Sendable (C.Shape, Draws) -> C.Position,
  _ meaning: @escaping @Sendable (W) -> Space<C, Bit>,
  _ back: @escaping @Sendable (Space<C, Bit>) -> W,
  move: @escaping @Sendable (inout W, Co<C, Void>) -> Void
) -> Instance
where W.Focus == Bit, C: DirectedContainer & ExplorableContainer & SendableMetatype {
  Instance(
    name,
    meaningLaws(
      spaces,
      values: .cases,
      positions: positions,
      operations: MeaningOperations(meaning: meaning, back: back, move: move)
    )
  )
}

/// The meaning of stores.
let storeMeaning = MeaningOperations<Store<Trit, Bit>, StoreContainer<Trit>>(
  meaning: { $0.meaning },
  back: { Store(meaning: $0) },
  move: { $0.move(by: State(meaning: $1)) }
)

// MARK: - Two spaces

/// A space whose values say how far it has come, as both sides of a meaning are.
private typealias Positions<C: DirectedContainer> = Space<C, C.Position>

private typealias LogsBesideStore = Day<
  Positions<TracedContainer<String>>, Positions<StoreContainer<Trit>>, Bit
>

private typealias LogsOrStore = Switch<
  Positions<TracedContainer<String>>, Positions<StoreContainer<Trit>>, Bit
>

/// The generator of spaces of words.
private let logs = Generator<Positions<TracedContainer<String>>>
  .spaces(shapes: .only, values: .spelled)

/// The generator of stores of positions.
private let stores = Generator<Positions<StoreContainer<Trit>>>
  .spaces(shapes: .cases, values: .cases)

/// The suite of two spaces side by side.
private let dayMeaning = meaningLaws(
  Generator<LogsBesideStore>.days(logs, stores, values: .cases),
  values: .cases,
  positions: both(anyWord, anyPosition),
  operations: MeaningOperations<_, DayContainer<TracedContainer<String>, StoreContainer<Trit>>>(
    meaning: { $0.meaning() },
    back: { Day(meaning: $0) },
    move: { day, walk in
      let position = walk(day.meaning().shape).position
      day.move(by: .left(Co { $0.move(by: position.left) }))
      day.move(by: .right(Co { $0.move(by: position.right) }))
    }
  )
)

/// The suite of two spaces of which one is shown.
private let switchMeaning = meaningLaws(
  Generator<LogsOrStore>.switches(logs, stores, values: .cases),
  values: .cases,
  positions: sided(anyWord, anyPosition),
  operations: MeaningOperations<_, SwitchContainer<TracedContainer<String>, StoreContainer<Trit>>>(
    meaning: { $0.meaning() },
    back: { Switch(meaning: $0) },
    move: { space, walk in
      let position = walk(space.meaning().shape).position
      space.move(by: .left(Co { $0.move(by: position.both.left) }))
      space.move(by: .right(Co { $0.move(by: position.both.right) }))
      space.move(by: .show(position.side))
    }
  )
)
