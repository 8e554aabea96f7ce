/// A list of todos, which of them are shown, and which one is being edited.
///
/// ```swift
/// var list = TodoList()
/// list.add("  buy milk ")
/// list.add("call Ada")
/// list.change(1) { $0.isDone = true }
/// list.items.map(\.title)  // ["buy milk", "call Ada"]
/// list.active  // 1
/// ```
///
/// A todo is named by its number, which it keeps and no other of its list ever has.
public struct TodoList: Hashable, Sendable {
  /// Which todos are shown.
  public enum Route: String, Codable, Sendable, CaseIterable {
    /// Every todo.
    case all
    /// The todos that are left.
    case active
    /// The todos that are done.
    case completed

    /// Returns whether a todo is shown.
    func shows(_ item: TaskItem) -> Bool {
      switch self {
      case .all: true
      case .active: !item.isDone
      case .completed: item.isDone
      }
    }
  }

  /// The todos, in the order in which they were added; no title has blanks around it.
  package internal(set) var items: [TaskItem] = []

  /// Which todos are shown.
  package internal(set) var route = Route.all

  /// The number of the todo that is being edited, if one is.
  package internal(set) var editing: Int?

  /// The number of the next todo.
  package internal(set) var nextID = 1

  /// Creates an empty list that shows all todos.
  package init() {}
}

// MARK: - Reading

extension TodoList {
  /// The todos that are shown.
  var shown: [TaskItem] { items.filter { route.shows($0) } }

  /// How many todos are left.
  package var active: Int { items.count { !$0.isDone } }

  /// How many todos are done.
  package var completed: Int { items.count - active }

  /// The todo of a number, if there is one.
  package subscript(id: Int) -> TaskItem? { items.first { $0.id == id } }

  /// Whether the rules hold that the operations rely on.
  var isWhole: Bool {
    let ids = Set(items.map { $0.id })
    return ids.count == items.count
      && items.allSatisfy { $0.id >= 1 && $0.id < nextID && $0.title.isTrimmed }
      && editing.map { ids.contains($0) } != false && nextID >= 1
  }
}

// MARK: - Changing

extension TodoList {
  /// Adds a todo at the end, without the blanks around its title.
  package mutating func add(_ title: String) {
    items.append(TaskItem(id: nextID, title: title.trimmed, isDone: false))
    nextID += 1
  }

  /// Changes the todo of a number, in place.
  package mutating func change(_ id: Int, _ change: (inout TaskItem) -> Void) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    change(&items[place])
  }

  /// Removes the todos that satisfy a condition; none of them is edited any longer.
  package mutating func remove(where isGone: (TaskItem) -> Bool) {
    items.removeAll(where: isGone)
    if let id = editing, self[id] == nil { editing = nil }
  }

  /// Gives the todo that is being edited another title, or removes it where that is blank.
  package mutating func save(_ title: String) {
    guard let id = editing else { return }
    editing = nil
    let title = title.trimmed
    if title.isEmpty {
      remove { $0.id == id }
    } else {
      change(id) { $0.title = title }
    }
  }
}
