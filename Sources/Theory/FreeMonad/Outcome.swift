public import Comonads

/// The value of a program, kept for the one who runs it.
@usableFromInline
final class Outcome<F: Container, Value> {
  // Unchecked: it is left here in one step of the loop and taken in another.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value?

  @inlinable
  init() {}

  /// The frame that leaves the value here.
  @inlinable
  var frame: Frame<F, Value> {
    Frame { value, _ in
      self.value = value
      return .finished
    }
  }

  /// Returns the value and forgets it.
  ///
  /// The loop takes the value in the step after the one that left it here, so that several runs of
  /// one suspended program may share their outcome.
  @inlinable
  func take() -> Value {
    guard let value else { preconditionFailure("an outcome must be reached before it is taken") }
    self.value = nil
    return value
  }

  /// Runs the steps up to the end or to the first open operation.
  @inlinable
  func run(from first: Step<F>, waiting: inout Waiting<F>?) -> Pause<F> {
    var step = first
    while true {
      switch step {
      case .more(let work):
        step = work()
      case .nested(let work, let after):
        waiting = waiting.map { after.followed(by: $0) } ?? after
        step = work()
      case .finished:
        guard let (next, rest) = waiting?.first() else { return .ended }
        waiting = rest
        step = next()
      case .suspended(let shape, let frame):
        return .open(shape, frame)
      }
    }
  }

  /// Runs the program to its end and returns its value.
  @inlinable
  func value(of program: Free<F, Value>, answering answer: (F.Shape) -> F.Position) -> Value {
    var waiting: Waiting<F>?
    var step = program.begin(frame)
    while case .open(let shape, let frame) = run(from: step, waiting: &waiting) {
      step = frame.receive(answer(shape))
    }
    return take()
  }

  /// Returns the value, or the open operation and the program that follows each answer to it.
  @inlinable
  func resumption(from first: Step<F>, waiting: Waiting<F>?) -> Resumption<F, Value> {
    var waiting = waiting
    switch run(from: first, waiting: &waiting) {
    case .ended:
      return .done(take())
    case .open(let shape, let frame):
      return .suspended(
        Layer(shape: shape) { [waiting] answer in
          let goOn = { frame.receive(answer) }
          return Free(.answered(Answered(.init(goOn: goOn, waiting: waiting, outcome: self))))
        }
      )
    }
  }
}

/// Where the loop stops.
@usableFromInline
enum Pause<F: Container> {
  /// The outcome holds the value.
  case ended

  /// An operation waits for an answer, which goes to the frame.
  case open(F.Shape, Frame<F, F.Position>)
}
