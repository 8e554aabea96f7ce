import ComponentKit
import ComponentTesting
package import SamplePrograms

extension NewsScreen: CheckedProgram {
  /// A screen of one article.
  package static var checked: NewsScreen { NewsScreen(articles: ["Moths return"]) }

  package static var source: String { #"NewsScreen(articles: ["Moths return"])"# }

  /// A person opens and closes the screen.
  package static func messages(in state: State) -> [Message] { [.open, .close] }

  package static let properties: [CheckedProperty<Checked>] = [
    CheckedProperty(
      "opens-with-articles",
      .always("an opened screen shows the articles") {
        $0.message != .open || $0.refusal != nil || $0.after.state == .loaded(["Moths return"])
      }
    ),
    CheckedProperty("close-undoes-open") { $0.undo(by: .close) { $0 == .open } },
    CheckedProperty(
      "never-loads-for-ever",
      .always(
        rests.implies(.not(TemporalProperty("the screen loads") { $0.after.state == .loading }))
      )
    ),
    refusalsChangeNothing,
    everyStateCanBeLeft,
    pagesAreAccessible(),
    memoryDoesNotGrow,
    architecturesAgree,
  ]
}
