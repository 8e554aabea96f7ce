public import CofreeFree

/// A program with a history: its messages can be undone, done again, and left for another branch.
///
/// It wraps any program, and is a program itself, so that it runs in every architecture:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var counter = Component<Elm<History<Counter>>>(History(Counter()))
/// counter.send(.message(2))
/// counter.send(.message(40))
/// counter.view.present  // "42"
/// counter.send(.undo)
/// counter.view.present  // "2"
/// counter.send(.message(5))
/// counter.view.present  // "7"
/// counter.send(.branch(counter.view.branches[0].name))
/// counter.view.present  // "42"
/// counter.send(.jump(to: 0))
/// counter.send(.undo)  // Refusal("the history must have a message to undo; got none")
/// ```
///
/// A **place** is a number of messages: at place 3 the program is shown as its first three messages
/// left it. A message that is sent at an earlier place begins a new branch; the messages that came
/// after that place become a branch that can be chosen. Refused messages are not logged.
///
/// Effects of new messages are passed on, and their messages are new messages. To go to another place
/// cancels running work, and starts no effect of old messages again: messages of effects that were
/// started before are refused. Only the work that follows the state (see
/// ``Program/subscriptions(of:)``) is started again, for the state that is shown.
///
/// Messages that users do not undo, such as the ticks of a clock, are not **kept**: they change the
/// state, and `undo` and `redo` pass over them. An undo takes back the last kept message and the
/// messages after it. After an undo, a message that is not kept only changes the state that is shown,
/// so that `redo` still works; to go to another place drops it.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var tens = Component<Elm<History<Counter>>>(History(Counter()) { $0 >= 10 })
/// for number in [10, 20, 1, 2] { tens.send(.message(number)) }
/// tens.send(.undo)
/// tens.view.present  // "10"
/// tens.send(.message(3))
/// tens.view.present  // "13"
/// tens.send(.redo)
/// tens.view.present  // "33"
/// ```
///
/// A query is answered from the state that is shown. The history drops the changes of a query, since
/// it logs messages only.
///
/// ## Laws
///
/// With `c` a component of `History<P>`:
///
/// ```text
/// c.send(.undo) == nil implies c.send(.redo) leads back, and the other way round
/// c.send(.jump(to: k)) shows what the first k messages show
/// c.send(.jump(to: j)); c.send(.jump(to: k)) is c.send(.jump(to: k))
/// c.send(.message(m)) after .undo, then .branch(b) shows what was shown before .undo
/// ```
///
/// For the other way round, all messages are kept.
///
/// ## Memory
///
/// The program's state is kept once every `s` messages, where `s` is 64 or the root of a smaller limit
/// than 4,096. Once there are more messages than the limit, the oldest are folded into the first state,
/// `s` at a time, so at least `limit` and at most `limit + s` stay. The branches hold messages only, at
/// most as many in all as the limit (but for the newest branch), and the oldest is removed first.
///
/// - Complexity: A message is one update, amortised O(1) for the log, and once every `s` messages
///   the update copies the state, since the old one is kept: for a state of `m` elements O(m / s)
///   amortised. A jump takes at most `s` updates, and one copy of the state. A branch
///   takes one update for each message in it.
public struct History<P: Program>: Program {
  /// The state of the program, with its past and its branches.
  public typealias State = Timeline<P>

  /// A message to the program or a move in its history.
  public typealias Message = HistoryMessage<P.Message>

  /// The view of the program, and its place in the history.
  public typealias View = HistoryView<P.View>

  /// The queries of the program.
  public typealias Query = P.Query

  /// The program.
  public let base: P

  /// How many messages are kept at least.
  @usableFromInline
  let limit: Int

  /// How many messages follow a state that is kept, before the next one.
  @usableFromInline
  let spacing: Int

  /// How many branches are kept at most.
  @usableFromInline
  let branchLimit: Int

  /// Whether a message can be undone alone; nil where all can.
  @usableFromInline
  let keeping: (@Sendable (P.Message) -> Bool)?

  /// Gives a program a history.
  ///
  /// - Parameters:
  ///   - base: The program.
  ///   - limit: How many messages are kept at least, where there are more.
  ///   - branchLimit: How many branches are kept at most.
  ///   - keeping: Whether a message is one to undo; by default each is.
  /// - Precondition: The limits are positive.
  @inlinable
  public init(
    _ base: P,
    limit: Int = 10_000,
    branchLimit: Int = 100,
    keeping: (@Sendable (P.Message) -> Bool)? = nil
  ) {
    precondition(limit > 0, "limit must be positive; got \(limit)")
    precondition(branchLimit > 0, "branchLimit must be positive; got \(branchLimit)")
    self.base = base
    self.limit = limit
    spacing = Int(Double(min(limit, 4_096)).squareRoot())
    self.branchLimit = branchLimit
    self.keeping = keeping
  }

  /// The program's initial state, without past or branches.
  @inlinable
  public var initial: Timeline<P> { Timeline(base.beginning.state) }
}

// MARK: - Messages

extension History {
  /// Returns why the program refuses the message, or why there is nowhere to go.
  @inlinable
  public func refusal(of message: HistoryMessage<P.Message>, in timeline: Timeline<P>) -> Refusal? {
    if let refusal = timeline.refusal(of: message) { return refusal }
    switch message {
    case .message(let inner), .fromEffect(let inner, _):
      return base.firstRefusal(of: inner, in: timeline.present)
    case .undo, .redo, .jump, .branch, .forget: return nil
    }
  }

  /// Changes the program by a message, and logs it, or goes elsewhere in the history.
  @inlinable
  public func update(
    _ timeline: inout Timeline<P>,
    by message: HistoryMessage<P.Message>
  ) -> Effect<HistoryMessage<P.Message>> {
    var effect = Effect<HistoryMessage<P.Message>>.none
    _ = step(&timeline, by: message, effect: &effect)
    return effect
  }

  /// Takes a message to the program, or moves in its history, unless it is refused.
  @inlinable
  public func step(
    _ timeline: inout Timeline<P>,
    by message: HistoryMessage<P.Message>,
    effect: inout Effect<HistoryMessage<P.Message>>
  ) -> Refusal? {
    if let refusal = timeline.refusal(of: message) { return refusal }
    switch message {
    case .message(let inner), .fromEffect(let inner, _):
      return take(inner, on: &timeline, effect: &effect)
    case .forget: timeline.travel(by: message, in: self)
    case .undo, .redo, .jump, .branch:
      timeline.travel(by: message, in: self)
      if P.hasEffects { effect = .merge([.cancel(.all), resume(&timeline)]) }
    }
    return nil
  }

  /// Takes a message of the program, and logs it unless the program refuses it.
  @inlinable
  func take(
    _ message: P.Message,
    on timeline: inout Timeline<P>,
    effect: inout Effect<HistoryMessage<P.Message>>
  ) -> Refusal? {
    let isKept = keeps(message)
    let start = timeline.startOfNextSegment(isKept: isKept, within: self)
    var inner = Effect<P.Message>.none
    let refusal = base.step(&timeline.shown, by: message, effect: &inner)
    if refusal == nil { timeline.log(message, isKept: isKept, from: start, within: self) }
    effect = numbered(inner, at: timeline)
    return refusal
  }

  @inlinable
  func keeps(_ message: P.Message) -> Bool { keeping?(message) ?? true }

  /// Changes the state by a message of the log.
  ///
  /// A log that was read from a damaged file can hold messages that the program refuses.
  func replay(_ message: P.Message, on state: inout P.State) {
    base.step(&state, by: message)
  }
}

// MARK: - View, queries and effects

extension History {
  /// Shows the program, and its place in the history.
  @inlinable
  public func view(
    _ timeline: Timeline<P>,
    send: @escaping (HistoryMessage<P.Message>) -> Void
  ) -> HistoryView<P.View> {
    HistoryView(
      present: base.view(timeline.present) { send(.message($0)) },
      place: timeline.place,
      places: timeline.places,
      branches: timeline.branches,
      canUndo: timeline.canUndo
    )
  }

  /// Answers a query from the state that is shown; the changes of the query are dropped.
  @inlinable
  public func answer(_ query: P.Query, from timeline: inout Timeline<P>) -> AnyAnswer {
    var state = timeline.present
    return base.answer(query, from: &state)
  }

  /// The initial effect of the program.
  @inlinable
  public var initialEffect: Effect<HistoryMessage<P.Message>> {
    numbered(base.beginning.effect, at: initial)
  }

  /// Returns the subscriptions of the state that is shown.
  @inlinable
  public func subscriptions(of timeline: Timeline<P>) -> [Work<HistoryMessage<P.Message>>] {
    P.work(of: base.subscriptions(of: timeline.present)).map { work in
      work.map { [generation = timeline.generation] in .fromEffect($0, generation: generation) }
    }
  }

  /// Resumes the program at the state that is shown.
  @inlinable
  public func resume(_ timeline: inout Timeline<P>) -> Effect<HistoryMessage<P.Message>> {
    let effect = base.continuation(of: &timeline.shown)
    return numbered(effect, at: timeline)
  }

  /// Returns an effect whose messages are refused after the history has gone elsewhere.
  @inlinable
  func numbered(
    _ effect: Effect<P.Message>,
    at timeline: Timeline<P>
  ) -> Effect<HistoryMessage<P.Message>> {
    if case .none = effect { return .none }
    return effect.map { [generation = timeline.generation] in
      .fromEffect($0, generation: generation)
    }
  }
}

extension History: Sendable where P: Sendable {}

#if !hasFeature(Embedded)
extension History: SavedProgram where P.State: Codable, P.Message: Codable {}
#endif
