package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// For a list of one person.
  ///
  /// A person adds one name at most, and does everything with both that the program offers.
  package static func people() -> Checks
  where
    P: Program<PersonList, People.Message, String> & Sendable
  {
    Checks(
      messages: { list in
        (list.nextID < 3 ? [.create] : [])
          + [.update, .delete, .select(1), .select(2), .filter(""), .filter("E")]
          + [.surname("Tisch"), .surname(" ")]
      },
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "the-selected-is-shown",
          .always("the selected person is one of those that are shown") {
            let list = $0.after.state
            return list.selected.map { id in list.shown.contains { $0.id == id } } ?? true
          }
        ),
        CheckedProperty(
          "filters-keep-people",
          .always("a filter changes nobody") {
            guard case .filter? = $0.message else { return true }
            return $0.before.state.people == $0.after.state.people
          }
        ),
        CheckedProperty(
          "updates-change-one",
          .always("an update changes the selected person only") {
            guard $0.message == .update else { return true }
            let (before, after) = ($0.before.state, $0.after.state)
            return zip(before.people, after.people).allSatisfy {
              $0 == $1 || $0.id == before.selected && $1.surname == before.surname
            }
          }
        ),
        CheckedProperty(
          "surnames-are-not-blank",
          .never("a surname is blank") { $0.after.state.people.contains { $0.surname == " " } }
        ),
      ])
    )
  }
}
