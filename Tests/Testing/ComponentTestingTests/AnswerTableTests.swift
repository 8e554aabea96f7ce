import ComponentKit
import ComponentServices
import ComponentTesting
import Testing

@Suite("A table of answers")
struct AnswerTableTests {
  @Test(
    "counts a request that is cancelled before its last event, once",
    arguments: [
      (.never, [true, true]), (.failure(.unreachable, after: .seconds(2)), [true, false]),
      (.text("x", after: .seconds(2)), [true, false]),
      (.interrupted([1], after: .seconds(2)), [true, false]),
      (.text("x"), [false, false]), (.failure(.unreachable), [false, false]),
      (
        .response(HTTPResponse(status: 200, body: "abc"), parts: 3, apart: .seconds(1)),
        [true, false]
      ),
    ] as [(AnswerTable.Answer, [Bool])]
  )
  func cancelled(answer: AnswerTable.Answer, isCounted: [Bool]) throws {
    for (seconds, isCounted) in zip([1, 4], isCounted) {
      let clock = TestClock()
      let table = AnswerTable(clock: clock)
      let address = try WebAddress("https://example.com/")
      table.answer(.get, address, with: answer)
      let work = table.network.events(of: HTTPRequest(.get, address))
      let running = work.start(Outlet(send: { _ in }, finish: {}, fail: { _ in }))
      clock.advance(by: .seconds(seconds))
      for _ in 0..<2 { running.cancel() }
      clock.advance(by: .seconds(9))
      #expect(table.cancelled == (isCounted ? 1 : 0), "after \(seconds) seconds")
    }
  }
}
