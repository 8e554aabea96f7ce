public import ComponentKit

extension Tasks: SavedProgram, JSONProgram {
  /// The whole list, with everything that can be undone.
  func json(of state: TaskList) -> JSONValue {
    let removals = state.removals.map { removed in
      JSONValue.list(
        removed.map { ["place": .number($0.place), "item": $0.item.json(done: "isDone")] }
      )
    }
    return [
      "items": .list(state.items.map { $0.json(done: "isDone") }),
      "filter": .text(state.filter.rawValue),
      "removals": .list(removals), "nextID": .number(state.nextID),
    ]
  }

  /// Reads a list.
  func state(of json: JSONValue) -> TaskList? {
    guard let values = json.values("items", "filter", "removals", "nextID"),
      let items = values[0].list(of: { TaskItem($0, done: "isDone") }),
      let filter = values[1].text.flatMap({ TaskList.Filter(word: $0) }),
      let removals = values[2].list(of: { $0.list(of: { TaskList.Removed($0) }) }),
      let nextID = values[3].number
    else { return nil }
    var list = TaskList()
    list.items = items
    list.filter = filter
    list.removals = removals
    list.nextID = nextID
    return list.isWhole ? list : nil
  }
}

extension TaskList: Codable, KeptState {
  typealias Keeper = Tasks
}

extension TaskList.Removed {
  /// Reads a removed task with its place.
  fileprivate init?(_ json: JSONValue) {
    guard let values = json.values("place", "item"), let place = values[0].number,
      let item = TaskItem(values[1], done: "isDone")
    else { return nil }
    self.init(place: place, item: item)
  }
}
