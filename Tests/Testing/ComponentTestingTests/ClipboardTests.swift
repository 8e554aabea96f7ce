import ComponentKit
import ComponentServices
import ComponentTesting
import Locks
import TestSupport
import Testing

@Suite("Clipboard")
struct ClipboardTests {
  @Test("reads what was written last", arguments: ["", "Ada", "a\nb", "\u{E9}\u{1F600}"])
  func laws(text: String) {
    let test = TestClipboard("before")
    #expect(events(test.clipboard.read()) == [.text("before")])
    #expect(events(test.clipboard.write("other")) == [.written])
    #expect(events(test.clipboard.write(text)) == [.written])
    #expect(events(test.clipboard.read()) == [.text(text)])
    #expect(test.text == text)
  }

  @Test("of a test fails when the test says so, and changes nothing")
  func failing() {
    let test = TestClipboard("before")
    for error in [ClipboardError.refused, .unavailable("none here")] {
      test.fail(with: error)
      #expect(events(test.clipboard.write("after")) == [.failed(error)])
      #expect(events(test.clipboard.read()) == [.failed(error)])
    }
    test.fail(with: nil)
    #expect(events(test.clipboard.read()) == [.text("before")])
  }

  @Test("names its work, so that new work replaces it")
  func names() {
    let clipboard = TestClipboard().clipboard
    #expect(clipboard.read().id == nil)
    #expect(clipboard.read(id: "paste").id == "paste")
    #expect(clipboard.write("a", id: "copy").id == "copy")
  }

  @Test("cancels the access of the host")
  func cancelling() {
    let cancelled = Locked(0)
    let clipboard = Clipboard(
      read: { _ in Cancellation { cancelled.withLock { $0 += 1 } } },
      write: { _, _ in Cancellation { cancelled.withLock { $0 += 1 } } }
    )
    let outlet = Outlet<ClipboardEvent>(send: { _ in }, finish: {}, fail: { _ in })
    clipboard.read().start(outlet).cancel()
    clipboard.write("a").start(outlet).cancel()
    #expect(cancelled.withLock { $0 } == 2)
  }
}
