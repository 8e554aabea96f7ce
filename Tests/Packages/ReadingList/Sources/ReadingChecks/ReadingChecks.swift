import ComponentKit
import ComponentTesting
import EmbeddedText
import Markup
import ReadingList

/// What there is to decide about the reading list: all orders of a search, its answers, and ways back.
package enum ReadingChecks {
  package static let dune = Book("OL893415W", "Dune", by: "Frank Herbert")

  /// What is on the screens, which leaves out what can be undone: nothing is undone here.
  package struct Shown: Hashable, Sendable {
    let entries: [BookList.Entry]
    let canUndo: Bool
    let screens: [ReadingList.Screen]
    let search: Search.State?

    package init(_ state: ReadingList.State) {
      (entries, canUndo) = (state.entries, state.books.state.canUndo)
      screens = state.screens.seeds
      search = (state.screens[1] ?? nil)?.state
    }
  }

  package static let messages: [ReadingList.Message] = [
    .screens(.pop), .screens(.push(.search)), .screens(.push(.book(dune.id))),
    .screens(.screen(1, .type("dune"))), .screens(.screen(1, .type(""))),
    .screens(.screen(1, .retry)), .screens(.screen(1, .cancel)),
    .books(.message(.add(dune))), .books(.message(.remove(dune.id))),
  ]

  package static let answers = WorkAnswers<Shown, ReadingList.Message>("screens/1/search") { _ in
    [
      .message(.screens(.screen(1, .found([dune])))),
      .message(.screens(.screen(1, .failed("The server sleeps.")))),
    ]
  }

  package static let properties: [CheckedProperty<ReadingList>] = [
    .everyStateCanBeLeft, .pagesAreAccessible(), .architecturesAgree,
    CheckedProperty(
      "no-late-answer",
      .never("an answer comes although no search is under way") {
        guard case .screens(.screen(1, .found, _)) = $0.message else { return false }
        return Shown($0.before.state).search?.answer != .loading
      }
    ),
    CheckedProperty(
      "address-leads-back",
      .always("the address of a state leads to it") { moment in
        var list = moment.after
        let message = list.program.message(for: list.program.route(of: list.state))
        guard let message, list.send(message) == nil else { return false }
        return Shown(list.state) == Shown(moment.after.state)
      }
    ),
    CheckedProperty(
      "saved-list-is-read",
      .always("a saved list and its screens are read") { moment in
        let (list, state) = (moment.after.program, moment.after.state)
        let loaded = list.load(list.save(state), version: ReadingList.version)
        return loaded?.entries == state.entries && loaded?.screens.seeds == state.screens.seeds
      }
    ),
  ]

  /// All of it.
  package static var checks: Checks<ReadingList> {
    Checks(
      key: { Shown($0) },
      messages: { _ in messages },
      answers: answers,
      properties: properties
    )
  }
}
