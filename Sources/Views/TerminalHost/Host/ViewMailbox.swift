import CTerminal
import Foundation
import Markup

/// The latest view and report of a host, for the thread that draws the terminal.
///
/// The conformance to `Sendable` is unchecked: the lock guards all access to the properties.
final class ViewMailbox<Message: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var view: Markup<Message>?
  private var report: String?
  private var unhandled = 0
  private var isOver = false

  /// Stores a view, and replaces one that was not taken.
  func put(_ new: Markup<Message>) {
    // Releasing the old view may run other code, so that happens after the lock.
    _ = lock.withLock { () -> Markup<Message>? in
      defer { view = new }
      return view
    }
    terminal_notify()
  }

  /// Stores a line for the person at the terminal.
  func put(report new: String) {
    lock.withLock { report = new }
    terminal_notify()
  }

  /// Whether nobody takes what is stored.
  var isClosed: Bool { lock.withLock { isOver } }

  /// Records that the run is over.
  func close() { lock.withLock { isOver = true } }

  /// Records that a message of the person was sent.
  func noteSent() { lock.withLock { unhandled += 1 } }

  /// Records that such a message was handled, after its view was stored.
  func noteHandled() {
    lock.withLock { unhandled -= 1 }
    terminal_notify()
  }

  /// Removes and returns the view and the report, and whether every message sent was handled.
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
