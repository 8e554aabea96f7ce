public import ComponentKit
public import Markup

extension Todos: RoutedProgram {
  /// Chooses the todos of an address: `/`, `/active` or `/completed`, also after a `!`.
  public func message(for route: String) -> Message? {
    if route.isEmpty || route == "!" { return .route(.all) }
    let known = TodoList.Route.allCases.first { route == $0.address || route == "!" + $0.address }
    return known.map { .route($0) }
  }

  /// Returns the address of the todos that are shown.
  public func route(of state: TodoList) -> String { state.route.address }
}

extension TodoList.Route {
  /// The address in the page.
  var address: String { self == .all ? "/" : "/\(rawValue)" }
}

extension Todos: SavedProgram, JSONProgram {
  /// The todos and which of them are shown; not which one is being edited.
  func json(of state: TodoList) -> JSONValue {
    let todos = state.items.map { $0.json(done: "completed") }
    return [
      "todos": .list(todos), "next": .number(state.nextID), "route": .text(state.route.rawValue),
    ]
  }

  /// Reads a list, in which no todo is being edited.
  func state(of json: JSONValue) -> TodoList? {
    guard let values = json.values("todos", "next", "route"),
      let items = values[0].list(of: { TaskItem($0, done: "completed") }),
      let nextID = values[1].number,
      let route = values[2].text.flatMap({ TodoList.Route(word: $0) })
    else { return nil }
    var list = TodoList()
    list.items = items
    list.nextID = nextID
    list.route = route
    return list.isWhole ? list : nil
  }
}

extension TodoList: Codable, KeptState {
  typealias Keeper = Todos
}
