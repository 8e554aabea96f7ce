/// The state of a task board.
public struct BoardState: Codable, Equatable, Sendable {
  /// How far the tasks are saved.
  public enum Sync: Codable, Equatable, Sendable {
    /// The remote has them.
    case saved
    /// They are to be saved, and that has failed so often.
    case unsaved(failures: Int)
    /// It has failed too often; the last time because of this.
    case offline(String)
  }

  /// The tasks.
  public internal(set) var tasks: [TaskNode] = []

  /// The tasks before each change that can be undone, the latest last.
  var past: [[TaskNode]] = []

  /// How often the tasks have changed.
  public internal(set) var revision = 0

  /// How far they are saved.
  public internal(set) var sync = Sync.saved

  /// The text of the search.
  public internal(set) var query = ""

  /// The results of the search; nil until an answer arrives.
  public internal(set) var hits: [String]?

  /// How many changes can be undone.
  static let undoLimit = 100

  /// How many tasks a task can be within, which keeps the stack small.
  static let depthLimit = 100

  /// How often the tasks can change, which fits the integers of every platform.
  static let revisionLimit = 1_000_000_000

  /// Creates a board without tasks.
  public init() {}

  /// Changes the tasks so that it can be undone.
  mutating func change(_ change: (inout [TaskNode]) -> Void) {
    past.append(tasks)
    if past.count > BoardState.undoLimit { past.removeFirst() }
    change(&tasks)
    note()
  }

  /// Goes back before the latest change.
  mutating func undo() {
    guard let tasks = past.popLast() else { return }
    self.tasks = tasks
    note()
  }

  /// Notes that the tasks are other ones than were saved.
  private mutating func note() {
    revision += 1
    sync = .unsaved(failures: 0)
  }
}

extension BoardState.Sync: CustomStringConvertible {
  /// How far the tasks are saved, in words.
  public var description: String {
    switch self {
    case .saved: "saved"
    case .unsaved(failures: 0): "unsaved"
    case .unsaved(let failures): "unsaved (failed \(failures == 1 ? "once" : "twice"))"
    case .offline(let reason): "offline: \(reason.onOneLine)"
    }
  }

  /// How often saving has failed since the last change.
  var failures: Int {
    if case .unsaved(let failures) = self { failures } else { 0 }
  }
}

// MARK: - Codable

#if !hasFeature(Embedded)
extension BoardState {
  /// Reads a board and checks the rules that its operations rely on.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tasks = try container.decode([TaskNode].self, forKey: .tasks)
    past = try container.decode([[TaskNode]].self, forKey: .past)
    revision = try container.decode(Int.self, forKey: .revision)
    sync = try container.decode(Sync.self, forKey: .sync)
    query = try container.decode(String.self, forKey: .query)
    hits = try container.decodeIfPresent([String].self, forKey: .hits)
    let rule = "titles must not be blank, and tasks be within at most \(Self.depthLimit) others"
    try container.require(tasks.areWhole(), of: .tasks, rule)
    try container.require(past.allSatisfy { $0.areWhole() }, of: .past, rule)
    try container.require(
      past.count <= Self.undoLimit,
      of: .past,
      "must be at most \(Self.undoLimit)"
    )
    try container.require(
      (0...Self.revisionLimit).contains(revision),
      of: .revision,
      "must be between 0 and \(Self.revisionLimit); got \(revision)"
    )
    try container.require(
      (0...2).contains(sync.failures),
      of: .sync,
      "failures must be between 0 and 2"
    )
    try container.require(
      hits == nil || !query.isEmpty,
      of: .hits,
      "must be the answer to a search"
    )
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
