public import ComonadLaws
import Comonads
import LedgerUpdate
import StoreState

/// Directed containers and machines, each wrong in one way.
public let brokenContainers: [BrokenInstance] =
  brokenDirectedContainers + brokenUndos + brokenCoalgebras

// MARK: - Directed containers

/// The published sum of two comonads, of which one is shown and the other one kept.
///
/// To the left there is one place, to the right there is one for each word. Looking left after
/// looking right forgets the way that was gone. (Freeman, Comonads for optionality, 2017; the
/// proof of its lemma takes the space that was moved for the one that was not.)
private enum FreemanSum: DirectedContainer, ExplorableContainer {
  enum Position {
    case left
    case right(String)
  }

  static func root(of side: Bit) -> Position { side == .zero ? .left : .right("") }

  static func subshape(of side: Bit, at position: Position) -> Bit {
    if case .left = position { .zero } else { .one }
  }

  static func advance(_ position: inout Position, by step: Position, from side: Bit) {
    if case .right(let way) = position, case .right(let more) = step {
      position = .right(way + more)
    } else {
      position = step
    }
  }

  static func exits(of side: Bit) -> [Position] { [.left, .right("a")] }

  static func name(of position: Position) -> String {
    if case .right(let way) = position { "right \(way)" } else { "left" }
  }

  @Sendable
  static func draw(_ side: Bit, _ draws: Draws) -> Position {
    draws.draw(below: 2) == 0 ? .left : .right(draws.draw(.words))
  }
}

/// A dial that is turned, in which one operation may be wrong.
private protocol DialFault: SendableMetatype {
  static func root(of shape: Trit) -> Trit
  static func composing(_ position: Trit, _ step: Trit) -> Trit
}

extension DialFault {
  static func root(of shape: Trit) -> Trit { .zero }
  static func composing(_ position: Trit, _ step: Trit) -> Trit { position.turned(by: step) }
}

extension Trit {
  /// Returns the value that follows as many times as another says.
  fileprivate func turned(by other: Trit) -> Trit {
    other == .zero ? self : other == .one ? next : next.next
  }
}

private enum FaultyDial<Fault: DialFault>: DirectedContainer, ExplorableContainer {
  static func root(of shape: Trit) -> Trit { Fault.root(of: shape) }

  static func subshape(of shape: Trit, at position: Trit) -> Trit {
    shape.turned(by: position)
  }

  static func advance(_ position: inout Trit, by step: Trit, from shape: Trit) {
    position = Fault.composing(position, step)
  }

  static func exits(of shape: Trit) -> [Trit] { [.one, .two] }
}

private enum RootTurns: DialFault {
  static func root(of shape: Trit) -> Trit { .one }
}

private enum FirstOnly: DialFault {
  static func composing(_ position: Trit, _ step: Trit) -> Trit { position }
}

private enum LastOnly: DialFault {
  static func composing(_ position: Trit, _ step: Trit) -> Trit { step }
}

private enum Backwards: DialFault {
  static func composing(_ position: Trit, _ step: Trit) -> Trit {
    position.turned(by: step).turned(by: step)
  }
}

private enum NoFault: DialFault {}

private let dial = InstanceFamily<Suite>("Dial")

/// Returns the laws of a faulty dial.
private func laws<Fault: DialFault>(of fault: Fault.Type) -> Suite {
  directedContainerLaws(FaultyDial<Fault>.self, shapes: .cases, positions: places)
}

private let brokenDirectedContainers: [BrokenInstance] = [
  FaultyInstance(
    "Freeman.sum",
    "advance",
    "the published sum of two comonads forgets the way when the other side is shown",
    [directedContainerLaws(FreemanSum.self, shapes: .cases, positions: FreemanSum.draw)]
  ).caught(by: "container.associativity"),
  dial("rootTurns", "root", "staying turns the dial", laws(of: RootTurns.self))
    .caught(by: "container.right-unit", "container.root-subshape"),
  dial("firstOnly", "advance", "of two moves only the first is made", laws(of: FirstOnly.self))

    .caught(by: "container.composing-subshape", "container.left-unit"),
  dial("lastOnly", "advance", "of two moves only the last is made", laws(of: LastOnly.self))
    .caught(by: "container.composing-subshape", "container.right-unit"),
  dial(
    "backwards",
    "advance",
    "the second move is made twice, which is not associative",
    laws(of: Backwards.self)
  ).caught(by: "container.associativity", "container.composing-subshape"),
]

private let undo = InstanceFamily<@Sendable (Trit) -> Trit>("Undo") { inverse in
  [
    own(
      undoLaws(
        FaultyDial<NoFault>.self,
        shapes: .cases,
        positions: places,
        inverse: { position, _ in inverse(position) }
      )
    )
  ]
}

private let brokenUndos: [BrokenInstance] = [
  undo("again", "inverse", "the way back is the way there") { $0 }
    .caught(by: "undo.back", "undo.left-inverse"),
  FaultyInstance(
    "Undo.stays",
    "inverse",
    "the way back stays",
    [
      own(
        undoLaws(
          StoreContainer<Trit>.self,
          shapes: .cases,
          positions: places,
          inverse: { position, _ in position }
        )
      )
    ]
  ).caught(by: "undo.back", "undo.right-inverse"),
]

// MARK: - Machines

private let machine = InstanceFamily<@Sendable ([Bit]) -> [Bit]>("Machine") { steps in
  [
    machineLaws(
      Generator<Ledger<Dial, Bit>>.ledgers,
      positions: words,
      operations: MachineOperations<_, LedgerContainer<Dial>>(
        shape: { $0.state },
        step: { $0.dispatch(steps($1)) }
      )
    )
  ]
}

private let brokenCoalgebras: [BrokenInstance] = [
  machine("stays", "step", "a step goes nowhere") { _ in [] }.caught(by: "machine.step-shape"),
  machine("stepsMore", "step", "every step takes one more") { $0 + [.zero] }
    .caught(by: "machine.step-composing", "machine.step-root"),
  machine("reversed", "step", "a step takes the last input first") { $0.reversed() }
    .caught(by: "machine.step-composing", "machine.step-shape"),
]
