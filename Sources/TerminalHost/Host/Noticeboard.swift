import CTerminal
import Foundation
import Markup

/// Where threads that serve a host leave what the thread at the terminal is to show.
///
/// ## Why threads may share it
///
/// What stands on it is only touched while the lock is held, and is `Sendable`.
final class Noticeboard<Move: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var view: Markup<Move>?
  private var report: String?

  /// Leaves a view, instead of one that nobody has taken.
  func put(_ new: Markup<Move>) {
    lock.withLock { view = new }
    terminal_notify()
  }

  /// Leaves a line for the person at the terminal.
  func put(report new: String) {
    lock.withLock { report = new }
    terminal_notify()
  }

  /// Takes what was left.
  func take() -> (view: Markup<Move>?, report: String?) {
    lock.withLock {
      defer {
        view = nil
        report = nil
      }
      return (view, report)
    }
  }
}
