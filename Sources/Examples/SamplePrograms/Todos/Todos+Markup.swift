public import Markup

// The template of the specification, in the classes of its current form.

extension Todos {
  /// Draws the list as the template does.
  public func markup(of state: TodoList) -> Markup<Message> {
    .div(
      [],
      [
        .section(
          [.class("todoapp")],
          [header(state)] + (state.items.isEmpty ? [] : [main(state), footer(state)])
        ),
        .footer([.class("info")], [.p([], ["Double-click to edit a todo"])]),
      ]
    )
  }

  /// The field for the next todo: each todo has a field of its own, so that it starts empty.
  private func header(_ state: TodoList) -> Markup<Message> {
    .header(
      [.class("header")],
      [
        .h1([], ["todos"]),
        .input([
          .class("new-todo"), .label("New todo"), .placeholder("What needs to be done?"),
          .focused(),
          .on(.keyDown) { $0.key == "Enter" ? .add(title: $0.value) : nil },
        ])
        .keyed(Key(state.nextID)),
      ]
    )
  }

  private func main(_ state: TodoList) -> Markup<Message> {
    .section(
      [.class("main")],
      [
        .label(
          [],
          [
            .input([
              .class("toggle-all"), .type("checkbox"),
              .checked(state.active == 0), .onCheck { .toggleAll($0) },
            ]),
            "Mark all as complete",
          ]
        ),
        .list(
          "ul",
          [.class("todo-list")],
          of: state.shown,
          selected: state.editing
        ) { item, isEditing in Self.row(item, isEditing: isEditing) },
      ]
    )
  }

  private func footer(_ state: TodoList) -> Markup<Message> {
    let count = Markup<Message>.span(
      [.class("todo-count"), .role("status")],
      [.strong([], ["\(state.active)"]), state.active == 1 ? " item left" : " items left"]
    )
    let filters = Markup<Message>.ul(
      [.class("filters")],
      TodoList.Route.allCases.map { route in
        let isSelected = route == state.route
        return .li(
          [],
          [
            .a(
              [
                .href("#\(route.address)"), .class("selected", if: isSelected),
                isSelected ? .aria("current", "page") : .none, .onClick(.route(route)),
              ],
              [.text(route.title)]
            )
          ]
        )
      }
    )
    let clear = Markup<Message>.button(
      [
        .type("button"), .class("clear-completed"), .class("quiet"), .onClick(.clearCompleted),
      ],
      ["Clear completed"]
    )
    return .footer([.class("footer")], [count, filters] + (state.completed > 0 ? [clear] : []))
  }
}

extension TodoList.Route {
  /// The text of the link to the todos.
  fileprivate var title: String {
    switch self {
    case .all: "All"
    case .active: "Active"
    case .completed: "Completed"
    }
  }
}

// MARK: - Rows

extension Todos {
  /// The row of a todo, which has a field while the todo is edited.
  private static func row(_ item: TaskItem, isEditing: Bool) -> Markup<Message> {
    .li(
      [.class("completed", if: item.isDone), .class("editing", if: isEditing)],
      [line(item, isEditing: isEditing)] + (isEditing ? [field(item)] : [])
    )
  }

  /// The markup of a todo that nobody edits, hidden while somebody does.
  private static func line(_ item: TaskItem, isEditing: Bool) -> Markup<Message> {
    .div(
      [.class("view"), .hidden(isEditing)],
      [
        .input([
          .class("toggle"), .type("checkbox"), .label("Done: \(item.title)"),
          .checked(item.isDone), .on(.change, .toggle(item.id)),
        ]),
        // Users without a pointer edit by a key.
        .label(
          [
            .attribute("tabindex", "0"), .on(.doubleClick, .edit(item.id)),
            .onKey("Enter", .edit(item.id)),
          ],
          [item.isDone ? .element("s", [], [.text(item.title)]) : .text(item.title)]
        ),
        .button(
          [
            .type("button"), .class("destroy"), .class("quiet"), .label("Remove \(item.title)"),
            .onClick(.remove(item.id)),
          ],
          ["\u{D7}"]
        ),
      ]
    )
  }

  /// The field in which a todo is edited.
  private static func field(_ item: TaskItem) -> Markup<Message> {
    .input([
      .class("edit"), .label("Title of \(item.title)"), .value(item.title),
      .focused(),
      .on(.blur) { .save(title: $0.value) },
      .on(.keyDown) { event in
        if event.key == "Enter" { return .save(title: event.value) }
        return event.key == "Escape" ? .discard : nil
      },
    ])
  }
}
