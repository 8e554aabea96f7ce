public import Markup

extension TaskBoard: SavedProgram, JSONProgram {
  /// The tasks, each with its depth, and the revision that the server has.
  ///
  /// The JSON does not contain the undo history, which can be a hundred boards, nor the search.
  func json(of state: BoardState) -> JSONValue {
    [
      "tasks": .list(state.tasks.json(at: 0)), "revision": .number(state.revision),
      "sync": state.sync.json,
    ]
  }

  /// Reads the tasks, which must not be within each other more than a hundred deep.
  func state(of json: JSONValue) -> BoardState? {
    guard let values = json.values("tasks", "revision", "sync"),
      let rows = values[0].list(of: { Row($0) }),
      let revision = values[1].number, 0...BoardState.revisionLimit ~= revision,
      let sync = BoardState.Sync(values[2])
    else { return nil }
    var rest = rows[...]
    var state = BoardState()
    state.tasks = Row.tasks(at: 0, from: &rest)
    state.revision = revision
    state.sync = sync
    return rest.isEmpty ? state : nil
  }
}

// MARK: - Implementation

/// A task, and how many others it is within.
private struct Row {
  let depth: Int
  let task: TaskNode

  /// Reads a row.
  init?(_ json: JSONValue) {
    guard let values = json.values("depth", "title", "isDone"),
      let depth = values[0].number, 0...BoardState.depthLimit ~= depth,
      let title = values[1].text, !title.isBlank, let isDone = values[2].flag
    else { return nil }
    self.depth = depth
    task = TaskNode(title: title, isDone: isDone)
  }

  /// Takes the tasks of a depth off the front, each with those within it.
  static func tasks(at depth: Int, from rows: inout ArraySlice<Row>) -> [TaskNode] {
    var tasks: [TaskNode] = []
    while let row = rows.first, row.depth == depth {
      rows.removeFirst()
      var task = row.task
      task.children = Row.tasks(at: depth + 1, from: &rows)
      tasks.append(task)
    }
    return tasks
  }
}

extension [TaskNode] {
  /// The tasks as rows, each before those within it.
  fileprivate func json(at depth: Int) -> [JSONValue] {
    flatMap { task in
      [
        [
          "depth": .number(depth), "title": .text(task.title), "isDone": .flag(task.isDone),
        ] as JSONValue
      ] + task.children.json(at: depth + 1)
    }
  }
}

extension BoardState.Sync {
  /// How far the tasks are saved, as JSON: nothing is left to do, so many failures, or a reason.
  fileprivate var json: JSONValue {
    switch self {
    case .saved: .null
    case .unsaved(let failures): .number(failures)
    case .offline(let reason): .text(reason)
    }
  }

  /// Reads how far the tasks are saved.
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .null: self = .saved
    case .number(let failures):
      guard 0...2 ~= failures else { return nil }
      self = .unsaved(failures: failures)
    case .text(let reason): self = .offline(reason)
    default: return nil
    }
  }
}
