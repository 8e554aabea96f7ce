import ComonadLab
import ComonadLaws

/// Translations of one comonad into another.
let morphismInstances: [Instance] = [
  morphism(
    "Moore.contramap",
    Generator<Moore<Bit, Bit>>.machines,
    Generator<Bit>.cases.function(of: Bit.self)
  ) { $0.contramap($1) },
  morphism(
    "Cofree.hoist",
    Generator<Cofree<Branches, Bit>>.binaryTrees,
    Generator<ContainerMorphism<Branches, Branches>>.translations
  ) { $0.hoist($1) },
  morphism(
    "Traced.censor",
    Generator<Traced<String, Bit>>.traces,
    Generator<(String) -> String>.homomorphisms
  ) { $0.censor($1) },
  morphism(
    "Store.reducer",
    Generator<Store<Trit, Bit>>.stores,
    Generator<(Trit, Bit) -> Trit>.reducers
  ) { store, reduce in
    Moore<Bit, Bit>(
      state: store,
      output: { $0.extract() },
      step: { $0.position = reduce($0.position, $1) }
    )
  },
  morphism("Store.ledger", Generator<Store<Trit, Bit>>.stores, .only) { store, _ in
    Ledger<Dial, Bit>(state: store.position) { state, _ in store.peek(at: state) }
  },
  morphism("Ledger.moore", Generator<Ledger<Dial, Bit>>.ledgers, .only) { ledger, _ in
    Moore<Bit, Bit>(state: ledger, output: { $0.extract() }, step: { $0.dispatch($1) })
  },
  morphism(
    "Lens.along",
    Generator<Store<Both, Bit>>.stores(positions: .cases, values: .cases),
    .only
  ) { store, _ in Store<Trit, Bit>(meaning: store.meaning.along(Lens<Both, Trit>.first.meaning)) },
]

/// Returns the instance of translations, each of which is given by a parameter.
private func morphism<Source: Explorable, Target: Explorable, Parameter>(
  _ name: String,
  _ spaces: Generator<Source>,
  _ parameters: Generator<Parameter>,
  translate: @escaping @Sendable (Source, Parameter) -> Target
) -> Instance where Source.Focus == Bit, Target.Focus == Bit {
  let translations = parameters.map { parameter in
    { (space: Source) -> Target in translate(space, parameter) }
  }
  return Instance(name, comonadMorphismLaws(spaces, values: .cases, translate: translations))
}

/// Translations of one directed container into another.
let retrofunctorInstances: [Instance] = [
  Instance("Lens.meaning", lensMeaningLaws { .first }),
  Instance("Reducer.meaning", reducerLaws { $0 }),
  retrofunctor("Action.meaning", positions: anyWord) {
    ContainerMorphism<StoreContainer<Trit>, LedgerContainer<Dial>>(
      shape: { $0 },
      position: { LedgerContainer<Dial>.subshape(of: $1, at: $0) }
    )
  },
  retrofunctor("Ledger.reading", positions: onlyPosition) {
    ContainerMorphism<LedgerContainer<Dial>, EnvContainer<Trit>>(
      shape: { $0 },
      position: { _, _ in .empty }
    )
  },
  retrofunctor("Ledger.forgetful", positions: anyWord) {
    ContainerMorphism<LedgerContainer<Dial>, MooreContainer<Bit>>(
      shape: { _ in },
      position: { inputs, _ in inputs }
    )
  },
  step("Replica.shown", of: { $0.shown }, by: { ReplicaPosition(own: $0) }),
  step(
    "Replica.confirmed",
    of: { $0.confirmed },
    by: { ReplicaPosition(events: $0.map { .theirs($0) }) }
  ),
]

/// Returns the instance of a step from a replica of a dial to its ledger.
private func step(
  _ name: String,
  of state: @escaping @Sendable (ReplicaState<DialRule>) -> Trit,
  by way: @escaping @Sendable ([Bit]) -> ReplicaPosition<Bit>
) -> Instance {
  let morphism = Generator { _ in
    ContainerMorphism<ReplicaContainer<ReplicaState<DialRule>>, LedgerContainer<Dial>>(
      shape: state,
      position: { steps, _ in way(steps) }
    )
  }
  return Instance(
    name,
    containerMorphismLaws(
      morphism,
      shapes: .dialStates,
      positions: anyWord,
      values: Generator<Bit>.cases
    )
  )
}

/// Returns the instance of one translation of a container.
private func retrofunctor<
  Source: DirectedContainer & ExplorableContainer & SendableMetatype,
  Target: DirectedContainer & ExplorableContainer & SendableMetatype
>(
  _ name: String,
  positions: @escaping @Sendable (Target.Shape, Draws) -> Target.Position,
  _ morphism: @escaping @Sendable () -> ContainerMorphism<Source, Target>
) -> Instance where Source.Shape: CaseIterable & Observed & Sendable {
  Instance(name, retrofunctorLaws(Generator { _ in morphism() }, positions: positions))
}

/// Returns the laws of the translation of containers that a lens means.
func lensMeaningLaws(_ lens: @escaping @Sendable () -> Lens<Both, Trit>) -> Suite {
  retrofunctorLaws(Generator { _ in lens().meaning }, positions: anyPosition)
}

/// Returns the laws of the translation of containers that a reducer means, given the order in which
/// it takes its inputs.
func reducerLaws(order: @escaping @Sendable ([Bit]) -> [Bit]) -> Suite {
  let morphisms = Generator<(Trit, Bit) -> Trit>.reducers.map { reduce in
    ContainerMorphism<StoreContainer<Trit>, MooreContainer<Bit>>(
      shape: { _ in },
      position: { inputs, state in order(inputs).reduce(state) { reduce($0, $1) } }
    )
  }
  return retrofunctorLaws(morphisms, positions: anyWord)
}

/// Returns the laws of translations of a container with few shapes.
private func retrofunctorLaws<
  Source: DirectedContainer & ExplorableContainer & SendableMetatype,
  Target: DirectedContainer & ExplorableContainer & SendableMetatype
>(
  _ morphisms: Generator<ContainerMorphism<Source, Target>>,
  positions: @escaping @Sendable (Target.Shape, Draws) -> Target.Position
) -> Suite where Source.Shape: CaseIterable & Observed & Sendable {
  containerMorphismLaws(
    morphisms,
    shapes: .cases,
    positions: positions,
    values: Generator<Bit>.cases
  )
}
