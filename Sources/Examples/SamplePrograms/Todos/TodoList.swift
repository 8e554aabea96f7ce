/// A list of todos, which of them are shown, and which one is being edited.
///
/// ```swift
/// var list = TodoList()
/// list.add("  buy milk ")
/// list.add("call Ada")
/// list.change(1) { $0.isCompleted = true }
/// list.items.map(\.title)  // ["buy milk", "call Ada"]
/// list.active  // 1
/// ```
///
/// A todo is named by its number, which it keeps and no other of its list ever has.
public struct TodoList: Codable, Equatable, Sendable {
  /// One todo.
  public struct Item: Codable, Equatable, Sendable, Identifiable {
    /// The number that the todo keeps.
    public let id: Int
    /// The title of the todo: not blank, and without blanks around it.
    public var title: String
    /// Whether it has been done.
    public var isCompleted: Bool
  }

  /// Which todos are shown.
  public enum Route: String, Codable, Sendable, CaseIterable {
    /// Every todo.
    case all
    /// The todos that are left.
    case active
    /// The todos that are done.
    case completed

    /// Returns whether a todo is shown.
    public func shows(_ item: Item) -> Bool {
      switch self {
      case .all: true
      case .active: !item.isCompleted
      case .completed: item.isCompleted
      }
    }
  }

  /// The todos, in the order in which they were added.
  public internal(set) var items: [Item] = []

  /// Which todos are shown.
  public internal(set) var route = Route.all

  /// The number of the todo that is being edited, if one is.
  public internal(set) var editing: Int?

  /// The number of the next todo.
  public internal(set) var nextID = 1

  /// Creates an empty list that shows all todos.
  public init() {}
}

// MARK: - Reading

extension TodoList {
  /// The todos that are shown.
  public var shown: [Item] { items.filter { route.shows($0) } }

  /// How many todos are left.
  public var active: Int { items.count { !$0.isCompleted } }

  /// How many todos are done.
  public var completed: Int { items.count - active }

  /// The todo of a number, if there is one.
  public subscript(id: Int) -> Item? { items.first { $0.id == id } }

  /// Whether everything holds that the operations rely on.
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
  public mutating func add(_ title: String) {
    items.append(Item(id: nextID, title: title.trimmed, isCompleted: false))
    nextID += 1
  }

  /// Changes the todo of a number, in place.
  public mutating func change(_ id: Int, _ change: (inout Item) -> Void) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    change(&items[place])
  }

  /// Removes the todos that satisfy a condition; none of them is edited any longer.
  public mutating func remove(where isGone: (Item) -> Bool) {
    items.removeAll(where: isGone)
    if let id = editing, self[id] == nil { editing = nil }
  }

  /// Gives the todo that is being edited another title, or removes it where that is blank.
  public mutating func save(_ title: String) {
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

// MARK: - Codable

#if !hasFeature(Embedded)
extension TodoList {
  /// Reads a list and checks what its operations rely on, so that a damaged list is never run.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    items = try container.decode([Item].self, forKey: .items)
    route = try container.decode(Route.self, forKey: .route)
    editing = try container.decodeIfPresent(Int.self, forKey: .editing)
    nextID = try container.decode(Int.self, forKey: .nextID)
    let rule = "numbers must differ and be below the next, and titles be trimmed"
    try container.require(isWhole, of: .items, rule)
  }
}
#endif
