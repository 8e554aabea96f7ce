import ComponentHost
import ComponentKit
import Foundation
import Markup

/// A line for the person at the terminal.
struct ViewReport: Sendable {
  let text: String

  /// Whether it says why the program has refused what the person did.
  var isRefusal = false
}

/// The latest view and report of a host, for the thread that draws the terminal.
///
/// The conformance to `Sendable` is unchecked: the lock guards all access to the properties.
final class ViewMailbox<Message: Sendable>: @unchecked Sendable {
  /// Wakes the thread that draws.
  private let notify: @Sendable () -> Void

  private let lock = NSLock()
  private var view: Markup<Message>?
  private var report: ViewReport?
  private var unhandled = 0
  private var isOver = false

  init(notify: @escaping @Sendable () -> Void = {}) { self.notify = notify }

  /// Stores a view, and replaces one that was not taken.
  func put(_ new: Markup<Message>) {
    // Releasing the old view may run other code, so that happens after the lock.
    _ = lock.withLock { () -> Markup<Message>? in
      defer { view = new }
      return view
    }
    notify()
  }

  /// Stores a report for the person at the terminal, or writes it where the run is over.
  ///
  /// Who has sent a message learns of its refusal. Of one that the program's own work has sent, nobody
  /// waits for that.
  func put(_ new: HostReport<Message>) {
    if case .refused = new { return }
    let isClosed = lock.withLock {
      report = ViewReport(text: "\(new)")
      return isOver
    }
    switch new {
    case .unsaved where isClosed, .unread where isClosed: HostReport.print(new)
    default: notify()
    }
  }

  /// Records that the run is over.
  func close() { lock.withLock { isOver = true } }

  /// Records that a message of the person was sent.
  func noteSent() { lock.withLock { unhandled += 1 } }

  /// Records that such a message was handled, or why it was refused, after its view was stored.
  func noteHandled(_ refusal: Refusal?) {
    lock.withLock {
      unhandled -= 1
      if let refusal { report = ViewReport(text: refusal.reason, isRefusal: true) }
    }
    notify()
  }

  /// Removes and returns the view and the report, and whether every message sent was handled.
  func take() -> (view: Markup<Message>?, report: ViewReport?, isSettled: Bool) {
    lock.withLock {
      defer {
        view = nil
        report = nil
      }
      return (view, report, unhandled == 0)
    }
  }
}
