public import Markup

extension Tasks {
  /// Draws the tasks that pass the filter as a list of boxes, and what can be done with the list.
  public func markup(of state: TaskList) -> Markup<Message> {
    let rows = state.items.enumerated().compactMap { place, item in
      state.filter.shows(item) ? Row(number: place + 1, item: item) : nil
    }
    return frame(
      "tasks",
      titled: "Tasks",
      [
        .input([
          .class("new-todo"), .type("text"), .label("New task"),
          .placeholder("What needs to be done?"), .value(""),
          .on(.change) { .add(title: $0.value) },
        ]),
        .list("ol", [.class("tasks")], of: rows) { Self.row($0) },
        .status("\(state.left) of \(state.items.count) left"),
        .group(
          "Show",
          TaskList.Filter.allCases.map {
            button(
              $0.title,
              .filter($0),
              in: state,
              [.aria("pressed", $0 == state.filter ? "true" : "false")]
            )
          }
        ),
        .group(
          "Change",
          [button("Clear done", .clearDone, in: state), button("Undo", .undo, in: state)]
        ),
      ]
    )
  }

  /// A task as its row shows it: with the number by which messages name it.
  private struct Row: Equatable, Identifiable, Sendable {
    let number: Int
    let item: TaskItem

    var id: Int { item.id }
  }

  private static func row(_ row: Row) -> Markup<Message> {
    let title = row.item.title.onOneLine
    return .li(
      [.attribute("value", String(row.number))],
      [
        .box(title, isChecked: row.item.isDone, .toggle(number: row.number)),
        .details(
          "Edit",
          [
            .field("Title of \(title)", value: row.item.title) {
              .edit(number: row.number, title: $0)
            }
          ]
        ),
        .button("\u{D7}", .remove(number: row.number), label: "Remove \(title)"),
      ]
    )
  }
}

extension TaskList.Filter {
  /// The text of the button that chooses the filter.
  fileprivate var title: String {
    switch self {
    case .all: "All"
    case .active: "Active"
    case .done: "Done"
    }
  }
}
