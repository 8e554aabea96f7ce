import Foundation
import Locks

/// The case that the environment requests, until a law of the process has run it.
///
/// No test sees the laws of all others, so none can say that a token matches no law. The end of the
/// process can.
enum RequestedCase {
  private static let missing = Locked<CaseToken?>(nil)

  /// The cases that were run.
  private static let run = Locked<Set<CaseToken>>([])

  /// Requests a case: if none of the laws runs it, the process fails when it ends.
  static func request(_ token: CaseToken) {
    _ = failsAtExit
    let isRun = run.withLock { $0.contains(token) }
    if !isRun { missing.withLock { $0 = token } }
  }

  /// Notes that a law runs a case.
  static func found(_ token: CaseToken) {
    run.withLock { _ = $0.insert(token) }
    missing.withLock { if $0 == token { $0 = nil } }
  }

  private static let failsAtExit: Void = {
    let isArranged = atexit {
      guard let token = RequestedCase.missing.withLock({ $0 }) else { return }
      StandardError.put("LAW must name a law that this process checks; got \(token)\n")
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
    precondition(isArranged == 0, "the exit handler must be registered; got \(isArranged)")
  }()
}
