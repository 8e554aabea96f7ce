public import ComponentKit

// The way of every input to the loop: of messages, of what work sends, of waits that have ended, and of
// jobs.

extension HostCore {
  /// Passes on a message of a piece of work, and the end of the work if the message is its last.
  @inlinable
  func deliver(_ message: P.Message, isLast: Bool, of ticket: Int) {
    let isAdmitted = post(.workMessage(message, ticket, isLast: isLast))
    if !isAdmitted, isLast { finish(ticket, nil) }
  }

  /// Passes on the end of a piece of work.
  @inlinable
  func finish(_ ticket: Int, _ failure: WorkFailure?) { post(.workEnded(ticket, failure)) }

  /// Adds an input, and serves the host unless another thread does; returns false if the host has
  /// ended and does not accept it.
  @discardableResult
  @inlinable
  func post(_ input: HostLock<P>.Inputs.Input) -> Bool {
    switch lock.admit(input) {
    case .serve(let input): loop.serve(self, from: input)
    case .wait: break
    case .late: return false
    }
    return true
  }

  /// Serves the host if an input waits and no thread serves it.
  @inlinable
  func resumeService() {
    if let input = lock.resumeService() { loop.serve(self, from: input) }
  }
}
