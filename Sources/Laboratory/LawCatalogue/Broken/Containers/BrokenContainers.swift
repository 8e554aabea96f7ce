import ComonadLab
import ComonadLaws

/// Directed containers and machines, each wrong in one way.
let brokenContainers: [BrokenInstance] = brokenDirectedContainers + brokenUndos + brokenCoalgebras

// MARK: - Directed containers

/// A directed container of which operations may be wrong; its shapes hold them.
private enum FaultyContainer<C: DirectedContainer & ExplorableContainer & SendableMetatype>:
  DirectedContainer, ExplorableContainer
{
  struct Shape {
    let shape: C.Shape
    let operations: SpaceOperations<C>
  }

  static func root(of shape: Shape) -> C.Position { shape.operations.extracted(shape.shape) }

  static func subshape(of shape: Shape, at position: C.Position) -> Shape {
    Shape(shape: C.subshape(of: shape.shape, at: position), operations: shape.operations)
  }

  static func advance(_ position: inout C.Position, by step: C.Position, from shape: Shape) {
    position = shape.operations.composing(position, step, shape.shape)
  }

  static func exits(of shape: Shape) -> [C.Position] { C.exits(of: shape.shape) }
  static func landmark(of shape: Shape) -> String { C.landmark(of: shape.shape) }
  static func name(of position: C.Position) -> String { C.name(of: position) }
}

private let dial = FaultFamily("Dial", SpaceOperations<LedgerContainer<Dial>>()) { operations in
  directedContainerLaws(
    FaultyContainer<LedgerContainer<Dial>>.self,
    shapes: Generator<Trit>.cases.map { .init(shape: $0, operations: operations) },
    positions: { anyWord($0.shape, $1) }
  )
}

private let composing = dial.faults(of: "advance", \.composing)

/// The published sum with one place to the left, and one for each word to the right.
private typealias PlaceOrWord = FreemanSum<EnvContainer<Bit>, TracedContainer<String>>

private let brokenDirectedContainers: [BrokenInstance] = [
  FaultyInstance(
    "Freeman.sum",
    "advance",
    "the published sum of two comonads drops the moves when the other side is shown"
  ) {
    directedContainerLaws(PlaceOrWord.self, shapes: PlaceOrWord.shapes) { _, draws in
      draws.draw(below: 2) == 0 ? .left(()) : .right(draws.draw(.words))
    }
  }.caught(by: "container.associativity"),
  dial("rootTurns", "root", "staying turns the dial") { $0.extracted = { _ in [.zero] } }
    .caught(by: "container.right-unit", "container.root-subshape"),
  composing("firstOnly", "of two moves only the first is made") { position, _, _ in position }
    .caught(by: "container.composing-subshape", "container.left-unit"),
]

private let brokenUndos: [BrokenInstance] = [
  FaultyInstance("Undo.again", "inverse", "the way back is the way there") {
    own(
      undoLaws(LedgerContainer<Dial>.self, shapes: .cases, positions: anyWord) { position, _ in
        position
      }
    )
  }.caught(by: "undo.back", "undo.left-inverse"),
  FaultyInstance("Undo.stays", "inverse", "the way back stays") {
    own(
      undoLaws(StoreContainer<Trit>.self, shapes: .cases, positions: anyPosition) { position, _ in
        position
      }
    )
  }.caught(by: "undo.back", "undo.right-inverse"),
]

// MARK: - Machines

private let machine = OperationFamily<@Sendable ([Bit]) -> [Bit]>("Machine", "step") { steps in
  machineLaws(
    Generator<Ledger<Dial, Bit>>.ledgers,
    positions: anyWord,
    operations: MachineOperations<_, LedgerContainer<Dial>>(shape: { $0.state }) {
      $0.dispatch(steps($1))
    }
  )
}

private let brokenCoalgebras: [BrokenInstance] = [
  machine("stepsMore", "every step takes one more") { $0 + [.zero] }
    .caught(by: "machine.step-composing", "machine.step-root"),
  machine("reversed", "a step takes the last input first") { $0.reversed() }
    .caught(by: "machine.step-composing", "machine.step-shape"),
]
