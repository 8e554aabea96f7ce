public import Markup

extension People {
  /// Draws the filter, the list, the two fields and the buttons.
  public func markup(of state: PersonList) -> Markup<Message> {
    frame(
      "people",
      titled: "People",
      [
        field("Filter by surname", state.prefix) { .filter($0) },
        .div([], [.div([], list(of: state)), .div([], fields(of: state))]),
      ]
    )
  }

  /// The people who pass the filter.
  private func list(of state: PersonList) -> [Markup<Message>] {
    [
      .field(
        "People",
        .list(
          "select",
          [
            .attribute("size", "8"), .value(state.selected.map { String($0) } ?? ""),
            .on(.change) { Int($0.value).map { .select($0) } },
          ],
          of: state.shown
        ) { person in .option([.value(String(person.id))], [.text(person.line)]) }
      ),
      .status(state.shown.isEmpty ? "No surname begins so." : ""),
    ]
  }

  /// The names, and what can be done with them.
  private func fields(of state: PersonList) -> [Markup<Message>] {
    [
      field("Name", state.name) { .name($0) },
      field("Surname", state.surname) { .surname($0) },
      .group(
        "Change",
        [
          button("Create", .create, in: state, [.class("primary")]),
          button("Update", .update, in: state), button("Delete", .delete, in: state),
        ]
      ),
    ]
  }

  private func field(
    _ name: String,
    _ text: String,
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup<Message> {
    .field(name, .input([.type("text"), .value(text), .onInput(message)]))
  }
}
