import ComonadLab
import ComonadLaws

/// The directed containers of the library.
///
/// Those with inverse moves also have the laws of inverses.
let containerInstances: [Instance] = [
  undo("StoreContainer", StoreContainer<Trit>.self, .cases, anyPosition) { _, shape in shape },
  undo("EnvContainer", EnvContainer<Trit>.self, .cases, onlyPosition) { position, _ in position },
  undo("ZipperContainer", ZipperContainer.self, .places, anyIndex) { _, shape in shape.index },
  container("MooreContainer", MooreContainer<Bit>.self, .only, anyWord),
  container("TracedContainer", TracedContainer<String>.self, .only, anyWord),
  container("LedgerContainer", LedgerContainer<Dial>.self, .cases, anyWord),
  container("LedgerContainer.words", LedgerContainer<SpelledDial>.self, .cases, anyWord),
  container("ReplicaContainer", ReplicaContainer<ReplicaState<DialRule>>.self, .dialStates, anyWay),
  container(
    "ReplicaContainer.lastWriter",
    ReplicaContainer<ReplicaState<LastWriter>>.self,
    .replicaStates(LastWriter(), states: .cases),
    anyWay
  ),
  container(
    "ReplicaContainer.bounded",
    ReplicaContainer<ReplicaState<BoundedRule>>.self,
    .replicaStates(BoundedRule(), states: .cases),
    anyWay
  ),
  container("Stairs", Stairs.self, .integers(in: 0...Stairs.top), anyClimb),
  container("CofreeContainer", CofreeContainer<MaybeNext>.self, .shapes, anyPath),
  container(
    "DayContainer",
    DayContainer<ZipperContainer, CofreeContainer<MaybeNext>>.self,
    .both(.places, .shapes),
    both(anyIndex, anyPath)
  ),
  undo(
    "DayContainer.undo",
    DayContainer<ZipperContainer, StoreContainer<Trit>>.self,
    .both(.places, .cases),
    both(anyIndex, anyPosition)
  ) { _, shape in Comonads.Pair(shape.left.index, shape.right) },
  container(
    "SwitchContainer",
    SwitchContainer<CofreeContainer<MaybeNext>, TracedContainer<String>>.self,
    .sided(.shapes, .only),
    sided(anyPath, anyWord)
  ),
  undo(
    "SwitchContainer.undo",
    SwitchContainer<ZipperContainer, StoreContainer<Trit>>.self,
    .sided(.places, .cases),
    sided(anyIndex, anyPosition)
  ) { _, shape in Sided(shape.side, shape.both.left.index, shape.both.right) },
]

/// Returns the instance of a directed container.
private func container<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ name: String,
  _ container: C.Type,
  _ shapes: Generator<C.Shape>,
  _ positions: @escaping @Sendable (C.Shape, Draws) -> C.Position
) -> Instance {
  Instance(name, directedContainerLaws(container, shapes: shapes, positions: positions))
}

/// Returns the instance of a directed container in which moves can be undone.
private func undo<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ name: String,
  _ container: C.Type,
  _ shapes: Generator<C.Shape>,
  _ positions: @escaping @Sendable (C.Shape, Draws) -> C.Position,
  inverse: @escaping @Sendable (C.Position, C.Shape) -> C.Position
) -> Instance {
  Instance(name, undoLaws(container, shapes: shapes, positions: positions, inverse: inverse))
}

// MARK: - Two containers

extension Generator {
  /// Returns the generator of a shape of each of two containers.
  fileprivate static func both<Left, Right>(
    _ left: Generator<Left>,
    _ right: Generator<Right>
  ) -> Generator where Value == Comonads.Pair<Left, Right> {
    Generator { draws in Comonads.Pair(left.make(draws), right.make(draws)) }
  }

  /// Returns the generator of a side, and a shape of each of two containers.
  fileprivate static func sided<Left, Right>(
    _ left: Generator<Left>,
    _ right: Generator<Right>
  ) -> Generator where Value == Sided<Left, Right> {
    Generator { draws in
      Sided(draws.draw(Generator<Side>.cases), left.make(draws), right.make(draws))
    }
  }
}

// MARK: - Machines

/// The comonads of the library as machines of their containers.
let machineInstances: [Instance] = [
  machine("Store.machine", Generator<Store<Trit, Bit>>.stores, anyPosition) {
    MachineOperations<_, StoreContainer<Trit>>(shape: { $0.position }) { $0 = $0.seeking(to: $1) }
  },
  machine("Moore.machine", Generator<Moore<Bit, Bit>>.machines, anyWord) {
    MachineOperations<_, MooreContainer<Bit>>(shape: { _ in }) { machine, inputs in
      for input in inputs { machine.step(input) }
    }
  },
  machine("Cofree.machine", Generator<Cofree<Branches, Bit>>.binaryTrees, anyPath) {
    MachineOperations<_, CofreeContainer<Branches>>(shape: { $0.map { _ in } }) { tree, path in
      for position in path { tree.step(position) }
    }
  },
  machine("Traced.machine", Generator<Traced<String, Bit>>.traces, anyWord) {
    MachineOperations<_, TracedContainer<String>>(shape: { _ in }) { $0.move(by: .tell($1)) }
  },
  machine("Ledger.machine", Generator<Ledger<Dial, Bit>>.ledgers, anyWord) {
    MachineOperations<_, LedgerContainer<Dial>>(shape: { $0.state }) { $0.dispatch($1) }
  },
  machine("Replica.machine", Generator<Replica<ReplicaState<DialRule>, Bit>>.replicas, anyWay) {
    MachineOperations<_, ReplicaContainer<ReplicaState<DialRule>>>(shape: { $0.shape }) {
      replica,
      way in
      replica.move(by: Sync { $0.go(way) })
    }
  },
  machine("Zipper.machine", Generator<Zipper<Bit>>.rows, anyIndex) {
    MachineOperations<_, ZipperContainer>(
      shape: { BoundedIndex(index: $0.index, count: $0.count) },
      step: { $0.move(by: .to($1)) }
    )
  },
]

/// Returns the instance of a comonad as a machine of a container.
private func machine<Machine: Observed, C>(
  _ name: String,
  _ machines: Generator<Machine>,
  _ positions: @escaping @Sendable (C.Shape, Draws) -> C.Position,
  _ operations: () -> MachineOperations<Machine, C>
) -> Instance where C: DirectedContainer & ExplorableContainer & SendableMetatype {
  Instance(name, machineLaws(machines, positions: positions, operations: operations()))
}
