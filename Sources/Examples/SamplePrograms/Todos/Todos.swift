public import ComponentKit
public import Markup

/// The to-do list that TodoMVC specifies, by which ways to write user interfaces are compared.
///
/// ```swift
/// var todos = Component<Elm<Todos>>(Todos())
/// todos.send(.add(title: " buy milk "))  // nil
/// todos.view  // "1. [ ] buy milk\n1 item left (all)"
/// todos.send(.edit(1))  // nil
/// todos.send(.save(title: ""))  // nil
/// todos.view  // "nothing to do (all)"
/// todos.send(.add(title: " "))  // Refusal("title must not be blank; got \" \"")
/// ```
///
/// Its markup has the classes of the template that the specification gives, so that the styles made
/// for that fit. Which todos are shown is the address of the page; the todos are saved as text.
///
/// Editing continues while the user shows other todos, or adds, checks or removes one:
/// the field saves its text when it loses the focus.
///
/// (The specification is `app-spec.md` of tastejs/todomvc.)
public struct Todos: DrawnProgram, Sendable {
  /// A change of the list.
  public enum Message: Codable, Hashable, Sendable {
    /// Adds a todo at the end.
    case add(title: String)
    /// Marks a todo as done, or as left.
    case toggle(Int)
    /// Marks every todo as done, or as left.
    case toggleAll(Bool)
    /// Removes a todo.
    case remove(Int)
    /// Begins to edit a todo.
    case edit(Int)
    /// Ends the editing with another title; with a blank one the todo is removed.
    case save(title: String)
    /// Ends the editing, and leaves the title as it was.
    case discard
    /// Removes every todo that is done.
    case clearCompleted
    /// Chooses which todos are shown.
    case route(TodoList.Route)
  }

  /// The list at the start.
  public let initial = TodoList()

  /// Creates a program that starts with an empty list.
  public init() {}

  /// Refuses a blank title, a number of no todo, and a message that would change nothing.
  public func refusal(of message: Message, in state: TodoList) -> Refusal? {
    if let refusal = outOfRange(message, in: state) { return refusal }
    switch message {
    case .add(let title) where title.isBlank:
      return Refusal("title must not be blank; got \(title.quoted)")
    case .add where state.nextID == .max: return Refusal("numbers must not exceed \(Int.max)")
    case .toggleAll where state.items.isEmpty:
      return Refusal("todos must exist to be marked; got none")
    case .clearCompleted where state.completed == 0:
      return Refusal("completed todos must exist to be cleared; got none")
    case .save where state.editing == nil, .discard where state.editing == nil:
      return Refusal("a todo must be edited for that to end; got none")
    default: return nil
    }
  }

  /// Explains that a number is that of no todo.
  private func outOfRange(_ message: Message, in state: TodoList) -> Refusal? {
    switch message {
    case .toggle(let id), .remove(let id), .edit(let id):
      state[id] == nil ? Refusal("number must be that of a todo; got \(id)") : nil
    case .add, .toggleAll, .save, .discard, .clearCompleted, .route: nil
    }
  }

  /// Changes the list in place.
  public func update(_ state: inout TodoList, by message: Message) {
    switch message {
    case .add(let title): state.add(title)
    case .toggle(let id): state.change(id) { $0.isDone.toggle() }
    case .toggleAll(let isCompleted):
      for place in state.items.indices { state.items[place].isDone = isCompleted }
    case .remove(let id): state.remove { $0.id == id }
    case .edit(let id): state.editing = id
    case .save(let title): state.save(title)
    case .discard: state.editing = nil
    case .clearCompleted: state.remove { $0.isDone }
    case .route(let route): state.route = route
    }
  }

  /// Shows the todos of the route, a line each, and how many are left.
  public func view(_ state: TodoList, send: @escaping (Message) -> Void) -> String {
    guard !state.items.isEmpty else { return "nothing to do (\(state.route.rawValue))" }
    let lines = state.shown.map { item in
      item.line(item.id) + (item.id == state.editing ? " (editing)" : "")
    }
    let items = state.active == 1 ? "item" : "items"
    let last = "\(state.active) \(items) left (\(state.route.rawValue))"
    return (lines + [last]).joined(separator: "\n")
  }
}
