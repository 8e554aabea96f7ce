/// The state of a program, with the messages that led to it and those that may follow.
///
/// It is the state of a ``History``. The messages are in segments. Each segment starts with the state
/// to which the messages before it led, so a place is reached from the start of its segment.
public struct Timeline<P: Program> {
  /// Some messages, and the state before the first of them.
  @usableFromInline
  struct Segment {
    /// How many messages come before the segment.
    @usableFromInline
    let place: Int

    @usableFromInline
    let start: P.State

    @usableFromInline
    var messages: [P.Message] = []

    @inlinable
    init(place: Int, start: P.State) {
      self.place = place
      self.start = start
    }

    /// The place after its last message.
    @inlinable
    var end: Int { place + messages.count }
  }

  /// The state that is shown.
  @usableFromInline
  var shown: P.State

  /// How many messages have led to the state that is shown.
  @usableFromInline
  var position = 0

  /// The later messages that are not kept, while the current branch can be done again.
  @usableFromInline
  var passing: [P.Message] = []

  /// The place before the last kept message that has led to the state that is shown.
  @usableFromInline
  var lastKept: Int?

  /// How often the history went to another place; it never decreases.
  @usableFromInline
  var generation = 0

  /// The messages, in order; there is always a segment.
  @usableFromInline
  var segments: [Segment]

  /// The branches that were left.
  var abandoned = Branches<P.Message>()

  /// Creates the timeline of a state without past or branches.
  @inlinable
  public init(_ state: P.State) { self.init(state, place: 0) }

  @usableFromInline
  init(_ state: P.State, place: Int) {
    shown = state
    position = place
    segments = [Segment(place: place, start: state)]
  }
}

extension Timeline {
  /// How many messages the current branch has, with the folded ones.
  @inlinable
  var count: Int { segments[segments.count - 1].end }

  /// The state that is shown.
  @inlinable
  public var present: P.State { shown }

  /// How many messages have led to the state that is shown.
  @inlinable
  public var place: Int { position }

  /// The places to which the history can go.
  @inlinable
  public var places: ClosedRange<Int> { segments[0].place...count }

  /// Whether there is a message to undo.
  @inlinable
  public var canUndo: Bool { lastKept.map { $0 >= segments[0].place } ?? false }

  /// The branches that can be chosen.
  ///
  /// - Complexity: O(number of branches).
  public var branches: [HistoryBranch] { abandoned.branches }

  /// The messages of the current branch that are not folded, the oldest first.
  ///
  /// - Complexity: O(n).
  public var messages: [P.Message] { segments.flatMap { $0.messages } }

  /// The messages of a branch that can be chosen, from the place where it differs.
  ///
  /// - Complexity: O(number of branches).
  package func messages(of branch: HistoryBranch) -> [P.Message] {
    abandoned.left.first { $0.name == branch.name }?.messages ?? []
  }
}

// MARK: - A new message

extension Timeline {
  /// Returns the state that is shown, where the next message may begin a segment, which stores it.
  ///
  /// Elsewhere nil: a state that is stored must be copied by the next message.
  @inlinable
  func startOfNextSegment(isKept: Bool, within history: History<P>) -> P.State? {
    if position < count { return isKept || passing.count >= history.limit ? shown : nil }
    return segments[segments.count - 1].messages.count >= history.spacing ? shown : nil
  }

  /// Adds a message that has changed the state that is shown.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isKept: Whether it can be undone alone.
  ///   - start: The state before the message, where it may begin a segment.
  ///   - history: The history, which limits the messages.
  /// - Complexity: Amortised O(1); where a branch is left, O(its length).
  @inlinable
  mutating func log(
    _ message: P.Message,
    isKept: Bool,
    from start: P.State?,
    within history: History<P>
  ) {
    if position < count {
      if !isKept && passing.count < history.limit { return passing.append(message) }
      leaveBranch(within: history)
      logPassing()
    }
    if let start, segments[segments.count - 1].messages.count >= history.spacing {
      segments.append(Segment(place: position, start: start))
    }
    segments[segments.count - 1].messages.append(message)
    if isKept { lastKept = position }
    position += 1
    if segments.count > 1 && count - segments[1].place >= history.limit { fold() }
  }

  /// Logs the messages that were not kept, now that the messages after them are a branch.
  @usableFromInline
  mutating func logPassing() {
    segments[segments.count - 1].messages += passing
    position += passing.count
    passing = []
  }

  /// Folds the first segment into the state that the second one starts from.
  @usableFromInline
  mutating func fold() {
    segments.removeFirst()
    abandoned.forget(before: segments[0].place)
  }

  /// Makes a branch of the messages after the state that is shown.
  @usableFromInline
  mutating func leaveBranch(as name: Int? = nil, within history: History<P>) {
    let last = index(of: position)
    let kept = position - segments[last].place
    var rest = Array(segments[last].messages[kept...])
    for segment in segments[(last + 1)...] { rest += segment.messages }
    segments[last].messages.removeSubrange(kept...)
    segments.removeSubrange((last + 1)...)
    if last > 0 && kept == 0 { segments.removeLast() }
    abandoned.leave(rest, at: position, for: name)
    abandoned.forget(beyond: history.limit, branches: history.branchLimit)
  }
}

// MARK: - Going elsewhere

extension Timeline {
  /// Returns why the history refuses the move of the message, or nil if it does not.
  @usableFromInline
  func refusal(of message: HistoryMessage<P.Message>) -> Refusal? {
    switch message {
    case .fromEffect(_, let number) where number != generation:
      Refusal("the place that requested this was left")
    case .undo where !canUndo: Refusal("the history must have a message to undo; got none")
    case .redo where position == count:
      Refusal("the history must have a message to do again; got none")
    case .jump(let place) where !places.contains(place):
      Refusal("place must be between \(places.lowerBound) and \(count); got \(place)")
    case .branch(let name) where abandoned.branch(name) == nil:
      Refusal("branch must be one of \(branches.count) at this place; got \(name)")
    default: nil
    }
  }

  /// Moves as the message requests.
  @usableFromInline
  mutating func travel(by message: HistoryMessage<P.Message>, in history: History<P>) {
    switch message {
    case .message, .fromEffect: break
    case .undo: jump(to: lastKept ?? position, in: history)
    case .redo: jump(to: placeAfterNext(in: history), in: history)
    case .jump(let place): jump(to: place, in: history)
    case .branch(let name): choose(name, in: history)
    case .forget: forget()
    }
  }

  /// Removes past and branches; running work continues, so the generation stays.
  private mutating func forget() {
    let generation = generation
    self = Timeline(shown, place: position)
    self.generation = generation
  }

  /// Goes to a place, from the state that is shown or from the start of the segment.
  ///
  /// - Complexity: At most as many updates as a segment is long.
  private mutating func jump(to place: Int, in history: History<P>) {
    generation += 1
    let segment = segments[index(of: place)]
    if !passing.isEmpty || !(segment.place...place).contains(position) {
      passing = []
      shown = segment.start
      position = segment.place
    }
    for message in segment.messages[(position - segment.place)..<(place - segment.place)] {
      history.replay(message, on: &shown)
    }
    position = place
    lastKept = placeOfLastKept(in: history)
  }

  /// Returns the place before the last kept message that has led to the state that is shown.
  ///
  /// - Complexity: O(1) for each message that is passed over.
  private func placeOfLastKept(in history: History<P>) -> Int? {
    guard history.keeping != nil else { return position > segments[0].place ? position - 1 : nil }
    for segment in segments[...index(of: position)].reversed() {
      let messages = segment.messages.prefix(position - segment.place)
      if let last = messages.lastIndex(where: history.keeps) { return segment.place + last }
    }
    return nil
  }

  /// Returns the place behind the next message, and behind those after it that are not kept.
  ///
  /// - Complexity: O(1) for each message that is passed over.
  private func placeAfterNext(in history: History<P>) -> Int {
    guard history.keeping != nil else { return position + 1 }
    for segment in segments[index(of: position)...] {
      let next = segment.messages.indices.first {
        segment.place + $0 > position && history.keeps(segment.messages[$0])
      }
      if let next { return segment.place + next }
    }
    return count
  }

  /// Goes to the end of a branch.
  private mutating func choose(_ name: Int, in history: History<P>) {
    guard let branch = abandoned.branch(name) else { return }
    jump(to: branch.place, in: history)
    let messages = abandoned.take(name)
    leaveBranch(as: name, within: history)
    for message in messages {
      let isKept = history.keeps(message)
      let start = startOfNextSegment(isKept: isKept, within: history)
      history.replay(message, on: &shown)
      log(message, isKept: isKept, from: start, within: history)
    }
  }

  /// Returns the last segment that starts no later than at a place.
  private func index(of place: Int) -> Int {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].place <= place { low = middle } else { high = middle }
    }
    return low
  }
}

extension Timeline.Segment: Equatable where P.State: Equatable, P.Message: Equatable {}
extension Timeline.Segment: Hashable where P.State: Hashable, P.Message: Hashable {}
/// Two timelines are equal when they went through the same states by the same messages.
extension Timeline: Equatable where P.State: Equatable, P.Message: Equatable {}
extension Timeline: Hashable where P.State: Hashable, P.Message: Hashable {}

extension Timeline.Segment: Sendable where P.State: Sendable, P.Message: Sendable {}
extension Timeline: Sendable where P.State: Sendable, P.Message: Sendable {}

#if !hasFeature(Embedded)
extension Timeline.Segment: Codable where P.State: Codable, P.Message: Codable {}

extension Timeline: Codable where P.State: Codable, P.Message: Codable {
  /// Reads a timeline, with its past and its branches.
  ///
  /// Without the program, the states and messages cannot be compared. A message that the program
  /// refuses at its place keeps its place and changes nothing.
  ///
  /// - Throws: Errors of the states and messages, and the first part that does not fit the others.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    shown = try values.decode(P.State.self, forKey: .shown)
    position = try values.decode(Int.self, forKey: .position)
    passing = try values.decode([P.Message].self, forKey: .passing)
    lastKept = try values.decodeIfPresent(Int.self, forKey: .lastKept)
    generation = try values.decode(Int.self, forKey: .generation)
    segments = try values.decode([Segment].self, forKey: .segments)
    abandoned = try values.decode(Branches<P.Message>.self, forKey: .abandoned)
    func require(_ rule: String?, of key: CodingKeys) throws {
      guard let rule else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: rule)
    }
    try require(ruleBrokenBySegments, of: .segments)
    try require(ruleBrokenByPosition, of: .position)
    try require(ruleBrokenByPassing, of: .passing)
    try require(ruleBrokenByLastKept, of: .lastKept)
    try require(ruleBrokenByGeneration, of: .generation)
    try require(abandoned.ruleBroken(within: places), of: .abandoned)
  }
}
#endif
