import ComonadLab
import ComonadLaws

/// An object that takes commands.
private typealias Object<Value> = Cofree<Dual<Commands>, Value>

/// A pairing of programs of commands with objects.
private struct FreePairing: Sendable {
  /// An object that a program is run against.
  struct Target {
    /// Returns the object's answer to a command, and moves it.
    let ask: (Bit) -> Bit

    /// Returns the object's answer to a command, and leaves it where it is.
    let look: (Bit) -> Bit
  }

  /// Runs a program against an object, given a function that runs it with some answers.
  var run: @Sendable (_ program: (_ answer: @escaping (Bit) -> Bit) -> Void, Target) -> Void = {
    $0($1.ask)
  }

  /// Pairs a program with an object.
  func callAsFunction<Answer, Value, Result>(
    _ program: Free<Commands, Answer>,
    _ space: Object<Value>,
    _ combine: (Answer, Value) -> Result
  ) -> Result {
    var space = space
    var answers: [Answer] = []
    let target = Target(ask: { space.ask($0) }, look: { space.tail.shape($0) })
    run({ answers.append(program.fold($0)) }, target)
    guard let answer = answers.last else { preconditionFailure("a program must be run once") }
    return combine(answer, space.extract())
  }
}

private let cofreeFree = FaultFamily("Cofree-Free", FreePairing()) { pair in
  let layers = Generator<(String) -> OperationHandler<Commands>> { _ in { _ in .always(.zero) } }
  let objects = Generator<Object<Bit>>.trees(layers: layers, values: .cases)
  pairingLaws(.scripts, objects, pair: { pair($0, $1, $2) }, everywhere: { pair($0, $1, $2) })
  cofreeFreeLaws(
    objects,
    programs: .scripts,
    liftF: { pair(Script.liftF($0), $1) { PairingResult($0, $1) } },
    pair: { pair($0, $1) { PairingResult($0, $1) } }
  )
}.faults(of: "pair", \.run)

/// The pairings of free programs with objects that are wrong.
let brokenFreePairings: [BrokenInstance] = [
  cofreeFree("P13", "the pairing never moves") { program, object in program(object.look) }
    .caught(by: "cofree-free.operation", "cofree-free.layer"),
  cofreeFree("P17", "the pairing moves with the last operation first") { program, object in
    var commands: [Bit] = []
    program {
      commands.append($0)
      return .zero
    }
    for command in commands.reversed() { _ = object.ask(command) }
  }.caught(by: "pairing.join", "cofree-free.layer"),
]
