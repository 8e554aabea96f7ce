public import ComponentKit

/// Tasks within tasks, which are searched and saved somewhere else.
///
/// ```swift
/// var board = Component<Elm<TaskBoard>>(TaskBoard())
/// board.send(.add("travel"))                          // nil
/// board.send(.nest("pack", under: TaskPath([1])))     // nil
/// board.view  // "1. [ ] travel\n  1.1. [ ] pack\n2 of 2 left, unsaved"
/// board.send(.saved(revision: 2))                     // nil
/// board.view  // "1. [ ] travel\n  1.1. [ ] pack\n2 of 2 left, saved"
/// ```
///
/// The board saves a change one second after the last one. It tries a failed save again after two
/// seconds and after four, and then when the user requests it. It searches when the typing has
/// stopped. Every change of the tasks can be undone; the board saves the undoing like any change.
public struct TaskBoard: ActiveProgram, ScriptedProgram {
  /// The actions of the user and the answers of the server.
  public enum Message: Codable, Hashable, Sendable {
    /// Adds a task at the end.
    case add(String)
    /// Adds a task at the end of those within another.
    case nest(String, under: TaskPath)
    /// Marks a task as done, or as not done.
    case toggle(TaskPath)
    /// Removes a task and those within it.
    case remove(TaskPath)
    /// Goes back before the latest change.
    case undo
    /// Searches for a text; for an empty one, no longer.
    case search(String)
    /// The titles that the search has found.
    case found([String])
    /// Saves at once.
    case save
    /// The remote has saved a revision.
    case saved(revision: Int)
    /// Why the remote could not save.
    case failed(String)
  }

  /// The services that the program calls.
  public struct Remote: Sendable {
    /// Saves tasks, and answers with `saved` or `failed`.
    public var save: @Sendable (_ tasks: [TaskNode], _ revision: Int) -> Work<Message> = { _, _ in
      .silent
    }

    /// Searches for a text, and answers with `found`.
    public var search: @Sendable (_ text: String, _ tasks: [TaskNode]) -> Work<Message> = { _, _ in
      .silent
    }

    /// Creates a remote that never answers.
    public init() {}
  }

  /// No task at the start.
  public let initial = BoardState()

  private let remote: Remote

  /// Creates a board whose remote never answers.
  public init() { self.init(remote: Remote()) }

  /// Creates a board with a remote.
  public init(remote: Remote) { self.remote = remote }
}

// MARK: - Refusing

extension TaskBoard {
  /// Refuses blank titles, paths to no task, answers to no search, and an undo without a change.
  public func refusal(of message: Message, in state: BoardState) -> Refusal? {
    if let error = rangeError(of: message, in: state) { return Refusal(error.reason) }
    switch message {
    case .add(let title) where title.isBlank, .nest(let title, _) where title.isBlank:
      return Refusal("title must not be blank; got \(title.quoted)")
    case .nest(_, let path) where path.numbers.count > BoardState.depthLimit:
      return Refusal("a task must be within at most \(BoardState.depthLimit) others")
    case .add where isFull(state), .nest where isFull(state), .toggle where isFull(state),
      .remove where isFull(state), .undo where isFull(state):
      return Refusal("changes must not exceed \(BoardState.revisionLimit)")
    case .undo where state.past.isEmpty:
      return Refusal("a change must exist to be undone; got none")
    case .found where state.query.isEmpty: return Refusal("nothing is searched for")
    case .save where state.sync == .saved, .failed where state.sync == .saved:
      return Refusal("everything is saved")
    case .saved(let revision) where revision > state.revision:
      return Refusal("revision must be at most \(state.revision); got \(revision)")
    case .add, .nest, .toggle, .remove, .undo, .search, .found, .save, .saved, .failed: return nil
    }
  }

  private func isFull(_ state: BoardState) -> Bool { state.revision >= BoardState.revisionLimit }

  /// Explains that a path leads to no task.
  public func rangeError(of message: Message, in state: BoardState) -> ScriptError? {
    switch message {
    case .nest(_, let path), .toggle(let path), .remove(let path):
      let isThere = state.tasks.contains(path.numbers)
      return isThere ? nil : ScriptError("path must lead to a task; got \(path)")
    case .add, .undo, .search, .found, .save, .saved, .failed: return nil
    }
  }
}

// MARK: - Changing

extension TaskBoard {
  /// Changes the board, and requests a search or a save.
  public func update(_ state: inout BoardState, by message: Message) -> Effect<Message> {
    switch message {
    case .add(let title): state.change { $0.append(TaskNode(title: title)) }
    case .nest(let title, let path):
      state.change { tasks in
        tasks.change(path.numbers) { $0.children.append(TaskNode(title: title)) }
      }
    case .toggle(let path):
      state.change { tasks in tasks.change(path.numbers) { $0.isDone.toggle() } }
    case .remove(let path): state.change { $0.remove(path.numbers) }
    case .undo: state.undo()
    case .search(let text): return search(text, &state)
    case .found(let titles):
      state.hits = titles
      return .none
    case .save:
      state.sync = .unsaved(failures: 0)
      return save(state, .latest)
    case .saved(let revision):
      if revision == state.revision { state.sync = .saved }
      return .none
    case .failed(let reason): return retry(after: reason, &state)
    }
    return save(state, .debounce(.seconds(1)))
  }

  /// Saves the unsaved tasks, and repeats the pending search.
  public func resume(at state: inout BoardState, effects: inout Effects) {
    if case .unsaved = state.sync { effects.add(save(state, .latest)) }
    if !state.query.isEmpty, state.hits == nil { effects.add(search(state.query, &state)) }
  }

  /// Requests a search when the typing has stopped, or cancels it.
  private func search(_ text: String, _ state: inout BoardState) -> Effect<Message> {
    state.query = text
    state.hits = nil
    guard !text.isEmpty else { return .cancel("search") }
    return remote.search(text, state.tasks).named("search", .debounce(.milliseconds(300)))
  }

  /// Requests the tasks to be saved; it replaces a waiting or running save.
  private func save(_ state: BoardState, _ policy: WorkPolicy) -> Effect<Message> {
    remote.save(state.tasks, state.revision).named("save", policy)
  }

  /// Saves again after a while, unless it has failed too often.
  private func retry(after reason: String, _ state: inout BoardState) -> Effect<Message> {
    let failures = state.sync.failures + 1
    guard failures < 3 else {
      state.sync = .offline(reason)
      return .none
    }
    state.sync = .unsaved(failures: failures)
    return save(state, .debounce(.seconds(1 << failures)))
  }
}

// MARK: - Viewing

extension TaskBoard {
  /// Shows the tasks, how many are left, the progress of saving, and the found titles.
  public func view(_ state: BoardState, send: @escaping (Message) -> Void) -> String {
    let all = state.tasks.flattened
    let left = all.count { !$0.isDone }
    var lines = state.tasks.lines(after: "", indent: "")
    lines.append("\(left) of \(all.count) left, \(state.sync)")
    if !state.query.isEmpty {
      let hits = state.hits.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
      lines.append("search \(state.query.quoted): \(hits?.onOneLine ?? "...")")
    }
    return lines.joined(separator: "\n")
  }
}
