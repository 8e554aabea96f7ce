public import Markup

extension TaskBoard {
  /// Draws the tasks within tasks, the search, and the progress of saving.
  public func markup(of state: BoardState) -> Markup<Message> {
    let all = state.tasks.flattened
    return frame([
      .field("New task") { .add($0) },
      list(state.tasks, within: []),
      .status("\(all.count { !$0.isDone }) of \(all.count) left, \(state.sync)"),
      .group("Change", [button("undo", .undo, in: state), button("save", .save, in: state)]),
      search(state),
      .group(
        "What the remote answers",
        [
          button("saved", .saved(revision: state.revision), in: state),
          button("out of reach", .failed("out of reach"), in: state),
        ]
      ),
    ])
  }

  private func search(_ state: BoardState) -> Markup<Message> {
    let field = Markup<Message>.field(
      "Search",
      .input([.type("search"), .value(state.query), .onInput { .search($0) }])
    )
    guard !state.query.isEmpty else { return .div([.role("search")], [field]) }
    let hits = state.hits.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") } ?? "..."
    let answer = Markup<Message>.field("Found, with commas between them") {
      .found(ScriptLine("found \($0)").list)
    }
    return .div([.role("search")], [field, .status(hits.onOneLine), answer])
  }

  /// The tasks within one, or the outermost.
  private func list(_ tasks: [TaskNode], within path: [Int]) -> Markup<Message> {
    .ol(
      [.class("tasks")],
      tasks.indices.map { place in
        row(tasks[place], at: TaskPath(path + [place + 1])).keyed(key(of: place, in: tasks))
      }
    )
  }

  /// The name of a task among those beside it: its title, which never changes, and how many before
  /// it have the same.
  private func key(of place: Int, in tasks: [TaskNode]) -> Key {
    let title = tasks[place].title
    let count = tasks[..<place].count { $0.title == title }
    return Key(String(count) + " " + title)
  }

  private func row(_ task: TaskNode, at path: TaskPath) -> Markup<Message> {
    let title = task.title.onOneLine
    let line: [Markup<Message>] = [
      .box(title, isChecked: task.isDone, .toggle(path)),
      .button("remove", .remove(path), label: "Remove \(title)"),
      .details("add within", [.field("New task within \(title)") { .nest($0, under: path) }]),
    ]
    let children = task.children
    return .li([], line + (children.isEmpty ? [] : [list(children, within: path.numbers)]))
  }
}
