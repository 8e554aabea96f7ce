import CofreeFree
public import ComonadLaws
import Comonads
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
]

/// The comonads of the library as machines of their containers.
public let machineInstances: [Instance] = [
  Instance(
    "Store.machine",
    machineLaws(
      .stores,
      positions: places,
      operations: MachineOperations<_, StoreContainer<Trit>>(
        shape: { $0.position },
        step: { $0 = $0.seek(to: $1) }
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
        shape: { Place(index: $0.index, count: $0.count) },
        step: { $0.move(by: .to($1)) }
      )
    )
  ),
]
