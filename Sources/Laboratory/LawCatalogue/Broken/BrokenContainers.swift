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

/// Returns the instance of a faulty dial.
private func dial<Fault: DialFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  Instance(
    "Dial.\(name)",
    directedContainerLaws(FaultyDial<Fault>.self, shapes: .cases, positions: places),
    line: line
  )
}

private let brokenDirectedContainers: [BrokenInstance] = [
  BrokenInstance(
    Instance(
      "Freeman.sum",
      directedContainerLaws(FreemanSum.self, shapes: .cases, positions: FreemanSum.draw)
    ),
    operation: "advance",
    fault: "the published sum of two comonads forgets the way when the other side is shown",
    caughtBy: ["container.associativity"]
  ),
  BrokenInstance(
    dial("rootTurns", RootTurns.self),
    operation: "root",
    fault: "staying turns the dial",
    caughtBy: ["container.right-unit", "container.root-subshape"]
  ),
  BrokenInstance(
    dial("firstOnly", FirstOnly.self),
    operation: "advance",
    fault: "of two moves only the first is made",
    caughtBy: ["container.composing-subshape", "container.left-unit"]
  ),
  BrokenInstance(
    dial("lastOnly", LastOnly.self),
    operation: "advance",
    fault: "of two moves only the last is made",
    caughtBy: ["container.composing-subshape", "container.right-unit"]
  ),
  BrokenInstance(
    dial("backwards", Backwards.self),
    operation: "advance",
    fault: "the second move is made twice, which is not associative",
    caughtBy: ["container.associativity", "container.composing-subshape"]
  ),
]

/// Returns the instance of a way back on the dial.
private func undo(
  _ name: String,
  line: Int = #line,
  _ inverse: @escaping @Sendable (Trit) -> Trit
) -> Instance {
  Instance(
    "Undo.\(name)",
    own(
      undoLaws(
        FaultyDial<NoFault>.self,
        shapes: .cases,
        positions: places,
        inverse: { position, _ in inverse(position) }
      )
    ),
    line: line
  )
}

private let brokenUndos: [BrokenInstance] = [
  BrokenInstance(
    undo("again") { $0 },
    operation: "inverse",
    fault: "the way back is the way there",
    caughtBy: ["undo.back", "undo.left-inverse"]
  ),
  BrokenInstance(
    Instance(
      "Undo.stays",
      own(
        undoLaws(
          StoreContainer<Trit>.self,
          shapes: .cases,
          positions: places,
          inverse: { position, _ in position }
        )
      )
    ),
    operation: "inverse",
    fault: "the way back stays",
    caughtBy: ["undo.back", "undo.right-inverse"]
  ),
]

// MARK: - Machines

/// Returns the instance of a machine that steps along inputs in some way.
private func machine(
  _ name: String,
  line: Int = #line,
  _ step: @escaping @Sendable ([Bit]) -> [Bit]
) -> Instance {
  Instance(
    "Machine.\(name)",
    machineLaws(
      Generator<Ledger<Dial, Bit>>.ledgers,
      positions: words,
      operations: MachineOperations<_, LedgerContainer<Dial>>(
        shape: { $0.state },
        step: { $0.dispatch(step($1)) }
      )
    ),
    line: line
  )
}

private let brokenCoalgebras: [BrokenInstance] = [
  BrokenInstance(
    machine("stays") { _ in [] },
    operation: "step",
    fault: "a step goes nowhere",
    caughtBy: ["machine.step-shape"]
  ),
  BrokenInstance(
    machine("stepsMore") { $0 + [.zero] },
    operation: "step",
    fault: "every step takes one more",
    caughtBy: ["machine.step-composing", "machine.step-root"]
  ),
  BrokenInstance(
    machine("reversed") { $0.reversed() },
    operation: "step",
    fault: "a step takes the last input first",
    caughtBy: ["machine.step-composing", "machine.step-shape"]
  ),
]
