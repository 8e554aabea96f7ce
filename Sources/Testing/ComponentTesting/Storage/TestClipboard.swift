import ComponentKit
public import ComponentServices
import Locks

/// A clipboard in memory, which a test fills, reads and lets fail.
///
/// ```swift
/// let test = TestClipboard("moth-6")
/// _ = test.clipboard.write("moth-7").start(
///   Outlet(send: { _ in }, finish: {}, fail: { _ in })
/// )
/// test.text  // "moth-7"
/// ```
///
/// A program under test receives ``clipboard`` in place of the host's.
public final class TestClipboard: Sendable {
  private let state: Locked<(text: String, error: ClipboardError?)>

  /// Creates a clipboard with a text.
  public init(_ text: String = "") { state = Locked((text, nil)) }

  /// The text.
  public var text: String { state.withLock { $0.text } }

  /// Lets each later access fail with an error, or with nil succeed again.
  public func fail(with error: ClipboardError?) { state.withLock { $0.error = error } }

  /// The clipboard, whose work ends at once.
  public var clipboard: Clipboard {
    Clipboard(
      read: { receive in self.access(receive) { .text($0) } },
      write: { text, receive in
        self.access(receive) {
          $0 = text
          return .written
        }
      }
    )
  }

  private func access(
    _ receive: Clipboard.Receive,
    _ body: @Sendable (inout String) -> ClipboardEvent
  ) -> Cancellation {
    let event = state.withLock { state in
      state.error.map { .failed($0) } ?? body(&state.text)
    }
    receive(event)
    return .none
  }
}
