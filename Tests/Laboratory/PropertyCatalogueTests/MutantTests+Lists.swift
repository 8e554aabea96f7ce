import Comonads
import ComponentKit
import ComponentTesting

@testable import PropertyCatalogue
@testable import SamplePrograms

// MARK: - Lists

extension MutantTests {
  static let lists: [(Mutant, String, Int)] = [
    (
      Mutant(
        Seeded<Tasks>.Fault("undoes a removal at the end") { tasks, state, message, _ in
          let refusal = tasks.step(&state, by: message)
          if refusal == nil, message == .undo { state.items.sort { $0.id > $1.id } }
          return refusal
        }
      ), "undo-restores", 5
    ),
    (
      Mutant(
        Seeded<Tasks>.Fault("clears done tasks when filtering") { tasks, state, message, _ in
          if case .filter = message { state.items.removeAll { $0.isDone } }
          return tasks.step(&state, by: message)
        }
      ), "filters-keep-tasks", 3
    ),
    (
      Mutant(
        Seeded<Tasks>.Fault("counts done tasks") { tasks, state in
          "\(state.items.count) of \(state.items.count) left"
        }
      ), "counts-the-rest", 2
    ),
    (
      Mutant(
        Seeded<Tasks>.Fault("gives an identifier again") { tasks, state, message, _ in
          let refusal = tasks.step(&state, by: message)
          if refusal == nil, case .add = message, let last = state.items.popLast() {
            state.items.append(TaskItem(id: 1, title: last.title, isDone: false))
          }
          return refusal
        }
      ), "identifiers-differ", 2
    ),
    (
      Mutant(
        Seeded<Tasks>.Fault("takes blank titles") { tasks, state, message, _ in
          if message == .add(title: " "), state.items.isEmpty {
            state.add(" ")
            return nil
          }
          return tasks.step(&state, by: message)
        }
      ), "titles-are-not-blank", 1
    ),
    (
      Mutant(
        Seeded<Todos>.Fault("clears all todos") { todos, state, message, _ in
          let refusal = todos.step(&state, by: message)
          if refusal == nil, message == .clearCompleted { state.items = [] }
          return refusal
        }
      ), "clearing-keeps-the-rest", 4
    ),
    (
      Mutant(
        Seeded<Todos>.Fault("edits a removed todo") { todos, state, message, _ in
          let editing = state.editing
          let refusal = todos.step(&state, by: message)
          if case .remove = message { state.editing = editing }
          return refusal
        }
      ), "edited-todos-exist", 3
    ),
    (
      Mutant(
        Seeded<Todos>.Fault("shows all todos as active ones") { todos, state in
          var list = state
          if list.route == .active { list.route = .all }
          return todos.view(list) { _ in }
        }
      ), "shows-the-route", 3
    ),
    (
      Mutant(
        Seeded<Todos>.Fault("keeps a todo with a blank title") { todos, state, message, _ in
          if message == .save(title: " "), state.editing != nil {
            state.editing = nil
            return nil
          }
          return todos.step(&state, by: message)
        }
      ), "a-blank-title-removes", 3
    ),
    (
      Mutant(
        Seeded<Todos>.Fault("ticks the todos that it hides") { todos, state, message, _ in
          if case .route = message, !state.items.isEmpty { state.items[0].isDone = true }
          return todos.step(&state, by: message)
        }
      ), "routes-keep-todos", 2
    ),
    (
      Mutant(
        Seeded<Todos>.Fault("says item for many") { todos, state in
          todos.view(state) { _ in }.split(separator: "\n").map { line in
            line.hasPrefix("2 items left") ? "2 item left" : String(line)
          }.joined(separator: "\n")
        }
      ), "counts-the-rest", 2
    ),
  ]
}

// MARK: - Children

extension MutantTests {
  static let children: [(Mutant, String, Int)] = [
    (
      Mutant(
        Seeded<Notebook>.Fault("resets the hidden reader") { notebook, state, message, effect in
          if message == .outline { _ = state.sides.right.step(by: 3) }
          return notebook.step(&state, by: message, effect: &effect)
        }
      ), "hidden-sides-keep-their-state", 2
    ),
    (
      Mutant(
        Seeded<Notebook>.Fault("removes a note for the one around it") {
          notebook,
          state,
          message,
          effect in
          let inner = message == .remove([1]) && state.notes[[1, 1]] != nil
          return notebook.step(&state, by: inner ? .remove([1, 1]) : message, effect: &effect)
        }
      ), "removals-take-what-is-within", 3
    ),
    (
      Mutant(
        Seeded<Notebook>.Fault("rewrites the notes within, too") {
          notebook,
          state,
          message,
          effect in
          if case .rewrite(let path, let text) = message {
            _ = notebook.step(&state, by: .rewrite(path + [1], text), effect: &effect)
          }
          return notebook.step(&state, by: message, effect: &effect)
        }
      ), "changes-keep-the-other-notes", 3
    ),
    (
      Mutant(
        Seeded<Notebook>.Fault("removes a note that is moved") {
          notebook,
          state,
          message,
          effect in
          let refusal = notebook.step(&state, by: message, effect: &effect)
          if refusal == nil, case .move(let path, _) = message {
            _ = notebook.step(&state, by: .remove(path), effect: &effect)
          }
          return refusal
        }
      ), "moves-keep-all-notes", 3
    ),
    (
      Mutant(
        Seeded<Notebook>.Fault("reads all levels") { notebook, state in
          var screen = state
          _ = screen.sides.right.step(by: 9)
          return notebook.view(screen) { _ in }
        }
      ), "reads-the-upper-levels", 4
    ),
  ]
}
