package import ComponentKit
package import ComponentTesting
package import Markup
package import SamplePrograms

extension Checks {
  /// A person adds two todos at most, and does everything with them that the program offers.
  ///
  /// On a page, a person adds one todo.
  package static func todos() -> Checks
  where
    P: Program<TodoList, Todos.Message, String> & SavedProgram & DrawnProgram & Sendable
  {
    Checks(
      key: { $0 },
      messages: messages(in:),
      pageMessages: { list in
        messages(in: list).filter { $0 != .add(title: "a") || list.nextID == 1 }
      },
      properties: [
        CheckedProperty(
          "counts-the-rest",
          .always("the last line counts the todos that are left") {
            let list = $0.after.state
            let last = $0.view.split(separator: "\n").last ?? ""
            let noun = list.active == 1 ? "item" : "items"
            return list.items.isEmpty || last.hasPrefix("\(list.active) \(noun) left")
          }
        ),
        CheckedProperty(
          "shows-the-route",
          .always("exactly the todos of the route are shown") {
            let list = $0.after.state
            let shown = list.items.filter {
              list.route == .all || $0.isDone == (list.route == .completed)
            }
            let lines = $0.view.split(separator: "\n").dropLast()
            return list.items.isEmpty || lines.count == shown.count
          }
        ),
        CheckedProperty(
          "edited-todos-exist",
          .always("the todo that is edited exists") {
            $0.after.state.editing.map($0.after.state.items.map(\.id).contains) ?? true
          }
        ),
        CheckedProperty(
          "routes-keep-todos",
          .always("a route changes no todo") {
            guard case .route? = $0.message else { return true }
            return $0.before.state.items == $0.after.state.items
          }
        ),
        CheckedProperty(
          "clearing-keeps-the-rest",
          .always("only completed todos are cleared") {
            guard $0.message == .clearCompleted else { return true }
            return $0.after.state.items == $0.before.state.items.filter { !$0.isDone }
          }
        ),
        CheckedProperty(
          "a-blank-title-removes",
          .always("a todo whose title is blanked is removed") {
            guard $0.message == .save(title: " "), $0.refusal == nil else { return true }
            return $0.after.state.items.count == $0.before.state.items.count - 1
          }
        ),
        .refusalsChangeNothing,
        .everyStateCanBeLeft,
        // A title that is being edited is not saved.
        .savedStatesAreRestored { $0.editing == nil },
        // The template of TodoMVC has titles in labels of no field.
        .pagesAreAccessible(except: [.labelTarget]),
        .memoryDoesNotGrow,
        .architecturesAgree,
      ]
    )
  }
}

private func messages(in list: TodoList) -> [Todos.Message] {
  (list.nextID < 3 ? [.add(title: "a")] : [])
    + [.add(title: " "), .clearCompleted, .toggleAll(true), .toggleAll(false)]
    + [.save(title: "b"), .save(title: " "), .discard]
    + TodoList.Route.allCases.map { .route($0) }
    + (1...2).flatMap { [.toggle($0), .remove($0), .edit($0)] }
}
