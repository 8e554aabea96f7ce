#if !hasFeature(Embedded)
extension TodoList: Codable {
  /// The names under which the parts of a list are stored.
  private enum CodingKeys: CodingKey {
    case items, route, editing, nextID
  }

  /// Reads a list and checks what its operations rely on, so that a damaged list is never run.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    items = try container.decode([Item].self, forKey: .items)
    route = try container.decode(Route.self, forKey: .route)
    editing = try container.decodeIfPresent(Int.self, forKey: .editing)
    nextID = try container.decode(Int.self, forKey: .nextID)
    guard isWhole else {
      throw DecodingError.dataCorruptedError(
        forKey: .items,
        in: container,
        debugDescription: "numbers must differ and be below the next, and titles be trimmed"
      )
    }
  }

  /// Writes the todos, the route and what is being edited.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(items, forKey: .items)
    try container.encode(route, forKey: .route)
    try container.encodeIfPresent(editing, forKey: .editing)
    try container.encode(nextID, forKey: .nextID)
  }
}
#endif
