package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// A person adds two tasks at most, and does everything with them that the program offers.
  ///
  /// On a page, a person adds one task.
  package static func tasks() -> Checks
  where
    P: Program<TaskList, Tasks.Message, String> & Sendable
  {
    Checks(
      key: { $0 },
      messages: messages(in:),
      pageMessages: { list in
        messages(in: list).filter { $0 != .add(title: "a") || list.nextID == 1 }
      },
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "counts-the-rest",
          .always("the last line counts the tasks that are left") {
            let items = $0.after.state.items
            let last = $0.view.split(separator: "\n").last ?? ""
            return last.hasPrefix("\(items.count { !$0.isDone }) of \(items.count) left")
          }
        ),
        CheckedProperty(
          "identifiers-differ",
          .always("no two tasks have one identifier") {
            Set($0.after.state.items.map(\.id)).count == $0.after.state.items.count
          }
        ),
        CheckedProperty(
          "filters-keep-tasks",
          .always("a filter changes no task") {
            guard case .filter? = $0.message else { return true }
            return $0.before.state.items == $0.after.state.items
          }
        ),
        CheckedProperty("undo-restores") { space in
          space.undo(by: .undo) { message in
            if case .remove = message { true } else { message == .clearDone }
          }
        },
        CheckedProperty(
          "titles-are-not-blank",
          .never("a title is blank") { $0.after.state.items.contains { $0.title == " " } }
        ),
      ])
    )
  }
}

private func messages(in list: TaskList) -> [Tasks.Message] {
  let numbers = 1...max(list.items.count, 1)
  return (list.nextID < 3 ? [.add(title: "a")] : [])
    + [.add(title: " "), .clearDone, .undo, .filter(.all), .filter(.active)]
    + numbers.flatMap {
      [.toggle(number: $0), .remove(number: $0), .edit(number: $0, title: "b")]
    }
}
