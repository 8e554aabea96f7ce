/// The state of a task board.
public struct BoardState: Codable, Hashable, Sendable {
  /// How far the tasks are saved.
  package enum Sync: Codable, Hashable, Sendable {
    /// The remote has them.
    case saved
    /// They are to be saved, and that has failed so often.
    case unsaved(failures: Int)
    /// It has failed too often; the last time because of this.
    case offline(String)
  }

  /// The tasks.
  package internal(set) var tasks: [TaskNode] = []

  /// The tasks before each change that can be undone, the latest last.
  package var past: [[TaskNode]] = []

  /// How often the tasks have changed.
  package internal(set) var revision = 0

  /// How far they are saved.
  package internal(set) var sync = Sync.saved

  /// The text of the search.
  package internal(set) var query = ""

  /// The results of the search; nil until an answer arrives.
  package internal(set) var hits: [String]?

  /// How many changes can be undone.
  static let undoLimit = 100

  /// How many tasks a task can be within, which keeps the stack small.
  static let depthLimit = 100

  /// How often the tasks can change, which fits the integers of every platform.
  static let revisionLimit = 1_000_000_000

  /// Creates a board without tasks.
  package init() {}

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

  /// Records that the tasks differ from the saved ones.
  private mutating func note() {
    revision += 1
    sync = .unsaved(failures: 0)
  }
}

extension BoardState.Sync: CustomStringConvertible {
  /// How far the tasks are saved, in words.
  package var description: String {
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
    let values = try decoder.container(keyedBy: CodingKeys.self)
    tasks = try values.decode([TaskNode].self, forKey: .tasks)
    past = try values.decode([[TaskNode]].self, forKey: .past)
    revision = try values.decode(Int.self, forKey: .revision)
    sync = try values.decode(Sync.self, forKey: .sync)
    query = try values.decode(String.self, forKey: .query)
    hits = try values.decodeIfPresent([String].self, forKey: .hits)
    let rule = "titles must not be blank, and tasks be within at most \(Self.depthLimit) others"
    try values.require(tasks.areWhole(), of: .tasks, rule)
    try values.require(past.allSatisfy { $0.areWhole() }, of: .past, rule)
    let (limit, last) = (Self.undoLimit, Self.revisionLimit)
    try values.require(past.count <= limit, of: .past, "must be at most \(limit)")
    let range = "must be between 0 and \(last); got \(revision)"
    try values.require((0...last).contains(revision), of: .revision, range)
    try values.require(0...2 ~= sync.failures, of: .sync, "failures must be between 0 and 2")
    try values.require(hits == nil || !query.isEmpty, of: .hits, "must be the answer to a search")
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
