/// A list of tasks, the filter it is shown through, and the removals that can be undone.
///
/// ```swift
/// var list = TaskList()
/// list.add("buy milk")
/// list.add("call Ada")
/// list.remove(at: 0)
/// list.items.map(\.title)     // ["call Ada"]
/// list.undo()
/// list.items.map(\.title)     // ["buy milk", "call Ada"]
/// ```
///
/// Every operation changes the list in place. An operation requests what it needs, a place that
/// exists or a removal to undo; the program refuses the messages that would not give it.
///
/// A place is not an identity: places shift when a task above is removed, identifiers never do,
/// and a restored task has its old identifier.
public struct TaskList: Hashable, Sendable {
  /// Which tasks are shown.
  public enum Filter: String, Codable, Sendable, CaseIterable {
    /// Every task.
    case all
    /// The tasks that are left.
    case active
    /// The tasks that are done.
    case done

    /// Returns whether a task is shown.
    func shows(_ item: TaskItem) -> Bool {
      switch self {
      case .all: true
      case .active: !item.isDone
      case .done: item.isDone
      }
    }
  }

  /// A removed task with the place it had.
  struct Removed: Hashable, Sendable {
    /// The place, counted from zero.
    let place: Int
    /// The task.
    let item: TaskItem
  }

  /// The tasks, in the order in which they were added.
  package internal(set) var items: [TaskItem] = []

  /// Which tasks are shown.
  package internal(set) var filter = Filter.all

  /// The removals that can be undone, the latest last; the places of each one ascend.
  var removals: [[Removed]] = []

  /// The identifier of the next task.
  package internal(set) var nextID = 1

  /// Creates an empty list that shows all tasks.
  package init() {}

  /// How many tasks are left.
  var left: Int { items.count { !$0.isDone } }
}

// MARK: - Adding and changing

extension TaskList {
  /// Adds a task at the end.
  package mutating func add(_ title: String) {
    items.append(TaskItem(id: nextID, title: title, isDone: false))
    nextID += 1
  }

  /// Gives the task at a place another title.
  package mutating func edit(at place: Int, to title: String) { items[place].title = title }

  /// Marks the task at a place as done, or as not done.
  package mutating func toggle(at place: Int) { items[place].isDone.toggle() }

  /// Chooses which tasks are shown.
  package mutating func show(_ filter: Filter) { self.filter = filter }
}

// MARK: - Removing and undoing

extension TaskList {
  /// Removes the task at a place.
  package mutating func remove(at place: Int) {
    removals.append([Removed(place: place, item: items.remove(at: place))])
  }

  /// Removes every task that is done.
  package mutating func clearDone() {
    let done = items.enumerated().filter { $0.element.isDone }
    removals.append(done.map { Removed(place: $0.offset, item: $0.element) })
    items.removeAll { $0.isDone }
  }

  /// Restores the tasks of the latest removal, each task to its old place.
  ///
  /// The places still fit: since that removal tasks were added at the end only, and every later
  /// removal has been undone.
  ///
  /// - Complexity: O(tasks), however many come back.
  package mutating func undo() {
    guard let removed = removals.popLast() else { return }
    var rest = items[...]
    var merged: [TaskItem] = []
    for task in removed {
      let gap = task.place - merged.count
      merged += rest.prefix(gap)
      rest = rest.dropFirst(gap)
      merged.append(task.item)
    }
    items = merged + rest
  }
}
