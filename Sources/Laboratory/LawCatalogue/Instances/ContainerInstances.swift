import CofreeFree
public import ComonadLaws
import Comonads
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// The directed containers of the library; those in which moves can be undone with that.
public let containerInstances: [Instance] = [
  Instance(
    "StoreContainer",
    undoLaws(
      StoreContainer<Trit>.self,
      shapes: .cases,
      positions: places,
      inverse: { _, shape in shape }
    )
  ),
  Instance(
    "EnvContainer",
    undoLaws(
      EnvContainer<Trit>.self,
      shapes: .cases,
      positions: stays,
      inverse: { position, _ in position }
    )
  ),
  Instance(
    "ZipperContainer",
    undoLaws(
      ZipperContainer.self,
      shapes: .places,
      positions: indices,
      inverse: { _, shape in shape.index }
    )
  ),
  Instance(
    "MooreContainer",
    directedContainerLaws(MooreContainer<Bit>.self, shapes: .only, positions: words)
  ),
  Instance(
    "TracedContainer",
    directedContainerLaws(TracedContainer<String>.self, shapes: .only, positions: words)
  ),
  Instance(
    "LedgerContainer",
    directedContainerLaws(LedgerContainer<Dial>.self, shapes: .cases, positions: words)
  ),
  Instance(
    "LedgerContainer.words",
    directedContainerLaws(LedgerContainer<SpelledDial>.self, shapes: .cases, positions: words)
  ),
  Instance(
    "CofreeContainer",
    directedContainerLaws(CofreeContainer<MaybeNext>.self, shapes: .shapes, positions: paths)
  ),
  Instance("DayContainer", day),
  Instance("DayContainer.undo", dayOfUndos),
  Instance("SwitchContainer", switched),
  Instance("SwitchContainer.undo", switchOfUndos),
]

// MARK: - Two containers

/// The suite of a row beside a list.
private let day = directedContainerLaws(
  DayContainer<ZipperContainer, CofreeContainer<MaybeNext>>.self,
  shapes: .both(.places, .shapes),
  positions: { shape, draws in
    Comonads.Pair(indices(shape.left, draws), paths(shape.right, draws))
  }
)

/// The suite of a row beside a store, in which moves can be undone.
private let dayOfUndos = undoLaws(
  DayContainer<ZipperContainer, StoreContainer<Trit>>.self,
  shapes: .both(.places, .cases),
  positions: { shape, draws in
    Comonads.Pair(indices(shape.left, draws), places(shape.right, draws))
  },
  inverse: { _, shape in Comonads.Pair(shape.left.index, shape.right) }
)

/// The suite of a switch between a list and words.
private let switched = directedContainerLaws(
  SwitchContainer<CofreeContainer<MaybeNext>, TracedContainer<String>>.self,
  shapes: .sided(.shapes, .only),
  positions: { shape, draws in
    Sided(
      draws.draw(Generator<Side>.cases),
      paths(shape.both.left, draws),
      words(shape.both.right, draws)
    )
  }
)

/// The suite of a switch between a row and a store, in which moves can be undone.
private let switchOfUndos = undoLaws(
  SwitchContainer<ZipperContainer, StoreContainer<Trit>>.self,
  shapes: .sided(.places, .cases),
  positions: { shape, draws in
    Sided(
      draws.draw(Generator<Side>.cases),
      indices(shape.both.left, draws),
      places(shape.both.right, draws)
    )
  },
  inverse: { _, shape in Sided(shape.side, shape.both.left.index, shape.both.right) }
)

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
public let machineInstances: [Instance] = [
  Instance(
    "Store.machine",
    machineLaws(
      .stores,
      positions: places,
      operations: MachineOperations<_, StoreContainer<Trit>>(
        shape: { $0.position },
        step: { $0 = $0.seeking(to: $1) }
      )
    )
  ),
  Instance(
    "Moore.machine",
    machineLaws(
      .machines,
      positions: words,
      operations: MachineOperations<_, MooreContainer<Bit>>(
        shape: { _ in },
        step: { machine, inputs in for input in inputs { machine.step(input) } }
      )
    )
  ),
  Instance(
    "Cofree.machine",
    machineLaws(
      .binaryTrees,
      positions: paths,
      operations: MachineOperations<_, CofreeContainer<Branches>>(
        shape: { $0.map { _ in } },
        step: { tree, path in for position in path { tree.step(position) } }
      )
    )
  ),
  Instance(
    "Traced.machine",
    machineLaws(
      .traces,
      positions: words,
      operations: MachineOperations<_, TracedContainer<String>>(
        shape: { _ in },
        step: { $0.move(by: .tell($1)) }
      )
    )
  ),
  Instance(
    "Ledger.machine",
    machineLaws(
      Generator<Ledger<Dial, Bit>>.ledgers,
      positions: words,
      operations: MachineOperations<_, LedgerContainer<Dial>>(
        shape: { $0.state },
        step: { $0.dispatch($1) }
      )
    )
  ),
  Instance(
    "Zipper.machine",
    machineLaws(
      .rows,
      positions: indices,
      operations: MachineOperations<_, ZipperContainer>(
        shape: { BoundedIndex(index: $0.index, count: $0.count) },
        step: { $0.move(by: .to($1)) }
      )
    )
  ),
]
