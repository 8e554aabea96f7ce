import ComonadLab
import ComonadLaws

/// The operations of a monad on programs that answer with bits; one of them may be wrong.
///
/// They are functions of a type, since `pure` has no program from which it could get them.
protocol MonadFault: SendableMetatype {
  associatedtype Program: Monad & Observed where Program.Value == Bit

  static func pure(_ value: Bit) -> Program
  static func map(_ program: Program, _ transform: @escaping (Bit) -> Bit) -> Program
  static func flatMap(_ program: Program, _ next: @escaping (Bit) -> Program) -> Program
}

extension MonadFault {
  static func pure(_ value: Bit) -> Program { .pure(value) }

  static func map(_ program: Program, _ transform: @escaping (Bit) -> Bit) -> Program {
    program.map(transform)
  }

  static func flatMap(_ program: Program, _ next: @escaping (Bit) -> Program) -> Program {
    program.flatMap(next)
  }
}

/// A program whose monad has a fault.
struct FaultyMonad<Fault: MonadFault>: Monad, Observed {
  let program: Fault.Program

  init(_ program: Fault.Program) { self.program = program }

  static func pure(_ value: Bit) -> FaultyMonad { FaultyMonad(Fault.pure(value)) }

  func map(_ transform: @escaping (Bit) -> Bit) -> FaultyMonad {
    FaultyMonad(Fault.map(program, transform))
  }

  func flatMap(_ next: @escaping (Bit) -> FaultyMonad) -> FaultyMonad {
    FaultyMonad(Fault.flatMap(program) { next($0).program })
  }

  func show(in reading: inout ObservedText) { program.show(in: &reading) }
}

// MARK: - Faults of every monad

/// No operation is wrong.
enum NoMonadFault<Program: Monad & Observed>: MonadFault where Program.Value == Bit {}

/// `flatMap` does what the first program does twice.
enum FirstTwice<Program: Monad & Observed>: MonadFault where Program.Value == Bit {
  static func flatMap(_ program: Program, _ next: @escaping (Bit) -> Program) -> Program {
    program.flatMap { _ in program.flatMap(next) }
  }
}

/// `map` does what its program does twice.
enum MapTwice<Program: Monad & Observed>: MonadFault where Program.Value == Bit {
  static func map(_ program: Program, _ transform: @escaping (Bit) -> Bit) -> Program {
    program.flatMap { _ in program.map(transform) }
  }
}

// MARK: - Faults of programs whose answers do not depend on what they do

/// A program whose answer is known before it does anything.
protocol ForeseenProgram: Monad, Observed where Value == Bit {
  /// The answer.
  var answer: Bit { get }
}

/// `flatMap` does what the first program does after what the second does.
enum SecondBeforeFirst<Program: ForeseenProgram>: MonadFault {
  static func flatMap(_ program: Program, _ next: @escaping (Bit) -> Program) -> Program {
    next(program.answer).flatMap { answer in program.map { _ in answer } }
  }
}

/// `flatMap` does not do what the first program does.
enum FirstDropped<Program: ForeseenProgram>: MonadFault {
  static func flatMap(_ program: Program, _ next: @escaping (Bit) -> Program) -> Program {
    next(program.answer)
  }
}

/// `flatMap` does not do what the second program does.
enum SecondDropped<Program: ForeseenProgram>: MonadFault {
  static func flatMap(_ program: Program, _ next: @escaping (Bit) -> Program) -> Program {
    program.map { next($0).answer }
  }
}
