#if !hasFeature(Embedded)
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
#endif
