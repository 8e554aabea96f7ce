/// The state of a program, with the messages that led to it and those that may follow.
///
/// It is what a ``History`` remembers. The messages stand in legs, each of which begins with the
/// state that the messages before it led to, so that a place is reached from the leg it is in.
public struct Timeline<P: Program> {
  /// Some messages, and the state before the first of them.
  @usableFromInline
  struct Leg {
    /// How many messages stand before the leg.
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
  }

  /// The state that is shown.
  @usableFromInline
  var shown: P.State

  /// How many messages have led to the state that is shown.
  @usableFromInline
  var position = 0

  /// The messages since then that are not kept, where a future stands.
  @usableFromInline
  var passing: [P.Message] = []

  /// The place before the last message that is kept, of those that have led to what is shown.
  @usableFromInline
  var lastKept: Int?

  /// How many messages there are in the future that stands, folded ones included.
  @usableFromInline
  var count = 0

  /// How often another place was gone to; no move takes one back.
  @usableFromInline
  var turns = 0

  /// The messages, in order; there is always a leg.
  @usableFromInline
  var legs: [Leg]

  /// How many messages a leg may hold: a power of two, whose square is at least their number.
  @usableFromInline
  var spacing = 1

  /// The futures that were left.
  var futures = Futures<P.Message>()

  /// Creates the timeline of a state with nothing behind it or before it.
  @inlinable
  public init(_ state: P.State) {
    self.init(state, place: 0)
  }

  @usableFromInline
  init(_ state: P.State, place: Int) {
    shown = state
    position = place
    count = place
    legs = [Leg(place: place, start: state)]
  }
}

extension Timeline {
  /// The state that is shown.
  @inlinable
  public var present: P.State { shown }

  /// How many messages have led to the state that is shown.
  @inlinable
  public var place: Int { position }

  /// The places that can be gone to.
  @inlinable
  public var places: ClosedRange<Int> { legs[0].place...count }

  /// Whether there is a message to undo.
  @inlinable
  public var canUndo: Bool { lastKept.map { $0 >= legs[0].place } ?? false }

  /// The futures that can be chosen again.
  ///
  /// - Complexity: O(number of branches).
  public var branches: [HistoryBranch] { futures.branches }

  /// The messages that are kept of the future that stands, the oldest first.
  ///
  /// - Complexity: O(n).
  public var messages: [P.Message] { legs.flatMap(\.messages) }

  /// How many states are kept, besides the one that is shown.
  public var keptStates: Int { legs.count }
}

// MARK: - A new message

extension Timeline {
  /// Notes a message that is about to change the state that is shown.
  ///
  /// - Complexity: Amortised O(1); where a future is left, O(its length).
  @inlinable
  mutating func log(_ message: P.Message, within history: History<P>) {
    let isKept = history.keeps(message)
    if position < count {
      if !isKept && passing.count < history.limit { return passing.append(message) }
      leaveFuture(within: history)
      logPassing()
    }
    if legs[legs.count - 1].messages.count >= spacing {
      legs.append(Leg(place: position, start: shown))
    }
    legs[legs.count - 1].messages.append(message)
    if isKept { lastKept = position }
    position += 1
    count += 1
    while count - legs[0].place > spacing * spacing { widen() }
    if legs.count > 1 && count - legs[1].place >= history.limit { fold() }
  }

  /// Notes the messages that have only changed what is shown, now that no other future stands here.
  @usableFromInline
  mutating func logPassing() {
    legs[legs.count - 1].messages += passing
    position += passing.count
    count += passing.count
    passing = []
  }

  /// Doubles the length of the legs, and joins those that fit together.
  @usableFromInline
  mutating func widen() {
    spacing *= 2
    var wider: [Leg] = []
    for leg in legs {
      if let last = wider.last, last.messages.count + leg.messages.count <= spacing {
        wider[wider.count - 1].messages += leg.messages
      } else {
        wider.append(leg)
      }
    }
    legs = wider
  }

  /// Folds the first leg into the state that the second one starts from.
  @usableFromInline
  mutating func fold() {
    legs.removeFirst()
    futures.forget(before: legs[0].place)
  }

  /// Makes a branch of the messages after the state that is shown.
  @usableFromInline
  mutating func leaveFuture(as name: Int? = nil, within history: History<P>) {
    let last = index(of: position)
    let kept = position - legs[last].place
    var rest = Array(legs[last].messages[kept...])
    for leg in legs[(last + 1)...] { rest += leg.messages }
    legs[last].messages.removeSubrange(kept...)
    legs.removeSubrange((last + 1)...)
    if last > 0 && kept == 0 { legs.removeLast() }
    count = position
    futures.leave(rest, at: position, for: name)
    futures.forget(beyond: history.limit, branches: history.branchLimit)
  }
}

// MARK: - Going elsewhere

extension Timeline {
  /// Returns why there is nowhere to go, or nil where there is.
  @usableFromInline
  func refusal(of message: HistoryMessage<P.Message>) -> Refusal? {
    switch message {
    case .heard(_, let turn) where turn != turns:
      Refusal("the place that asked for this was left")
    case .undo where !canUndo:
      Refusal("the history must have a message to undo; got none")
    case .redo where position == count:
      Refusal("the history must have a message to do again; got none")
    case .jump(let place) where !places.contains(place):
      Refusal("place must be between \(places.lowerBound) and \(count); got \(place)")
    case .branch(let name) where futures.branch(name) == nil:
      Refusal("branch must be one of \(branches.count) that stand here; got \(name)")
    default: nil
    }
  }

  /// Goes where the message leads.
  @usableFromInline
  mutating func travel(by message: HistoryMessage<P.Message>, in history: History<P>) {
    switch message {
    case .message, .heard: break
    case .undo: jump(to: lastKept ?? position, in: history)
    case .redo: jump(to: placeAfterNext(in: history), in: history)
    case .jump(let place): jump(to: place, in: history)
    case .branch(let name): choose(name, in: history)
    case .forget: forget()
    }
  }

  /// Forgets what is behind and before; the work that is under way stays, and so does the turn.
  private mutating func forget() {
    let turns = turns
    self = Timeline(shown, place: position)
    self.turns = turns
  }

  /// Goes to a place, from the state that is shown or from the start of the leg.
  ///
  /// - Complexity: Fewer updates than a leg is long.
  private mutating func jump(to place: Int, in history: History<P>) {
    turns += 1
    let leg = legs[index(of: place)]
    if !passing.isEmpty || !(leg.place...place).contains(position) {
      passing = []
      shown = leg.start
      position = leg.place
    }
    for message in leg.messages[(position - leg.place)..<(place - leg.place)] {
      history.replay(message, on: &shown)
    }
    position = place
    lastKept = placeOfLastKept(in: history)
  }

  /// Returns the place before the last kept message that has led to the state that is shown.
  ///
  /// - Complexity: O(1) for each message that is passed over.
  private func placeOfLastKept(in history: History<P>) -> Int? {
    guard history.keeping != nil else { return position > legs[0].place ? position - 1 : nil }
    for leg in legs[...index(of: position)].reversed() {
      let messages = leg.messages.prefix(position - leg.place)
      if let last = messages.lastIndex(where: history.keeps) { return leg.place + last }
    }
    return nil
  }

  /// Returns the place behind the next message, and behind those after it that are not kept.
  ///
  /// - Complexity: O(1) for each message that is passed over.
  private func placeAfterNext(in history: History<P>) -> Int {
    guard history.keeping != nil else { return position + 1 }
    for leg in legs[index(of: position)...] {
      let next = leg.messages.indices.first {
        leg.place + $0 > position && history.keeps(leg.messages[$0])
      }
      if let next { return leg.place + next }
    }
    return count
  }

  /// Goes to the end of a branch.
  private mutating func choose(_ name: Int, in history: History<P>) {
    guard let branch = futures.branch(name) else { return }
    jump(to: branch.place, in: history)
    let messages = futures.take(name)
    leaveFuture(as: name, within: history)
    for message in messages {
      log(message, within: history)
      history.replay(message, on: &shown)
    }
  }

  /// Returns the last leg that starts no later than at a place.
  private func index(of place: Int) -> Int {
    var low = 0
    var high = legs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if legs[middle].place <= place { low = middle } else { high = middle }
    }
    return low
  }
}

extension Timeline.Leg: Sendable where P.State: Sendable, P.Message: Sendable {}
extension Timeline: Sendable where P.State: Sendable, P.Message: Sendable {}

#if !hasFeature(Embedded)
extension Timeline.Leg: Codable where P.State: Codable, P.Message: Codable {}

extension Timeline: Codable where P.State: Codable, P.Message: Codable {
  /// Reads a timeline, with its past and its futures.
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
    count = try values.decode(Int.self, forKey: .count)
    turns = try values.decode(Int.self, forKey: .turns)
    legs = try values.decode([Leg].self, forKey: .legs)
    spacing = try values.decode(Int.self, forKey: .spacing)
    futures = try values.decode(Futures<P.Message>.self, forKey: .futures)
    func require(_ rule: String?, of key: CodingKeys) throws {
      guard let rule else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: rule)
    }
    try require(ruleBrokenByLegs, of: .legs)
    try require(ruleBrokenByCount, of: .count)
    try require(ruleBrokenByPosition, of: .position)
    try require(ruleBrokenByPassing, of: .passing)
    try require(ruleBrokenByLastKept, of: .lastKept)
    try require(ruleBrokenByTurns, of: .turns)
    try require(ruleBrokenBySpacing, of: .spacing)
    try require(futures.ruleBroken(within: places), of: .futures)
  }
}
#endif
