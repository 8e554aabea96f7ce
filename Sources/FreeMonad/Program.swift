public import Comonads

// How a free program runs.
//
// A program is a tree of binds. To run it, each bind on the way to the first operation becomes a
// frame (what to do with the value of its source) linked to the frames around it. No frame calls
// deeper than `directCalls`; it returns what to do next to the one loop in `Outcome.run`. That
// loop needs one type for all steps, so it does not know the type of the program's value: the last
// frame hands it to an `Outcome`, which keeps it for the one who asked.
//
// The closures are made where all types are known, so that they are specialised; overridden
// methods of generic classes would not be. (One operation and its answer: 0.2 instead of 5 µs.)

/// How many frames may hand on a value by calling each other before they return to the loop.
@usableFromInline
let directCalls = 32

/// What to do next.
@usableFromInline
enum Step<F: Container> {
  /// The outcome has been reached and holds its value.
  case finished

  /// An operation waits for an answer, which goes to the frame.
  case suspended(F.Shape, Frame<F, F.Position>)

  /// The work goes on.
  case more(() -> Step)

  /// The work is done first and the handovers that wait for it after it.
  case nested(() -> Step, Waiting<F>)
}

/// What to do with a value, and how many direct calls may be spent on it.
@usableFromInline
final class Frame<F: Container, Input> {
  @usableFromInline
  struct Body {
    @usableFromInline
    let run: (Input, Int) -> Step<F>

    @inlinable
    init(run: @escaping (Input, Int) -> Step<F>) { self.run = run }
  }

  @usableFromInline
  var body: Body?

  @inlinable
  init(_ run: @escaping (Input, Int) -> Step<F>) { body = Body(run: run) }

  @inlinable
  deinit { reclaim(&body) }

  @inlinable
  func receive(_ value: Input, calls: Int = directCalls) -> Step<F> {
    guard let body else { preconditionFailure("a frame that was released receives no value") }
    return body.run(value, calls)
  }
}

/// A program that begins with another one, its source.
@usableFromInline
final class Bound<F: Container, Value> {
  @usableFromInline
  struct Body {
    @usableFromInline
    let begin: (Frame<F, Value>) -> Step<F>

    @inlinable
    init(begin: @escaping (Frame<F, Value>) -> Step<F>) { self.begin = begin }
  }

  @usableFromInline
  var body: Body?

  @inlinable
  init(begin: @escaping (Frame<F, Value>) -> Step<F>) { body = Body(begin: begin) }

  @inlinable
  deinit { reclaim(&body) }

  @inlinable
  func begin(_ frame: Frame<F, Value>) -> Step<F> {
    guard let body else { preconditionFailure("a program that was released does not begin") }
    return body.begin(frame)
  }
}

/// A program that has been run up to an operation, and has got the answer to it.
@usableFromInline
final class Answered<F: Container, Value> {
  @usableFromInline
  struct Parts {
    @usableFromInline
    let goOn: () -> Step<F>
    @usableFromInline
    let waiting: Waiting<F>?
    @usableFromInline
    let outcome: Outcome<F, Value>

    @inlinable
    init(goOn: @escaping () -> Step<F>, waiting: Waiting<F>?, outcome: Outcome<F, Value>) {
      self.goOn = goOn
      self.waiting = waiting
      self.outcome = outcome
    }
  }

  @usableFromInline
  var parts: Parts?

  @inlinable
  init(_ parts: Parts) { self.parts = parts }

  @inlinable
  deinit { reclaim(&parts) }

  @inlinable
  func begin(_ frame: Frame<F, Value>) -> Step<F> {
    guard let parts else { preconditionFailure("a program that was released does not begin") }
    let after = Waiting<F>.one { [outcome = parts.outcome] in frame.receive(outcome.take()) }
    return .nested(parts.goOn, parts.waiting.map { $0.followed(by: after) } ?? after)
  }
}

extension Free {
  /// Returns the program that begins with this one and goes on with what its value leads to.
  @inlinable
  func bound<Output>(to next: @escaping (Value) -> Free<F, Output>) -> Bound<F, Output> {
    Bound { [form] rest in
      let frame = Frame<F, Value> { value, calls in next(value).hand(to: rest, calls: calls) }
      return switch form {
      case .pure(let value): .more { frame.receive(value) }
      case .operation(let shape, let identity): .suspended(shape, identity(frame))
      case .bound(let program): .more { program.begin(frame) }
      case .answered(let program): .more { program.begin(frame) }
      }
    }
  }

  /// Begins the program; its value goes to the frame.
  @inlinable
  func begin(_ frame: Frame<F, Value>) -> Step<F> {
    switch form {
    case .pure(let value): frame.receive(value)
    case .operation(let shape, let identity): .suspended(shape, identity(frame))
    case .bound(let program): program.begin(frame)
    case .answered(let program): program.begin(frame)
    }
  }

  /// Begins the program, or hands its value on if it is one already.
  @inlinable
  func hand(to frame: Frame<F, Value>, calls: Int) -> Step<F> {
    guard case .pure(let value) = form else { return begin(frame) }
    return calls > 0 ? frame.receive(value, calls: calls - 1) : .more { frame.receive(value) }
  }
}
