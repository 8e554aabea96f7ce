import Comonads
import ComponentKit
import ComponentTesting

@testable import PropertyCatalogue
@testable import SamplePrograms

// MARK: - Lists

extension MutantTests {
  static let lists: [Mutant] = [
    .step(Tasks.self, "undoes a removal at the end") { tasks, state, message, _ in
      let refusal = tasks.step(&state, by: message)
      if refusal == nil, message == .undo { state.items.sort { $0.id > $1.id } }
      return refusal
    }
    .breaking("undo-restores", in: 5),
    .step(Tasks.self, "clears done tasks when filtering") { tasks, state, message, _ in
      if case .filter = message { state.items.removeAll { $0.isDone } }
      return tasks.step(&state, by: message)
    }
    .breaking("filters-keep-tasks", in: 3),
    .view(Tasks.self, "counts done tasks") { tasks, state in
      "\(state.items.count) of \(state.items.count) left"
    }
    .breaking("counts-the-rest", in: 2),
    .step(Tasks.self, "gives an identifier again") { tasks, state, message, _ in
      let refusal = tasks.step(&state, by: message)
      if refusal == nil, case .add = message, let last = state.items.popLast() {
        state.items.append(TaskItem(id: 1, title: last.title, isDone: false))
      }
      return refusal
    }
    .breaking("identifiers-differ", in: 2),
    .step(Tasks.self, "takes blank titles") { tasks, state, message, _ in
      if message == .add(title: " "), state.items.isEmpty {
        state.add(" ")
        return nil
      }
      return tasks.step(&state, by: message)
    }
    .breaking("titles-are-not-blank", in: 1),
    .step(Todos.self, "clears all todos") { todos, state, message, _ in
      let refusal = todos.step(&state, by: message)
      if refusal == nil, message == .clearCompleted { state.items = [] }
      return refusal
    }
    .breaking("clearing-keeps-the-rest", in: 4),
    .step(Todos.self, "edits a removed todo") { todos, state, message, _ in
      let editing = state.editing
      let refusal = todos.step(&state, by: message)
      if case .remove = message { state.editing = editing }
      return refusal
    }
    .breaking("edited-todos-exist", in: 3),
    .view(Todos.self, "shows all todos as active ones") { todos, state in
      var list = state
      if list.route == .active { list.route = .all }
      return todos.view(list) { _ in }
    }
    .breaking("shows-the-route", in: 3),
    .step(Todos.self, "keeps a todo with a blank title") { todos, state, message, _ in
      if message == .save(title: " "), state.editing != nil {
        state.editing = nil
        return nil
      }
      return todos.step(&state, by: message)
    }
    .breaking("a-blank-title-removes", in: 3),
    .step(Todos.self, "ticks the todos that it hides") { todos, state, message, _ in
      if case .route = message, !state.items.isEmpty { state.items[0].isDone = true }
      return todos.step(&state, by: message)
    }
    .breaking("routes-keep-todos", in: 2),
    .view(Todos.self, "says item for many") { todos, state in
      todos.view(state) { _ in }.split(separator: "\n").map { line in
        line.hasPrefix("2 items left") ? "2 item left" : String(line)
      }.joined(separator: "\n")
    }
    .breaking("counts-the-rest", in: 2),
  ]
}

// MARK: - Children

extension MutantTests {
  static let children: [Mutant] = [
    .step(Notebook.self, "resets the hidden reader") { notebook, state, message, effect in
      if message == .outline { _ = state.sides.right.step(by: 3) }
      return notebook.step(&state, by: message, effect: &effect)
    }
    .breaking("hidden-sides-keep-their-state", in: 2),
    .step(Notebook.self, "removes a note for the one around it") {
      notebook,
      state,
      message,
      effect in
      let inner = message == .remove([1]) && state.notes[[1, 1]] != nil
      return notebook.step(&state, by: inner ? .remove([1, 1]) : message, effect: &effect)
    }
    .breaking("removals-take-what-is-within", in: 3),
    .step(Notebook.self, "rewrites the notes within, too") { notebook, state, message, effect in
      if case .rewrite(let path, let text) = message {
        _ = notebook.step(&state, by: .rewrite(path + [1], text), effect: &effect)
      }
      return notebook.step(&state, by: message, effect: &effect)
    }
    .breaking("changes-keep-the-other-notes", in: 3),
    .step(Notebook.self, "removes a note that is moved") { notebook, state, message, effect in
      let refusal = notebook.step(&state, by: message, effect: &effect)
      if refusal == nil, case .move(let path, _) = message {
        _ = notebook.step(&state, by: .remove(path), effect: &effect)
      }
      return refusal
    }
    .breaking("moves-keep-all-notes", in: 3),
    .view(Notebook.self, "reads all levels") { notebook, state in
      var screen = state
      _ = screen.sides.right.step(by: 9)
      return notebook.view(screen) { _ in }
    }
    .breaking("reads-the-upper-levels", in: 4),
  ]
}
