import ComponentKit
import ComponentServices
import ComponentTesting
import EmbeddedText
import ReadingList
import Testing

@Suite("The server")
struct ServerTests {
  private static let answers: [(AnswerTable.Answer, message: Search.Message)] = [
    (
      .text(
        #"{"docs":[{"key":"/works/OL893415W","title":"Dune","author_name":["Frank Herbert"]}]}"#
      ),
      .found([dune])
    ),
    (
      .text(#"{"docs":[{"key":"/works/OL1W","title":"Beowulf"}]}"#),
      .found([Book("OL1W", "Beowulf", by: "an unknown author")])
    ),
    (.text(#"{"error":"too short"}"#), .failed("The answer has no books.")),
    (.text("", status: 503), .failed("The server answers 503.")),
    (.failure(.unreachable), .failed("The search failed: \(NetworkError.unreachable).")),
  ]

  @Test("is asked for the words, and its answer is read", arguments: answers)
  func answer(answer: AnswerTable.Answer, message: Search.Message) throws {
    let clock = TestClock()
    let table = AnswerTable(clock: clock)
    table.answer(.get, try Search.address(of: "du ne"), with: answer)
    let tester = Tester(Component<Redux<ReadingList>>(ReadingList(table.network)))
    tester.search("du ne").start()
    clock.advance(by: .zero)
    tester.receive(.screens(.screen(1, message, of: ChildID(slot: 1, serial: 1))))
    try tester.check()
  }

  @Test("is not kept busy for a search that was left")
  func cancelled() throws {
    let table = AnswerTable(clock: TestClock())
    table.answer(.get, try Search.address(of: "dune"), with: .never)
    let tester = Tester(Component<Redux<ReadingList>>(ReadingList(table.network)))
    tester.search("dune").start()
    tester.press("Back")
    tester.expect(effects: [.cancel("screens/1")])
    #expect(table.requests.count == 1)
    #expect(table.cancelled == 1)
    try tester.check()
  }
}
