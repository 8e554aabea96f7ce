import ComponentKit
import ComponentServices
import ComponentTesting
import EmbeddedText
import ReadingChecks
import ReadingList

let dune = ReadingChecks.dune
let emma = Book("OL66513W", "Emma", by: "Jane Austen")

/// A list whose searches a test answers by hand.
let program = ReadingList(AnswerTable(clock: TestClock()).network)

typealias ReadingTester = Tester<Redux<ReadingList>>

extension ReadingTester {
  convenience init(_ books: Book...) {
    var list = Component<Redux<ReadingList>>(program)
    for book in books { list.send(.books(.message(.add(book)))) }
    self.init(list)
  }

  /// Opens the search and types a text, which is searched for when the typing has stopped.
  func search(_ query: String) -> ControlledWork<Redux<ReadingList>> {
    press("Find a book")
    type(query, into: "Title or author")
    expect(effects: [.wait("screens/1/search")])
    advance(by: .milliseconds(300))
    return work("screens/1/search")
  }
}

extension ControlledWork<Redux<ReadingList>> {
  /// Answers a search, and ends it.
  func answer(_ message: Search.Message) {
    send(.screens(.screen(1, message)))
    finish()
  }
}
