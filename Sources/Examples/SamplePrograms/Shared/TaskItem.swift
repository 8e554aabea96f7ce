import Markup

/// A task of a list.
package struct TaskItem: Hashable, Sendable, Identifiable {
  /// The number of the task, which no other task of its list ever has.
  package let id: Int

  /// The title of the task, which is not blank.
  package var title: String

  /// Whether it has been done.
  package var isDone: Bool
}

extension TaskItem {
  /// The task as a line, after its number.
  func line(_ number: Int) -> String { "\(number). [\(isDone ? "x" : " ")] \(title.onOneLine)" }

  /// The task as JSON, with a name for whether it has been done.
  func json(done name: String) -> JSONValue {
    ["id": .number(id), "title": .text(title), name: .flag(isDone)]
  }

  /// Reads a task from JSON, with a name for whether it has been done.
  init?(_ json: JSONValue, done name: String) {
    guard let values = json.values("id", "title", name),
      let id = values[0].number, let title = values[1].text, let isDone = values[2].flag
    else { return nil }
    self.init(id: id, title: title, isDone: isDone)
  }
}
