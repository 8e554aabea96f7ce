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
// methods of generic classes would not be. (One operation of a long program: 0.3 instead of 5 µs.)
// A closure that holds one object and nothing else is that object: it costs no allocation.
//
// The parts of an object are set once and given up when it goes away, so that no two accesses to
// them can overlap: their exclusivity is not checked.
//
// A program that is an operation and what follows it needs none of this: it is run and resumed as
// it stands. Its loop is such a closure, too: a program brings the loop that runs it along, so that
// code compiled for any program does not look its types up at each operation.

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
struct Frame<F: Container, Input> {
  @usableFromInline
  let run: (Input, Int) -> Step<F>

  @inlinable
  init(_ run: @escaping (Input, Int) -> Step<F>) { self.run = run }

  @inlinable
  init<Output>(_ successor: Successor<F, Input, Output>) {
    run = { successor.receive($0, calls: $1) }
  }

  @inlinable
  func receive(_ value: Input, calls: Int = directCalls) -> Step<F> { run(value, calls) }
}

/// What follows an operation: a function of the answer's value.
///
/// An object rather than a closure, since only an object can say how its parts are released.
@usableFromInline
final class Link<F: Container, Source, Value> {
  @usableFromInline
  struct Parts {
    @usableFromInline
    let value: (F.Position) -> Source
    @usableFromInline
    let next: (Source) -> Free<F, Value>

    @inlinable
    init(value: @escaping (F.Position) -> Source, next: @escaping (Source) -> Free<F, Value>) {
      self.value = value
      self.next = next
    }
  }

  @exclusivity(unchecked)
  @usableFromInline
  var parts: Parts?

  @inlinable
  init(_ parts: Parts) { self.parts = parts }

  @inlinable
  deinit { reclaim(&parts) }

  @inlinable
  func program(after answer: F.Position) -> Free<F, Value> {
    guard let parts else { preconditionFailure("a program that was released does not go on") }
    return parts.next(parts.value(answer))
  }
}

/// A program that begins with another one, its source, and goes on with what its value leads to.
@usableFromInline
final class Bind<F: Container, Source, Value> {
  @usableFromInline
  struct Parts {
    @usableFromInline
    let source: Free<F, Source>
    @usableFromInline
    let next: (Source) -> Free<F, Value>

    @inlinable
    init(source: Free<F, Source>, next: @escaping (Source) -> Free<F, Value>) {
      self.source = source
      self.next = next
    }
  }

  @exclusivity(unchecked)
  @usableFromInline
  var parts: Parts?

  @inlinable
  init(_ parts: Parts) { self.parts = parts }

  @inlinable
  deinit { reclaim(&parts) }

  @inlinable
  func begin(_ rest: Frame<F, Value>) -> Step<F> {
    guard let parts else { preconditionFailure("a program that was released does not begin") }
    let frame = Frame(Successor(.init(next: parts.next, rest: rest)))
    return switch parts.source.form {
    case .pure(let value): .more { frame.receive(value) }
    case .operation, .mapped, .layer: parts.source.begin(frame)
    case .bound(let begin): .more { begin(frame) }
    case .answered(let program): .more { program.begin(frame) }
    }
  }
}

/// What follows the source of a bind.
@usableFromInline
final class Successor<F: Container, Source, Value> {
  @usableFromInline
  struct Parts {
    @usableFromInline
    let next: (Source) -> Free<F, Value>
    @usableFromInline
    let rest: Frame<F, Value>

    @inlinable
    init(next: @escaping (Source) -> Free<F, Value>, rest: Frame<F, Value>) {
      self.next = next
      self.rest = rest
    }
  }

  @exclusivity(unchecked)
  @usableFromInline
  var parts: Parts?

  @inlinable
  init(_ parts: Parts) { self.parts = parts }

  @inlinable
  deinit { reclaim(&parts) }

  @inlinable
  func receive(_ value: Source, calls: Int) -> Step<F> {
    guard let parts else { preconditionFailure("a frame that was released receives no value") }
    return parts.next(value).hand(to: parts.rest, calls: calls)
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

  @exclusivity(unchecked)
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

  /// Goes on up to the next open operation.
  @inlinable
  func resume() -> Resumption<F, Value> {
    guard let parts else { preconditionFailure("a program that was released does not go on") }
    return parts.outcome.resumption(from: parts.goOn(), waiting: parts.waiting)
  }
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
    case .layer(let layer):
      .suspended(layer.shape, Frame(Successor(.init(next: layer.value, rest: frame))))
    case .bound(let begin): begin(frame)
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
