import CofreeFree
public import ComonadLaws
import Comonads
import FreeMonad

/// An object that takes commands.
private typealias Object<Value> = Cofree<Dual<Commands>, Value>

/// A pairing of programs with objects that may be wrong.
private protocol FreePairing: SendableMetatype {
  static func pair<A, V, R>(
    _ program: Script<A>,
    _ space: Object<V>,
    _ combine: (A, V) -> R
  ) -> R
}

/// Stays where it is.
private enum ObjectNeverMoves: FreePairing {
  static func pair<A, V, R>(
    _ program: Script<A>,
    _ space: Object<V>,
    _ combine: (A, V) -> R
  ) -> R {
    combine(program.fold { space.tail.shape($0) }, space.extract())
  }
}

/// Takes each of two commands for the other one.
private enum ObjectMirrors: FreePairing {
  static func pair<A, V, R>(
    _ program: Script<A>,
    _ space: Object<V>,
    _ combine: (A, V) -> R
  ) -> R {
    var space = space
    let answer = program.fold { space.ask($0.flipped) }
    return combine(answer, space.extract())
  }
}

/// Takes each command twice.
private enum ObjectMovesTwice: FreePairing {
  static func pair<A, V, R>(
    _ program: Script<A>,
    _ space: Object<V>,
    _ combine: (A, V) -> R
  ) -> R {
    var space = space
    let answer = program.fold {
      space.ask($0)
      return space.ask($0)
    }
    return combine(answer, space.extract())
  }
}

/// Takes no more than two commands.
private enum ObjectStops: FreePairing {
  static func pair<A, V, R>(
    _ program: Script<A>,
    _ space: Object<V>,
    _ combine: (A, V) -> R
  ) -> R {
    var space = space
    var count = 0
    let answer = program.fold { command -> Bit in
      count += 1
      return count > 2 ? space.tail.shape(command) : space.ask(command)
    }
    return combine(answer, space.extract())
  }
}

/// Takes the last command first.
private enum ObjectMovesBackwards: FreePairing {
  static func pair<A, V, R>(
    _ program: Script<A>,
    _ space: Object<V>,
    _ combine: (A, V) -> R
  ) -> R {
    var space = space
    var commands: [Bit] = []
    let answer = program.fold { command -> Bit in
      commands.append(command)
      return .zero
    }
    for command in commands.reversed() { space.ask(command) }
    return combine(answer, space.extract())
  }
}

/// Answers a command by what the object answers after it.
private enum ObjectAnswersLate: FreePairing {
  static func pair<A, V, R>(
    _ program: Script<A>,
    _ space: Object<V>,
    _ combine: (A, V) -> R
  ) -> R {
    var space = space
    let answer = program.fold { command -> Bit in
      space.ask(command)
      return .one
    }
    return combine(answer, space.extract())
  }
}

/// The pairings of free programs with objects that are wrong.
public let brokenFreePairings: [BrokenInstance] = [
  BrokenInstance(
    faulty("P13", ObjectNeverMoves.self),
    operation: "pair",
    fault: "the pairing never moves",
    caughtBy: ["cofree-free.layer", "cofree-free.operation"]
  ),
  BrokenInstance(
    faulty("P14", ObjectMirrors.self),
    operation: "pair",
    fault: "the pairing takes each of two operations for the other one",
    caughtBy: ["cofree-free.layer", "cofree-free.operation"]
  ),
  BrokenInstance(
    faulty("P15", ObjectMovesTwice.self),
    operation: "pair",
    fault: "the pairing moves twice with each operation",
    caughtBy: ["cofree-free.layer", "cofree-free.operation"]
  ),
  BrokenInstance(
    faulty("P16", ObjectStops.self),
    operation: "pair",
    fault: "the pairing stops after two operations",
    caughtBy: ["cofree-free.layer", "pairing.join"]
  ),
  BrokenInstance(
    faulty("P17", ObjectMovesBackwards.self),
    operation: "pair",
    fault: "the pairing moves with the last operation first",
    caughtBy: ["cofree-free.layer", "pairing.join"]
  ),
  BrokenInstance(
    faulty("P20", ObjectAnswersLate.self),
    operation: "pair",
    fault: "the pairing does not hand over the answer of the object",
    caughtBy: ["cofree-free.layer", "cofree-free.operation"]
  ),
]

/// The instance of a fault.
private func faulty<Fault: FreePairing>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  let layers = Generator<(String) -> OperationHandler<Commands>> { _ in { _ in .always(.zero) } }
  let objects = Generator<Object<Bit>>.trees(layers: layers, values: .cases)
  return Instance(
    "Cofree-Free.\(name)",
    pairingLaws(
      .scripts,
      objects,
      answers: .cases,
      values: .cases,
      pair: { Fault.pair($0, $1, $2) },
      everywhere: { Fault.pair($0, $1, $2) }
    ),
    cofreeFreeLaws(
      objects,
      operations: .cases,
      programs: .scripts,
      liftF: { Fault.pair(Script<Bit>.liftF($0), $1) { PairingResult($0, $1) } },
      pair: { Fault.pair($0, $1) { PairingResult($0, $1) } }
    ),
    line: line
  )
}
