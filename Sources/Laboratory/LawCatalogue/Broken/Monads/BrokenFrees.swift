import ComonadLab
import ComonadLaws

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
  /// The generator of programs of up to eight commands.
  static var scripts: Generator {
    Generator { draws in
      let commands = draws.draw("commands", Generator<Bit>.cases.array(upTo: 8))
      let value = draws.draw("value", Generator<Bit>.cases)
      return commands.reversed().reduce(.pure(value)) { rest, command in
        Script.liftF(command).flatMap { _ in rest }
      }
    }
  }
}

/// `pure` performs an operation.
private enum PureSends: MonadFault {
  static func pure(_ value: Bit) -> Script { Script.liftF(.one).map { _ in value } }
}

/// Returns the laws of free programs whose monad is wrong.
private func laws<Fault: MonadFault>(
  of fault: Fault.Type
) -> [Suite] where Fault.Program == Script {
  let programs = Generator<Script>.scripts.map { FaultyMonad<Fault>($0) }
  let operations = FreeOperations<FaultyMonad<Fault>, Commands>(
    liftF: { FaultyMonad(Script.liftF($0)).flatMap($1) },
    fold: { $0.program.fold($1) },
    foldFree: { FaultyMonad($0.program.foldFree($1)) },
    hoist: { FaultyMonad($0.program.hoist($1)) },
    iter: { $0.program.iter($1) },
    cutoff: { $0.program.cutoff(after: $1) }
  )
  return [
    monadLaws(programs, values: .cases),
    freeLaws(programs, values: .cases, shapes: .cases, operations: operations),
    bindLaws(.scripts) { Fault.flatMap($0, $1) },
  ]
}

private let free = FaultFamily("Free", FreeOperations<Script, Commands>.standard) {
  monadLaws(.scripts, values: .cases)
  freeLaws(.scripts, values: .cases, shapes: .cases, operations: $0)
  bindLaws(Generator<Script>.scripts)
}

private let flatMap = OperationFamily<[Suite]>("Free", "flatMap")
private let hoist = free.faults(of: "hoist", \.hoist)
private let cutoff = free.faults(of: "cutoff", \.cutoff)

/// The free monads in which one operation is wrong.
let brokenFrees: [BrokenInstance] = [
  flatMap(
    "M12",
    "flatMap performs the continuation's effects first",
    laws(of: SecondBeforeFirst<Script>.self)
  ).caught(by: "bind.left", "bind.right", "bind.opened"),
  flatMap("M13", "flatMap drops the first program's effects", laws(of: FirstDropped<Script>.self))
    .caught(by: "free.fold-flatMap", "free.cutoff-zero"),
  flatMap(
    "M14",
    "flatMap performs the first program's effects twice",
    laws(of: FirstTwice<Script>.self)
  ).caught(by: "free.fold-flatMap", "bind.left"),
  FaultyInstance("Free.M43", "flatMap", "after 32 binds in a row, the next one is made twice") {
    bindLaws(
      Generator<Script>.scripts,
      many: { program, count, next in
        let bound = flipped(program, count)
        return count == 32 ? bound.flatMap { _ in bound }.flatMap(next) : bound.flatMap(next)
      }
    )
  }.caught(by: "bind.many"),
  free("M15", "liftF", "liftF performs its operation twice") {
    $0.liftF = { command, next in
      Script.liftF(command).flatMap { _ in .liftF(command) }.flatMap(next)
    }
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
    program.hoist(translation.then(ContainerMorphism(shape: \.flipped) { position, _ in position }))
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
