public import Comonads

/// One run of a program, and the place of its value.
@usableFromInline
final class Evaluation<F: Container, Value> {
  // Unchecked: one step of the loop stores the value, a later one takes it.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value?

  @inlinable
  init() {}

  /// The frame that stores the value here.
  @inlinable
  var frame: Frame<F, Value> {
    Frame { value, _ in
      self.value = value
      return .finished
    }
  }

  /// Returns the value and removes it.
  ///
  /// The loop takes the value in the step after the one that stored it, so that several runs of one
  /// suspended program can share their evaluation.
  @inlinable
  func take() -> Value {
    guard let value else { preconditionFailure("a value must be stored before it is taken") }
    self.value = nil
    return value
  }

  /// Runs the steps up to the end or to the first open operation.
  @inlinable
  func run(from first: Step<F>, queue: inout StepQueue<F>?) -> Pause<F> {
    var step = first
    while true {
      switch step {
      case .more(let work): step = work()
      case .nested(let work, let after):
        queue = queue.map { after.followed(by: $0) } ?? after
        step = work()
      case .finished:
        guard let (next, rest) = queue?.first() else { return .ended }
        queue = rest
        step = next()
      case .suspended(let shape, let frame): return .open(shape, frame)
      }
    }
  }

  /// Runs the program to its end and returns its value.
  @inlinable
  func value(of program: Free<F, Value>, answering answer: (F.Shape) -> F.Position) -> Value {
    var queue: StepQueue<F>?
    var step = program.begin(frame)
    while case .open(let shape, let frame) = run(from: step, queue: &queue) {
      step = frame.receive(answer(shape))
    }
    return take()
  }

  /// Returns the value, or the open operation and the program that follows each answer to it.
  @inlinable
  func resumption(from first: Step<F>, queue: StepQueue<F>?) -> Resumption<F, Value> {
    var queue = queue
    switch run(from: first, queue: &queue) {
    case .ended: return .done(take())
    case .open(let shape, let frame):
      return .suspended(
        Layer(shape: shape) { [queue] answer in
          let step = { frame.receive(answer) }
          return Free(.resumed(Reclaimed(Resumed(step: step, queue: queue, evaluation: self))))
        }
      )
    }
  }
}

/// The reason why the loop stops.
@usableFromInline
enum Pause<F: Container> {
  /// The evaluation holds the value.
  case ended

  /// An operation waits for an answer, which goes to the frame.
  case open(F.Shape, Frame<F, F.Position>)
}
