#if !hasFeature(Embedded)
extension BoardState: Codable {
  /// The names under which the parts of a board are stored.
  private enum CodingKeys: CodingKey {
    case tasks, past, revision, sync, query, hits
  }

  /// Reads a board and checks the rules that its operations rely on.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tasks = try container.decode([TaskNode].self, forKey: .tasks)
    past = try container.decode([[TaskNode]].self, forKey: .past)
    revision = try container.decode(Int.self, forKey: .revision)
    sync = try container.decode(Sync.self, forKey: .sync)
    query = try container.decode(String.self, forKey: .query)
    hits = try container.decodeIfPresent([String].self, forKey: .hits)
    func require(_ isKept: Bool, of key: CodingKeys, _ rule: String) throws {
      guard !isKept else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: rule)
    }
    let rule = "titles must not be blank, and tasks be within at most \(Self.depthLimit) others"
    try require(tasks.areWhole(), of: .tasks, rule)
    try require(past.allSatisfy { $0.areWhole() }, of: .past, rule)
    try require(past.count <= Self.undoLimit, of: .past, "must be at most \(Self.undoLimit)")
    try require(
      (0...Self.revisionLimit).contains(revision),
      of: .revision,
      "must be between 0 and \(Self.revisionLimit); got \(revision)"
    )
    try require((0...2).contains(sync.failures), of: .sync, "failures must be between 0 and 2")
    try require(hits == nil || !query.isEmpty, of: .hits, "must be the answer to a search")
  }

  /// Writes the tasks, the changes that can be undone, and the search.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tasks, forKey: .tasks)
    try container.encode(past, forKey: .past)
    try container.encode(revision, forKey: .revision)
    try container.encode(sync, forKey: .sync)
    try container.encode(query, forKey: .query)
    try container.encodeIfPresent(hits, forKey: .hits)
  }
}

extension [TaskNode] {
  /// Whether no title is blank and no task is too deep.
  fileprivate func areWhole(at depth: Int = 0) -> Bool {
    allSatisfy { task in
      depth <= BoardState.depthLimit && !task.title.isBlank
        && task.children.areWhole(at: depth + 1)
    }
  }
}
#endif
