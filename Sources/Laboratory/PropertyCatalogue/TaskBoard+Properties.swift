import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension TaskBoard: CheckedProgram {
  /// A person makes up to two changes, saves and searches; the server answers or fails.
  package static func messages(in board: BoardState) -> [Message] {
    (board.revision < 2 ? [.add("a"), .toggle(TaskPath([1])), .undo] : [])
      + [.add(" "), .save, .search("a"), .search("")]
  }

  package static let answers: [WorkAnswers<BoardState, Message>] = [
    WorkAnswers("save") {
      [.message(.saved(revision: $0.revision)), .message(.failed("no network"))]
    },
    WorkAnswers("search") { board in
      [.message(.found(board.tasks.map(\.title).filter { $0 == board.query }))]
    },
  ]

  package static let properties: [CheckedProperty<Checked>] = [
    CheckedProperty(
      "saved-means-saved",
      .always("the board is saved only by an answer for its revision") {
        guard $0.after.state.sync == .saved, $0.before.state.sync != .saved else { return true }
        return $0.message == .saved(revision: $0.after.state.revision)
      }
    ),
    CheckedProperty(
      "unsaved-work-is-outstanding",
      .always("changes that are not saved are being saved, or the board is offline") {
        if case .unsaved = $0.after.state.sync { $0.work.contains("save") } else { true }
      }
    ),
    CheckedProperty(
      "hits-belong-to-a-query",
      .never("there are hits without a query") {
        $0.after.state.query.isEmpty && $0.after.state.hits != nil
      }
    ),
    CheckedProperty(
      "searches-end",
      .always(
        rests.implies(
          .not(
            TemporalProperty("a query waits for its hits") {
              !$0.after.state.query.isEmpty && $0.after.state.hits == nil
            }
          )
        )
      )
    ),
    cancelledWorkIsNeverHeard("search") { $0 == .search("") },
    answersAreTaken,
    refusalsChangeNothing,
    everyStateCanBeLeft,
    // Neither the search nor the changes that can be undone are saved.
    savedStatesAreRestored { $0.query.isEmpty && $0.past.isEmpty },
    pagesAreAccessible(),
    memoryDoesNotGrow,
    architecturesAgree,
  ]
}
