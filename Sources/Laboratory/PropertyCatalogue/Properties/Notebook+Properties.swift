package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// A person writes three notes at most, one of them within another, moves and removes them.
  ///
  /// On a page, a person writes one note and another within it, and reads two levels or three.
  package static func notebook() -> Checks
  where
    P: Program<Notebook.State, Notebook.Message, String> & Sendable
  {
    Checks(
      key: { $0 },
      messages: { screen in
        (screen.notes[[2]] == nil ? [.add("a", within: [])] : [])
          + (screen.notes[[1, 1]] == nil ? [.add("a", within: [1])] : [])
          + [.add(" ", within: []), .rewrite([1], "b"), .move([2], to: 1), .move([1], to: 2)]
          + [.remove([1]), .remove([2]), .remove([1, 1])]
          + [.levels(0), .levels(1), .levels(2), .outline, .read]
      },
      pageMessages: { screen in
        (screen.notes.isEmpty ? [.add("a", within: [])] : [])
          + (screen.notes[[1, 1]] == nil ? [.add("b", within: [1])] : [])
          + [.remove([1]), .levels(2), .levels(3), .outline, .read]
      },
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "hidden-sides-keep-their-state",
          .always("to show a side changes neither the notes nor the levels") {
            guard $0.message == .outline || $0.message == .read else { return true }
            let (before, after) = ($0.before.state, $0.after.state)
            return before.notes == after.notes && before.levels == after.levels
          }
        ),
        CheckedProperty(
          "changes-keep-the-other-notes",
          .always("a note that gets another text changes no other note") {
            guard case .rewrite(let path, let text)? = $0.message, $0.refusal == nil else {
              return true
            }
            var notes = $0.before.state.notes
            notes[path] = text
            return notes == $0.after.state.notes
          }
        ),
        CheckedProperty(
          "removals-take-what-is-within",
          .always("a note is removed with those within it, and no others") {
            guard case .remove(let path)? = $0.message, $0.refusal == nil else { return true }
            let rest = $0.before.state.notes.filter { !$0.key.starts(with: path) }
            return rest == $0.after.state.notes
          }
        ),
        CheckedProperty(
          "moves-keep-all-notes",
          .always("a move keeps all notes and their paths") {
            guard case .move? = $0.message else { return true }
            return $0.before.state.notes == $0.after.state.notes
          }
        ),
        CheckedProperty(
          "reads-the-upper-levels",
          .always("the reader shows the notes of the upper levels") {
            let screen = $0.after.state
            guard screen.isReading else { return true }
            let count = screen.notes.keys.count { $0.count <= screen.levels }
            return $0.view.split(separator: "\n").count == count + 1
          }
        ),
      ])
    )
  }
}
