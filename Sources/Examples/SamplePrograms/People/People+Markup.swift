public import Markup

extension People {
  /// Draws the filter, the list, the two fields and the buttons.
  public func markup(of state: PersonList) -> Markup<Message> {
    frame([
      field("Filter by surname", state.prefix) { .filter($0) },
      .field(
        "People",
        .select(
          [
            .attribute("size", "8"), .value(state.selected.map { String($0) } ?? ""),
            .on(.change) { Int($0.value).map { .select($0) } },
          ],
          state.shown.map { Self.row($0) }
        )
      ),
      field("Name", state.name) { .name($0) },
      field("Surname", state.surname) { .surname($0) },
      .group(
        "Change",
        [
          button("Create", .create, in: state), button("Update", .update, in: state),
          button("Delete", .delete, in: state),
        ]
      ),
    ])
  }

  /// The row of a person, which is drawn again when a name has changed.
  private static func row(_ person: PersonList.Person) -> Markup<Message> {
    .memo(on: person) { .option([.value(String($0.id))], [.text($0.line)]) }.keyed(Key(person.id))
  }

  private func field(
    _ name: String,
    _ text: String,
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup<Message> {
    .field(name, .input([.type("text"), .value(text), .onInput(message)]))
  }
}
