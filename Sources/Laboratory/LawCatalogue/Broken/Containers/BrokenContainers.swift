import ComonadLaws
import Comonads
import LedgerUpdate
import StoreState
import TracedWriter

/// Directed containers and machines, each wrong in one way.
let brokenContainers: [BrokenInstance] =
  brokenDirectedContainers + brokenUndos + brokenCoalgebras

// MARK: - Directed containers

/// A dial with its operations, of which one may be wrong.
private struct DialOperations: Sendable {
  var root = Trit.zero

  /// Returns the turn that is made of two.
  var composing: @Sendable (Trit, Trit) -> Trit = { $0.turned(by: $1) }
}

/// A dial that is turned, whose shapes hold its operations.
private enum FaultyDial: DirectedContainer, ExplorableContainer {
  struct Shape: Observed {
    var trit: Trit
    let operations: DialOperations

    func show(in reading: inout Reading) { trit.show(in: &reading) }
  }

  static func root(of shape: Shape) -> Trit { shape.operations.root }

  static func subshape(of shape: Shape, at position: Trit) -> Shape {
    Shape(trit: shape.trit.turned(by: position), operations: shape.operations)
  }

  static func advance(_ position: inout Trit, by step: Trit, from shape: Shape) {
    position = shape.operations.composing(position, step)
  }

  static func exits(of shape: Shape) -> [Trit] { [.one, .two] }

  /// Returns the generator of all dials with some operations.
  static func shapes(_ operations: DialOperations) -> Generator<Shape> {
    Generator<Trit>.cases.map { Shape(trit: $0, operations: operations) }
  }

  /// Draws a turn.
  static func turns(_ shape: Shape, _ draws: Draws) -> Trit { draws.draw(.cases) }
}

extension Trit {
  /// Returns the value that follows as many times as another says.
  fileprivate func turned(by other: Trit) -> Trit {
    other == .zero ? self : other == .one ? next : next.next
  }
}

private let dial = FaultFamily("Dial", DialOperations()) {
  directedContainerLaws(FaultyDial.self, shapes: FaultyDial.shapes($0), positions: FaultyDial.turns)
}

private let composing = dial.faults(of: "advance", \.composing)

private let brokenDirectedContainers: [BrokenInstance] = [
  FaultyInstance(
    "Freeman.sum",
    "advance",
    "the published sum of two comonads forgets the way when the other side is shown"
  ) {
    // To the left there is one place, to the right there is one for each word.
    directedContainerLaws(
      FreemanSum<EnvContainer<Bit>, TracedContainer<String>>.self,
      shapes: .sided(.cases, .only)
    ) { _, draws in
      draws.draw(below: 2) == 0 ? .left(()) : .right(draws.draw(.words))
    }
  }.caught(by: "container.associativity"),
  dial("rootTurns", "root", "staying turns the dial") { $0.root = .one }
    .caught(by: "container.right-unit", "container.root-subshape"),
  composing("firstOnly", "of two moves only the first is made") { position, _ in position }
    .caught(by: "container.composing-subshape", "container.left-unit"),
  composing("lastOnly", "of two moves only the last is made") { _, step in step }
    .caught(by: "container.composing-subshape", "container.right-unit"),
  composing("backwards", "the second move is made twice, which is not associative") {
    $0.turned(by: $1).turned(by: $1)
  }.caught(by: "container.associativity", "container.composing-subshape"),
]

private let brokenUndos: [BrokenInstance] = [
  FaultyInstance("Undo.again", "inverse", "the way back is the way there") {
    own(
      undoLaws(
        FaultyDial.self,
        shapes: FaultyDial.shapes(DialOperations()),
        positions: FaultyDial.turns
      ) { position, _ in position }
    )
  }.caught(by: "undo.back", "undo.left-inverse"),
  FaultyInstance("Undo.stays", "inverse", "the way back stays") {
    own(
      undoLaws(StoreContainer<Trit>.self, shapes: .cases, positions: places) { position, _ in
        position
      }
    )
  }.caught(by: "undo.back", "undo.right-inverse"),
]

// MARK: - Machines

private let machine = OperationFamily<@Sendable ([Bit]) -> [Bit]>("Machine", "step") { steps in
  machineLaws(
    Generator<Ledger<Dial, Bit>>.ledgers,
    positions: words,
    operations: MachineOperations<_, LedgerContainer<Dial>>(shape: { $0.state }) {
      $0.dispatch(steps($1))
    }
  )
}

private let brokenCoalgebras: [BrokenInstance] = [
  machine("stays", "a step goes nowhere") { _ in [] }.caught(by: "machine.step-shape"),
  machine("stepsMore", "every step takes one more") { $0 + [.zero] }
    .caught(by: "machine.step-composing", "machine.step-root"),
  machine("reversed", "a step takes the last input first") { $0.reversed() }
    .caught(by: "machine.step-composing", "machine.step-shape"),
]
