public import CTurn
public import ComponentKit

// The way of a message, and of the messages and the end of a piece of work, to the thread that serves
// the host.

extension ProgramHost {
  /// Handles a message, and what has arrived meanwhile; this thread serves and uses the component.
  @inlinable
  func handle(_ message: A.Program.Message) {
    let observers = loop.currentObservers
    let outcome = receive(message, before: observers)
    guard outcome.isPlain else { return follow(outcome, of: message, before: observers) }
    // The scheduler would only return the command to notify.
    outcome.notify(observers)
    rest()
  }

  /// Handles the last message of a piece of work as `handle` does, and then the end of the work.
  @inlinable
  func handleLast(_ message: A.Program.Message, of ticket: Int) {
    let observers = loop.currentObservers
    let outcome = receive(message, before: observers)
    if outcome.isPlain, loop.endAlone(ticket) {
      outcome.notify(observers)
      return rest()
    }
    _ = loop.scheduler.inputs.admit(.workEnded(ticket, nil))
    follow(outcome, of: message, before: observers)
  }

  /// Sends a message to the component, which other threads may use from then on.
  @inline(__always)
  @inlinable
  func receive(
    _ message: A.Program.Message,
    before observers: Unmanaged<ObserverList<A>>?
  ) -> Outcome<A> {
    let outcome = lock.state.pointee.receive(message, before: observers)
    _ = turn_release(lock.turn)
    return outcome
  }

  /// Handles a message of a piece of work, in its turn, unless the work has ended.
  @inlinable
  func deliver(_ message: A.Program.Message, isLast: Bool, of ticket: Int) {
    guard turn_begin(lock.turn) || turn_begin_soon(lock.turn) else {
      post(.workMessage(message, ticket))
      if isLast { post(.workEnded(ticket, nil)) }
      return
    }
    if loop.scheduler.isRunning(ticket) {
      if isLast { handleLast(message, of: ticket) } else { handle(message) }
    } else {
      _ = turn_release(lock.turn)
      if isLast { end(ticket, nil) } else { rest() }
    }
  }

  /// Handles the end of a piece of work, in its turn.
  @inlinable
  func finish(_ ticket: Int, _ failure: WorkFailure?) {
    guard turn_begin(lock.turn) || turn_begin_soon(lock.turn) else {
      post(.workEnded(ticket, failure))
      return
    }
    _ = turn_release(lock.turn)
    end(ticket, failure)
  }

  /// Handles the end of a piece of work, and what has arrived meanwhile; this thread serves.
  @inlinable
  func end(_ ticket: Int, _ failure: WorkFailure?) {
    if failure == nil, loop.endAlone(ticket) { return rest() }
    _ = loop.scheduler.inputs.admit(.workEnded(ticket, failure))
    serve()
  }

  /// Adds a message to the inputs, or reports it as late.
  @inlinable
  func enqueue(_ message: A.Program.Message) {
    if !post(.message(message)) { weakHost.report(.late(message)) }
  }

  /// Follows up a message that was refused or has an effect, and serves the host.
  @inlinable
  func follow(
    _ outcome: Outcome<A>,
    of message: A.Program.Message,
    before observers: Unmanaged<ObserverList<A>>?
  ) {
    let isDone = loop.follow(outcome, of: message, before: observers, for: self)
    if isDone { rest() } else { serve() }
  }

  /// Adds an input; returns false if the host has ended and does not accept it.
  @discardableResult
  @inlinable
  func post(_ input: InputQueue<A.Program.Message, HostJob<A>>.Input) -> Bool {
    switch lock.admit(input, to: loop) {
    case .serve: serve()
    case .waits: break
    case .late: return false
    }
    return true
  }
}

// MARK: - Service

extension ProgramHost {
  /// Runs the loop until no input is left.
  @inlinable
  func serve() {
    repeat { loop.run(for: self) } while !turn_rest(lock.turn) && goesOn()
  }

  /// Returns whether this thread has taken more inputs; if not, it no longer serves.
  @inlinable
  func goesOn() -> Bool {
    switch lock.goOn(loop) {
    case .goOn: return true
    case .rest: return false
    case .handOver:
      Task { serveWaiting() }
      return false
    }
  }

  /// Serves the inputs that have arrived while this thread handled one, if there are any.
  @inlinable
  func rest() {
    if !turn_rest(lock.turn), goesOn() { serve() }
  }

  /// Serves the inputs that wait, unless another thread does.
  @inlinable
  func serveWaiting() {
    if lock.serve(loop) { serve() }
  }
}
