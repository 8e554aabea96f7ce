import CTerminal
import Foundation
import Markup

/// Where threads that serve a host leave what the thread at the terminal is to show.
///
/// ## Why threads may share it
///
/// What stands on it is only touched while the lock is held, and is `Sendable`.
final class Noticeboard<Message: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var view: Markup<Message>?
  private var report: String?
  private var unhandled = 0

  /// Leaves a view, instead of one that nobody has taken.
  func put(_ new: Markup<Message>) {
    // The old view is released after the lock, since its functions may hold anything.
    _ = lock.withLock { () -> Markup<Message>? in
      defer { view = new }
      return view
    }
    terminal_notify()
  }

  /// Leaves a line for the person at the terminal.
  func put(report new: String) {
    lock.withLock { report = new }
    terminal_notify()
  }

  /// Notes that a message of the person's is sent.
  func noteSent() { lock.withLock { unhandled += 1 } }

  /// Notes that such a message was handled, and what comes of it left here.
  func noteHandled() {
    lock.withLock { unhandled -= 1 }
    terminal_notify()
  }

  /// Takes what was left; the view is settled where it comes of all that was sent.
  func take() -> (view: Markup<Message>?, report: String?, isSettled: Bool) {
    lock.withLock {
      defer {
        view = nil
        report = nil
      }
      return (view, report, unhandled == 0)
    }
  }
}
