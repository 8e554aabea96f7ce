import ComonadLaws
import Comonads
import FreeMonad

/// Two commands, each with the same single answer.
///
/// A fault may put the effects of a program in another order only where no answer is awaited.
enum Commands: AnsweredContainer {
  typealias Shape = Bit
  typealias Position = Bit

  static func answers(to command: Bit) -> [Bit] { [.zero] }
}

/// A program of commands, whose answer is one of two.
typealias Script = Free<Commands, Bit>

extension Free: ForeseenProgram where F == Commands, Value == Bit {
  var answer: Bit { fold { _ in .zero } }
}

extension Generator where Value == Script {
  /// The generator of programs of up to three commands.
  static var scripts: Generator { programs(operations: .cases, values: .cases) }
}

/// `pure` performs an operation.
private enum PureSends: MonadFault {
  static func pure(_ value: Bit) -> Script { Script.liftF(.one).map { _ in value } }
}

/// The operations of free programs besides those of their monad.
private struct ScriptOperations: Sendable {
  typealias Translation = ContainerMorphism<Commands, Commands>

  var liftF: @Sendable (Bit) -> Script = { .liftF($0) }
  var fold: @Sendable (Script, (Bit) -> Bit) -> Bit = { $0.fold($1) }
  var foldFree: @Sendable (Script, @escaping (Bit) -> Script) -> Script = { $0.foldFree($1) }
  var hoist: @Sendable (Script, Translation) -> Script = { $0.hoist($1) }
  var iter: @Sendable (Script, @escaping (Layer<Commands, Bit>) -> Bit) -> Bit = { $0.iter($1) }
  var cutoff: @Sendable (Script, Int) -> Free<Commands, Bit?> = { $0.cutoff(after: $1) }
}

/// Returns the laws of free programs whose monad or whose operations may be faulty.
private func laws<Fault: MonadFault>(
  of fault: Fault.Type,
  _ operations: ScriptOperations = ScriptOperations()
) -> Suite where Fault.Program == Script {
  let programs = Generator<Script>.scripts.map { FaultyMonad<Fault>($0) }
  let faulty = FreeOperations<FaultyMonad<Fault>, Commands>(
    liftF: { FaultyMonad(operations.liftF($0)).flatMap($1) },
    fold: { operations.fold($0.program, $1) },
    foldFree: { FaultyMonad(operations.foldFree($0.program, $1)) },
    hoist: { FaultyMonad(operations.hoist($0.program, $1)) },
    iter: { operations.iter($0.program, $1) },
    cutoff: { operations.cutoff($0.program, $1) }
  )
  let suites = [
    monadLaws(programs, values: .cases),
    freeLaws(programs, values: .cases, shapes: .cases, operations: faulty),
    bindLaws(.scripts) { Fault.flatMap($0, $1) },
  ]
  return Suite("free") { suites }
}

private let free = FaultFamily("Free", ScriptOperations()) {
  laws(of: NoMonadFault<Script>.self, $0)
}

private let hoist = free.faults(of: "hoist", \.hoist)
private let cutoff = free.faults(of: "cutoff", \.cutoff)

/// The free monads in which one operation is wrong.
let brokenFrees: [BrokenInstance] = [
  FaultyInstance("Free.M12", "flatMap", "flatMap performs the continuation's effects first") {
    laws(of: SecondBeforeFirst<Script>.self)
  }.caught(by: "bind.left", "bind.right"),
  FaultyInstance("Free.M13", "flatMap", "flatMap drops the first program's effects") {
    laws(of: FirstDropped<Script>.self)
  }.caught(by: "free.fold-flatMap", "free.cutoff-zero"),
  FaultyInstance("Free.M14", "flatMap", "flatMap performs the first program's effects twice") {
    laws(of: FirstTwice<Script>.self)
  }.caught(by: "free.fold-flatMap", "bind.left"),
  free("M15", "liftF", "liftF performs its operation twice") {
    $0.liftF = { command in Script.liftF(command).flatMap { _ in .liftF(command) } }
  }.caught(by: "free.fold-liftF", "free.foldFree-liftF"),
  free("M16", "fold", "fold takes each of two operations for the other one") {
    $0.fold = { program, answer in program.fold { answer($0.flipped) } }
  }.caught(by: "free.fold-liftF"),
  FaultyInstance("Free.M24", "pure", "pure performs an operation") { laws(of: PureSends.self) }
    .caught(by: "free.fold-pure", "free.foldFree-pure", "free.iter-pure"),
  free("M25", "foldFree", "foldFree translates the first operation only") {
    $0.foldFree = { program, translate in
      switch program.resume() {
      case .done(let value): .pure(value)
      case .suspended(let layer): translate(layer.shape).flatMap { layer.value($0) }
      }
    }
  }.caught(by: "free.foldFree-liftF", "free.foldFree-flatMap"),
  hoist("M26", "hoist does not translate") { program, _ in program }.caught(by: "free.hoist-liftF"),
  hoist("M27", "hoist exchanges the translated operations") { program, translation in
    program.hoist(
      translation.then(ContainerMorphism(shape: \.flipped) { position, _ in position })
    )
  }.caught(by: "free.hoist-identity", "free.hoist-composition"),
  free("M28", "iter", "iter collapses each layer twice") {
    $0.iter = { program, collapse in
      program.iter { layer in collapse(Layer(shape: layer.shape) { _ in collapse(layer) }) }
    }
  }.caught(by: "free.iter-liftF"),
  cutoff("M29", "cutoff allows one operation more") { $0.cutoff(after: $1 + 1) }
    .caught(by: "free.cutoff-zero"),
  cutoff("M30", "cutoff does not count the second operation") {
    $0.cutoff(after: $1 == 0 ? 0 : $1 + 1)
  }.caught(by: "free.cutoff-liftF"),
  cutoff("M31", "cutoff after no operation ends a program that has ended") {
    $1 == 0 ? .pure(nil) : $0.cutoff(after: $1)
  }.caught(by: "free.cutoff-pure", "free.cutoff-liftF"),
]
