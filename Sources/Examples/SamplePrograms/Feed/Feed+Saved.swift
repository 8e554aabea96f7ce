public import ComponentKit

extension Feed: SavedProgram, JSONProgram {
  /// The sources with their items, and which of them are being fetched.
  func json(of state: FeedState) -> JSONValue {
    let sources = state.sources.map { source -> JSONValue in
      let items = source.items.map { item -> JSONValue in
        ["title": .text(item.title), "isNew": .flag(item.isNew)]
      }
      return [
        "name": .text(source.name), "status": source.status.json, "items": .list(items),
      ]
    }
    return ["sources": .list(sources)]
  }

  /// Reads the sources: no name is followed twice, and no source has a title twice.
  func state(of json: JSONValue) -> FeedState? {
    guard let values = json.values("sources"),
      let sources = values[0].list(of: { FeedState.Source($0) })
    else { return nil }
    var state = FeedState()
    state.sources = sources
    return state.isWhole ? state : nil
  }
}

extension FeedState: Codable, KeptState {
  typealias Keeper = Feed
}

extension FeedState.Status {
  /// The status as JSON: nothing is being waited for, or it is, or why it has failed.
  fileprivate var json: JSONValue {
    switch self {
    case .loading: .flag(true)
    case .loaded: .null
    case .failed(let reason): .text(reason)
    }
  }

  /// Reads a status.
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .null: self = .loaded
    case .flag(true): self = .loading
    case .text(let reason): self = .failed(reason)
    default: return nil
    }
  }
}

extension FeedState.Source {
  /// Reads a source.
  fileprivate init?(_ json: JSONValue) {
    guard let values = json.values("name", "status", "items"), let name = values[0].text,
      let status = FeedState.Status(values[1]),
      let items = values[2].list(of: { FeedState.Item($0) })
    else { return nil }
    self.init(name: name, status: status, items: items)
  }
}

extension FeedState.Item {
  /// Reads an item.
  fileprivate init?(_ json: JSONValue) {
    guard let values = json.values("title", "isNew"), let title = values[0].text,
      let isNew = values[1].flag
    else { return nil }
    self.init(title: title, isNew: isNew)
  }
}
