extension TaskList: Codable {
  /// The names under which the parts of a list are stored.
  private enum CodingKeys: CodingKey {
    case items, filter, removals, nextID
  }

  /// Reads a list and checks what its operations rely on, so that a damaged list is never run.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    items = try container.decode([Item].self, forKey: .items)
    filter = try container.decode(Filter.self, forKey: .filter)
    removals = try container.decode([[Removed]].self, forKey: .removals)
    nextID = try container.decode(Int.self, forKey: .nextID)
    func require(_ isKept: Bool, of key: CodingKeys, _ rule: String) throws {
      guard !isKept else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: rule)
    }
    try require(titlesAreNotBlank, of: .items, "titles must not be blank")
    try require(identifiersDiffer, of: .items, "identifiers must differ")
    try require(nextIdentifierIsFree, of: .nextID, "must exceed every identifier in use")
    try require(placesFit, of: .removals, "places must ascend and fit into the list")
  }

  /// Writes the tasks, the filter and everything that can be undone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(items, forKey: .items)
    try container.encode(filter, forKey: .filter)
    try container.encode(removals, forKey: .removals)
    try container.encode(nextID, forKey: .nextID)
  }
}

extension TaskList.Filter {
  /// Reads the word of a filter.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let filter = Self(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue).listed("or")
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "must be \(known); got \(word.quoted)"
      )
    }
    self = filter
  }
}

// MARK: - Implementation

extension TaskList {
  /// Every task of the list, removed ones included.
  private var everyItem: [Item] { items + removals.joined().map(\.item) }

  /// Whether every task has something to do.
  private var titlesAreNotBlank: Bool { !everyItem.contains { $0.title.isBlank } }

  /// Whether no two tasks share an identifier.
  private var identifiersDiffer: Bool { Set(everyItem.map(\.id)).count == everyItem.count }

  /// Whether the next identifier, and so every later one, is free.
  private var nextIdentifierIsFree: Bool { everyItem.allSatisfy { $0.id < nextID } }

  /// Whether the removals can be undone one after the other.
  private var placesFit: Bool {
    var count = items.count
    for removed in removals.reversed() {
      count += removed.count
      let places = removed.map(\.place)
      let ascends = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
      guard let first = places.first, let last = places.last else { return false }
      guard ascends, first >= 0, last < count else { return false }
    }
    return true
  }
}
