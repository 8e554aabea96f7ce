public import ComponentKit

/// What waits for its turn in a host.
@usableFromInline
enum Errand<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  /// A message from outside.
  case message(A.Program.Message)

  /// A message whose sender waits for the answer.
  case submission(A.Program.Message, CheckedContinuation<Refusal?, Never>)

  /// A message of a piece of work.
  case heard(A.Program.Message, Int)

  /// The end of a piece of work.
  case ended(Int, WorkFailure?)

  /// The end of a wait.
  case elapsed(Int)

  /// The first thing to do.
  case begin

  /// A new observer.
  case watch(Watcher<A>)

  /// An observer that is no longer told.
  case unwatch(ObserverToken)

  /// A change that no message makes, and that no view shows.
  case tidy(@Sendable (inout Component<A>) -> Void)

  /// A function to call while nobody uses the component.
  case call(@Sendable () -> Void)

  /// The end of all work.
  case stop

  /// Somebody waits until all work has ended.
  case farewell(CheckedContinuation<Void, Never>)

  /// Whether it is done also by a host that has ended.
  @usableFromInline
  var isDoneAtEnd: Bool {
    switch self {
    case .ended, .elapsed, .stop, .farewell: true
    case .message, .submission, .heard, .begin, .watch, .unwatch, .tidy, .call: false
    }
  }
}
