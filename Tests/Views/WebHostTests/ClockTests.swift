import ComponentKit
import Testing
import WebHost

@Suite("The clock of a page")
struct ClockTests {
  /// Starts work, and returns its messages and its other outputs, as text.
  private func events(
    of work: Work<String>
  ) -> (AsyncStream<String>, Cancellation, AsyncStream<String>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let outlet = Outlet<String>(
      send: { continuation.yield($0) },
      finish: {
        continuation.yield("end")
        continuation.finish()
      },
      fail: { continuation.yield("\($0)") }
    )
    return (stream, work.start(outlet), continuation)
  }

  @Test("sends a message after a time, once")
  func after() async {
    let (stream, _, _) = events(of: .after(.milliseconds(1), send: "tea"))
    var seen: [String] = []
    for await event in stream { seen.append(event) }
    #expect(seen == ["tea", "end"])
  }

  @Test("sends a message repeatedly, until it is cancelled")
  func every() async {
    let (stream, cancellation, _) = events(of: .every(.milliseconds(1), id: "tick", send: "tick"))
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<5 { #expect(await iterator.next() == "tick") }
    cancellation.cancel()
  }

  @Test("drops the messages of cancelled work")
  func cancelled() async {
    let (stream, cancellation, end) = events(of: .after(.milliseconds(5), send: "never"))
    cancellation.cancel()
    let (later, _, _) = events(of: .after(.milliseconds(50), send: "later"))
    for await _ in later {}
    // A sent message would have arrived by now.
    end.finish()
    for await event in stream { Issue.record("sent \(event)") }
  }

  @Test("replaces work of the same name")
  func names() {
    #expect(Work.after(.seconds(1), id: "a", send: 1).id == "a")
    #expect(Work.after(.seconds(1), send: 1).id == nil)
    #expect(Work.every(.seconds(1), id: "b", send: 1).policy == .latest)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  @Test("traps for a time that is not positive")
  func positive() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Work.every(.milliseconds(-3), send: 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("time must be positive; got -3 ms"))
  }
  #endif
}
