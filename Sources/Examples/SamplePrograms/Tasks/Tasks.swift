public import ComponentKit
public import Markup

/// A to-do list whose removals can be undone.
///
/// ```swift
/// var tasks = Component<Redux<Tasks>>(Tasks())
/// tasks.send(.add(title: "buy milk"))    // nil
/// tasks.view                             // "1. [ ] buy milk\n1 of 1 left (all)"
/// tasks.send(.clearDone)                 // Refusal("done tasks must exist to be cleared; got none")
/// ```
///
/// A task is named by its number, its place in the whole list counted from one. A filter hides
/// tasks and leaves the numbers of the others as they are.
///
/// Undo is not time travel: it brings removed tasks back, and nothing else that was done since
/// then changes.
public struct Tasks: DrawnProgram, Sendable {
  /// A change of the list.
  public enum Message: Codable, Hashable, Sendable {
    /// Adds a task at the end.
    case add(title: String)
    /// Gives a task another title.
    case edit(number: Int, title: String)
    /// Marks a task as done, or as not done.
    case toggle(number: Int)
    /// Removes a task.
    case remove(number: Int)
    /// Chooses which tasks are shown.
    case filter(TaskList.Filter)
    /// Removes every task that is done.
    case clearDone
    /// Restores the tasks of the latest removal.
    case undo
  }

  /// The list at the start.
  public let initial: TaskList

  /// Creates a program that starts with an empty list.
  public init() { self.init(initial: TaskList()) }

  /// Creates a program that starts with a list.
  package init(initial: TaskList) { self.initial = initial }

  /// Refuses a number out of range, a blank title, and to undo or to clear nothing.
  public func refusal(of message: Message, in state: TaskList) -> Refusal? {
    if let refusal = outOfRange(message, in: state) { return refusal }
    switch message {
    case .add(let title) where title.isBlank, .edit(_, let title) where title.isBlank:
      return Refusal("title must not be blank; got \(title.quoted)")
    case .add: return state.nextID == .max ? Refusal("identifiers must not exceed \(Int.max)") : nil
    case .clearDone where !state.items.contains(where: { $0.isDone }):
      return Refusal("done tasks must exist to be cleared; got none")
    case .undo where state.removals.isEmpty:
      return Refusal("a removal must exist to be undone; got none")
    case .edit, .toggle, .remove, .filter, .clearDone, .undo: return nil
    }
  }

  /// Explains that a number names no task of the list.
  private func outOfRange(_ message: Message, in state: TaskList) -> Refusal? {
    switch message {
    case .edit(let number, _), .toggle(let number), .remove(let number):
      let count = state.items.count
      guard number < 1 || number > count else { return nil }
      return Refusal(
        count == 0
          ? "number must name a task of the list, which is empty; got \(number)"
          : "number must be between 1 and \(count); got \(number)"
      )
    case .add, .filter, .clearDone, .undo: return nil
    }
  }

  /// Changes the list in place.
  public func update(_ state: inout TaskList, by message: Message) {
    switch message {
    case .add(let title): state.add(title)
    case .edit(let number, let title): state.edit(at: number - 1, to: title)
    case .toggle(let number): state.toggle(at: number - 1)
    case .remove(let number): state.remove(at: number - 1)
    case .filter(let filter): state.show(filter)
    case .clearDone: state.clearDone()
    case .undo: state.undo()
    }
  }

  /// Shows the tasks that pass the filter, a line each, and how many are left.
  public func view(_ state: TaskList, send: @escaping (Message) -> Void) -> String {
    let lines = state.items.enumerated().compactMap { place, item in
      state.filter.shows(item) ? item.line(place + 1) : nil
    }
    let last = "\(state.left) of \(state.items.count) left (\(state.filter.rawValue))"
    return (lines + [last]).joined(separator: "\n")
  }
}
