public import ComonadLaws
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

/// A program of commands.
typealias Script<Value> = Free<Commands, Value>

/// A free monad in which one operation may be wrong.
protocol FreeFault: SendableMetatype {
  static func pure<V>(_ value: V) -> Script<V>
  static func flatMap<V, O>(_ m: Script<V>, _ next: @escaping (V) -> Script<O>) -> Script<O>
  static func liftF(_ command: Bit) -> Script<Bit>
  static func fold<V>(_ m: Script<V>, _ answer: (Bit) -> Bit) -> V
  static func foldFree<V>(_ m: Script<V>, _ translate: @escaping (Bit) -> Script<Bit>) -> Script<V>
  static func hoist<V>(
    _ m: Script<V>,
    _ translation: ContainerMorphism<Commands, Commands>
  ) -> Script<V>
  static func iter<V>(_ m: Script<V>, _ collapse: @escaping (Layer<Commands, V>) -> V) -> V
  static func cutoff<V>(_ m: Script<V>, after count: Int) -> Script<V?>
}

extension FreeFault {
  static func pure<V>(_ value: V) -> Script<V> { .pure(value) }
  static func flatMap<V, O>(_ m: Script<V>, _ next: @escaping (V) -> Script<O>) -> Script<O> {
    m.flatMap(next)
  }
  static func liftF(_ command: Bit) -> Script<Bit> { .liftF(command) }
  static func fold<V>(_ m: Script<V>, _ answer: (Bit) -> Bit) -> V { m.fold(answer) }
  static func foldFree<V>(
    _ m: Script<V>,
    _ translate: @escaping (Bit) -> Script<Bit>
  ) -> Script<V> { m.foldFree(translate) }
  static func hoist<V>(
    _ m: Script<V>,
    _ translation: ContainerMorphism<Commands, Commands>
  ) -> Script<V> { m.hoist(translation) }
  static func iter<V>(_ m: Script<V>, _ collapse: @escaping (Layer<Commands, V>) -> V) -> V {
    m.iter(collapse)
  }
  static func cutoff<V>(_ m: Script<V>, after count: Int) -> Script<V?> {
    m.cutoff(after: count)
  }
}

/// A free program that does what its fault says.
struct FaultyFree<Fault: FreeFault, Value>: Monad {
  let program: Script<Value>

  static func pure(_ value: Value) -> FaultyFree { FaultyFree(program: Fault.pure(value)) }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyFree<Fault, Other> {
    FaultyFree<Fault, Other>(program: program.map(f))
  }

  func flatMap<Other>(
    _ next: @escaping (Value) -> FaultyFree<Fault, Other>
  ) -> FaultyFree<Fault, Other> {
    FaultyFree<Fault, Other>(program: Fault.flatMap(program) { next($0).program })
  }
}

extension FaultyFree: Observed where Value: Observed {
  func show(in reading: inout Reading) { program.show(in: &reading) }
}

/// Performs the continuation's effects first.
enum BindEffectsReversed: FreeFault {
  static func flatMap<V, O>(_ m: Script<V>, _ next: @escaping (V) -> Script<O>) -> Script<O> {
    next(m.fold { _ in .zero }).flatMap { other in m.map { _ in other } }
  }
}

/// Does not perform the first program's effects.
enum BindDropsEffects: FreeFault {
  static func flatMap<V, O>(_ m: Script<V>, _ next: @escaping (V) -> Script<O>) -> Script<O> {
    next(m.fold { _ in .zero })
  }
}

/// Performs the first program's effects twice.
enum BindDoublesEffects: FreeFault {
  static func flatMap<V, O>(_ m: Script<V>, _ next: @escaping (V) -> Script<O>) -> Script<O> {
    m.flatMap { _ in m.flatMap(next) }
  }
}

/// Performs each operation twice.
enum LiftsTwice: FreeFault {
  static func liftF(_ command: Bit) -> Script<Bit> {
    Script<Bit>.liftF(command).flatMap { _ in .liftF(command) }
  }
}

/// Takes each of two operations for the other one.
enum FoldSwaps: FreeFault {
  static func fold<V>(_ m: Script<V>, _ answer: (Bit) -> Bit) -> V {
    m.fold { answer($0.flipped) }
  }
}

/// Performs an operation where there is nothing to do.
enum PureSends: FreeFault {
  static func pure<V>(_ value: V) -> Script<V> { Script<Bit>.liftF(.one).map { _ in value } }
}

/// Translates the first operation and leaves the others out.
enum FoldFreeStops: FreeFault {
  static func foldFree<V>(
    _ m: Script<V>,
    _ translate: @escaping (Bit) -> Script<Bit>
  ) -> Script<V> {
    switch m.resume() {
    case .done(let value): .pure(value)
    case .suspended(let layer): translate(layer.shape).flatMap { layer.value($0) }
    }
  }
}

/// Does not translate.
enum HoistIgnores: FreeFault {
  static func hoist<V>(
    _ m: Script<V>,
    _ translation: ContainerMorphism<Commands, Commands>
  ) -> Script<V> { m }
}

/// Exchanges the operations after it has translated them.
enum HoistSwaps: FreeFault {
  static func hoist<V>(
    _ m: Script<V>,
    _ translation: ContainerMorphism<Commands, Commands>
  ) -> Script<V> {
    m.hoist(translation.then(ContainerMorphism(shape: \.flipped) { position, _ in position }))
  }
}

/// Collapses each layer twice.
enum IterTwice: FreeFault {
  static func iter<V>(_ m: Script<V>, _ collapse: @escaping (Layer<Commands, V>) -> V) -> V {
    m.iter { layer in collapse(Layer(shape: layer.shape) { _ in collapse(layer) }) }
  }
}

/// Allows one operation more.
enum CutoffLate: FreeFault {
  static func cutoff<V>(_ m: Script<V>, after count: Int) -> Script<V?> {
    m.cutoff(after: count + 1)
  }
}

/// Does not count the second operation.
enum CutoffMiscounts: FreeFault {
  static func cutoff<V>(_ m: Script<V>, after count: Int) -> Script<V?> {
    m.cutoff(after: count == 0 ? 0 : count + 1)
  }
}

/// Cuts off a program that has ended.
enum CutoffEarly: FreeFault {
  static func cutoff<V>(_ m: Script<V>, after count: Int) -> Script<V?> {
    count == 0 ? .pure(nil) : m.cutoff(after: count)
  }
}

/// The free monads in which one operation is wrong.
public let brokenFrees: [BrokenInstance] = [
  BrokenInstance(
    faulty("M12", BindEffectsReversed.self),
    operation: "flatMap",
    fault: "flatMap performs the continuation's effects first",
    caughtBy: ["bind.left", "bind.right"]
  ),
  BrokenInstance(
    faulty("M13", BindDropsEffects.self),
    operation: "flatMap",
    fault: "flatMap drops the first program's effects",
    caughtBy: ["free.cutoff-zero", "free.fold-flatMap"]
  ),
  BrokenInstance(
    faulty("M14", BindDoublesEffects.self),
    operation: "flatMap",
    fault: "flatMap performs the first program's effects twice",
    caughtBy: ["bind.left", "free.fold-flatMap"]
  ),
  BrokenInstance(
    faulty("M15", LiftsTwice.self),
    operation: "liftF",
    fault: "liftF performs its operation twice",
    caughtBy: ["free.fold-liftF", "free.foldFree-liftF"]
  ),
  BrokenInstance(
    faulty("M16", FoldSwaps.self),
    operation: "fold",
    fault: "fold takes each of two operations for the other one",
    caughtBy: ["free.fold-liftF"]
  ),
  BrokenInstance(
    faulty("M24", PureSends.self),
    operation: "pure",
    fault: "pure performs an operation",
    caughtBy: ["free.fold-pure", "free.foldFree-pure", "free.iter-pure"]
  ),
  BrokenInstance(
    faulty("M25", FoldFreeStops.self),
    operation: "foldFree",
    fault: "foldFree translates the first operation only",
    caughtBy: ["free.foldFree-flatMap", "free.foldFree-liftF"]
  ),
  BrokenInstance(
    faulty("M26", HoistIgnores.self),
    operation: "hoist",
    fault: "hoist does not translate",
    caughtBy: ["free.hoist-liftF"]
  ),
  BrokenInstance(
    faulty("M27", HoistSwaps.self),
    operation: "hoist",
    fault: "hoist exchanges the translated operations",
    caughtBy: ["free.hoist-composition", "free.hoist-identity"]
  ),
  BrokenInstance(
    faulty("M28", IterTwice.self),
    operation: "iter",
    fault: "iter collapses each layer twice",
    caughtBy: ["free.iter-liftF"]
  ),
  BrokenInstance(
    faulty("M29", CutoffLate.self),
    operation: "cutoff",
    fault: "cutoff allows one operation more",
    caughtBy: ["free.cutoff-zero"]
  ),
  BrokenInstance(
    faulty("M30", CutoffMiscounts.self),
    operation: "cutoff",
    fault: "cutoff does not count the second operation",
    caughtBy: ["free.cutoff-liftF"]
  ),
  BrokenInstance(
    faulty("M31", CutoffEarly.self),
    operation: "cutoff",
    fault: "cutoff after no operation ends a program that has ended",
    caughtBy: ["free.cutoff-liftF", "free.cutoff-pure"]
  ),
]

extension Generator where Value == Script<Bit> {
  /// The generator of programs of up to three commands.
  static var scripts: Generator { programs(operations: .cases, values: .cases) }
}

/// The instance of a fault.
private func faulty<Fault: FreeFault>(
  _ name: String,
  _ fault: Fault.Type,
  line: Int = #line
) -> Instance {
  let programs = Generator<Script<Bit>>.scripts.map { FaultyFree<Fault, Bit>(program: $0) }
  return Instance(
    "Free.\(name)",
    monadLaws(programs, values: .cases),
    freeLaws(programs, values: .cases, shapes: .cases, operations: operations(fault)),
    bindLaws(.scripts) { Fault.flatMap($0, $1) },
    line: line
  )
}

/// The operations of a faulty free monad.
private func operations<Fault: FreeFault>(
  _ fault: Fault.Type
) -> FreeOperations<FaultyFree<Fault, Bit>, Commands> {
  FreeOperations(
    liftF: { FaultyFree<Fault, Bit>(program: Fault.liftF($0)).flatMap($1) },
    fold: { Fault.fold($0.program, $1) },
    foldFree: { FaultyFree(program: Fault.foldFree($0.program, $1)) },
    hoist: { FaultyFree(program: Fault.hoist($0.program, $1)) },
    iter: { Fault.iter($0.program, $1) },
    cutoff: { Fault.cutoff($0.program, after: $1) }
  )
}
