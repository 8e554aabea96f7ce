public import Comonads

// How a free program runs.
//
// A program is a tree of binds. To run it, each bind on the way to the first operation becomes a
// frame (the function that receives the value of its source), linked to the frames around it. No
// frame calls deeper than `directCalls`; it returns the next step to the one loop in
// `Evaluation.run`. That loop needs one type for all steps, so it does not contain the type of the
// program's value: the last frame stores the value in the `Evaluation`.
//
// A program that is one operation and a continuation needs none of this: `Free.value` runs it
// without frames. That loop is a closure of the program, too, so that code compiled for any program
// does not look up its types at each operation.

/// The number of frames that may pass on a value by direct calls before they return to the loop.
@usableFromInline
let directCalls = 32

/// The next thing that the loop does.
@usableFromInline
enum Step<F: Container> {
  /// The evaluation holds the value of the program.
  case finished

  /// An operation waits for an answer, which goes to the frame.
  case suspended(F.Shape, Frame<F, F.Position>)

  /// The program goes on.
  case more(() -> Step)

  /// A program inside of the program runs first, the queue after it.
  case nested(() -> Step, StepQueue<F>)
}

/// A function of a value, and of the number of direct calls that may be spent on it.
@usableFromInline
struct Frame<F: Container, Input> {
  @usableFromInline
  let run: (Input, Int) -> Step<F>

  @inlinable
  init(_ run: @escaping (Input, Int) -> Step<F>) { self.run = run }

  /// Creates the frame that receives the value of the source of a bind.
  @inlinable
  init<Output>(next: @escaping (Input) -> Free<F, Output>, rest: Frame<F, Output>) {
    let frame = Reclaimed(BindFrame(next: next, rest: rest))
    run = { frame.content.receive($0, calls: $1) }
  }

  @inlinable
  func receive(_ value: Input, calls: Int = directCalls) -> Step<F> { run(value, calls) }
}

/// The program that follows each answer to an operation: a function of the transformed answer.
///
/// A `Reclaimed` one would be released by the function for all types, and a bind would cost a
/// seventh more.
@usableFromInline
final class Continuation<F: Container, Source, Value> {
  @exclusivity(unchecked)
  @usableFromInline
  var functions: (value: (F.Position) -> Source, next: (Source) -> Free<F, Value>)?

  @inlinable
  init(value: @escaping (F.Position) -> Source, next: @escaping (Source) -> Free<F, Value>) {
    functions = (value, next)
  }

  @inlinable
  deinit { DeferredRelease.nest(deferring: functions) { functions = nil } }

  @inlinable
  func program(after answer: F.Position) -> Free<F, Value> {
    guard let (value, next) = functions else { preconditionFailure("a program must be retained") }
    return next(value(answer))
  }
}

/// A program that begins with another one, its source, and goes on with a program made from its
/// value.
@usableFromInline
struct Bind<F: Container, Source, Value> {
  @usableFromInline
  let source: Free<F, Source>
  @usableFromInline
  let next: (Source) -> Free<F, Value>

  @inlinable
  init(source: Free<F, Source>, next: @escaping (Source) -> Free<F, Value>) {
    self.source = source
    self.next = next
  }

  @inlinable
  consuming func begin(_ rest: Frame<F, Value>) -> Step<F> {
    let frame = Frame(next: next, rest: rest)
    return switch source.form {
    case .pure(let value): .more { frame.receive(value) }
    case .operation, .mapped, .layer: source.begin(frame)
    case .bound(let begin): .more { begin(frame) }
    case .resumed(let program): .more { program.content.begin(frame) }
    }
  }
}

/// The rest of a bind after its source.
@usableFromInline
struct BindFrame<F: Container, Source, Value> {
  @usableFromInline
  let next: (Source) -> Free<F, Value>
  @usableFromInline
  let rest: Frame<F, Value>

  @inlinable
  init(next: @escaping (Source) -> Free<F, Value>, rest: Frame<F, Value>) {
    self.next = next
    self.rest = rest
  }

  @inlinable
  consuming func receive(_ value: Source, calls: Int) -> Step<F> {
    next(value).hand(to: rest, calls: calls)
  }
}

/// A program that has run up to an operation and has received the answer to it.
@usableFromInline
struct Resumed<F: Container, Value> {
  @usableFromInline
  let step: () -> Step<F>
  @usableFromInline
  let queue: StepQueue<F>?
  @usableFromInline
  let evaluation: Evaluation<F, Value>

  @inlinable
  init(step: @escaping () -> Step<F>, queue: StepQueue<F>?, evaluation: Evaluation<F, Value>) {
    self.step = step
    self.queue = queue
    self.evaluation = evaluation
  }

  @inlinable
  func begin(_ frame: Frame<F, Value>) -> Step<F> {
    let after = StepQueue<F>.one { [evaluation] in frame.receive(evaluation.take()) }
    return .nested(step, queue.map { $0.followed(by: after) } ?? after)
  }

  /// Runs the program up to the next open operation.
  @inlinable
  func resume() -> Resumption<F, Value> { evaluation.resumption(from: step(), queue: queue) }
}

extension Free {
  /// Begins the program; its value goes to the frame.
  @inlinable
  func begin(_ frame: Frame<F, Value>) -> Step<F> {
    switch form {
    case .pure(let value): frame.receive(value)
    case .operation(let layer), .mapped(let layer):
      .suspended(
        layer.shape,
        Frame { [value = layer.value] in frame.receive(value($0), calls: $1) }
      )
    case .layer(let layer): .suspended(layer.shape, Frame(next: layer.value, rest: frame))
    case .bound(let begin): begin(frame)
    case .resumed(let program): program.content.begin(frame)
    }
  }

  /// Begins the program, or passes its value on if it is a pure one.
  @inlinable
  func hand(to frame: Frame<F, Value>, calls: Int) -> Step<F> {
    guard case .pure(let value) = form else { return begin(frame) }
    return calls > 0 ? frame.receive(value, calls: calls - 1) : .more { frame.receive(value) }
  }
}
