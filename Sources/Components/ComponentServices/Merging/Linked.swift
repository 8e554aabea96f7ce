public import ComponentKit
public import EmbeddedText
import ReplicaSync

/// A program that several people use at once, with its link to the log that they share.
///
/// It is a program itself, so every host runs it, in every architecture. It sends what a person does to
/// the log, takes what others do, and finds the log again after the connection has ended:
///
/// ```swift
/// import EmbeddedText
/// struct Counter: Program {
///   enum Message: String, CaseIterable, TextMessage { case more, less }
///   let initial = 0
///   func update(_ count: inout Int, by message: Message) { count += message == .more ? 1 : -1 }
///   func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
/// }
/// let offline = Network(clock: NetworkClock(now: { .zero }, after: { _, _ in .none })) { _, receive in
///   receive(.failed(.unreachable))
///   return .none
/// }
/// let log = try WebAddress("https://example.com/log")
/// let shared = Linked(Counter(), to: log, over: offline, as: "Ada")
/// var counter = Component<Redux<Linked<Counter>>>(shared)
/// counter.send(.own(.more))
/// let entry = #"{"author":"Max","number":1,"step":"more","refused":false}"#
/// counter.send(.log(.event(ServerEvent(data: entry, id: "1"))))
/// counter.view  // "2"
/// counter.state.replica.pending.count  // 1
/// ```
///
/// A message that belongs to one screen, such as the text of a field or which rows are shown, says so by
/// ``/ComponentKit/Program/isShared(_:)``.
///
/// What is lost, since others have done something meanwhile or the server has refused it, is in the
/// state until the person has read it. The markup of a drawn program shows it, and how the link is.
///
/// ## The log
///
/// A server has a ``MergeLog`` with the same program, and answers two kinds of requests to one address.
/// The command `share` of a laboratory is one.
///
/// ```text
/// GET   the entries after so many as the header Last-Event-ID says, as server-sent events, for as long
///       as the connection is there; the id of an event is how many entries the log has with it
///       data: {"author":"Ada","number":1,"step":"more","refused":false}
/// POST  {"author":"Ada","number":1,"version":0,"step":"more"}
///       the answer is 204 when its entry is stored, also if it was before
/// ```
///
/// A step is the text of its message, or null for nothing.
///
/// ## Laws
///
/// ```text
/// with no message under way, everybody's state.replica.confirmed is that of the log,
/// but for what messages change that are not shared
/// a step is in the log once, however often it was sent
/// ```
///
/// For what is asked of the rule of the program, see ``/ReplicaSync/Rebasing``.
///
/// - Complexity: A message of the person is one update and one request. One of others is O(pending)
///   updates.
public struct Linked<Base: Program>: Program where Base.Message: Sendable {
  /// What is shared, and how the link is.
  public typealias State = LinkedState<Base>

  /// A message of the person, or an event of the link.
  public typealias Message = LinkedMessage<Base.Message>

  /// The program that one person would use.
  package var base: Base { replicated.base }

  let replicated: Replicated<Base>
  let log: WebAddress
  let network: Network
  let author: String
  package let coding: MessageCoding<Base.Message>

  package init(
    _ base: Base,
    to log: WebAddress,
    over network: Network,
    as author: String,
    coded coding: MessageCoding<Base.Message>
  ) {
    (replicated, self.log, self.network) = (Replicated(base), log, network)
    (self.author, self.coding) = (author, coding)
  }

  /// The initial state of the program.
  public var initial: State {
    LinkedState(replica: replicated.initial, link: ReplicaLink(author: author))
  }
}

extension Linked where Base.Message: TextMessage {
  /// Creates the program, which connects at once.
  ///
  /// - Parameters:
  ///   - base: The program that one person would use.
  ///   - log: The address of the log.
  ///   - network: The network.
  ///   - author: A name for this run that no other run has, of this person or of others; by default a
  ///     random number.
  public init(
    _ base: Base,
    to log: WebAddress,
    over network: Network,
    as author: String = String(UInt64.random(in: .min ... .max))
  ) {
    self.init(base, to: log, over: network, as: author, coded: MessageCoding())
  }
}

extension Linked: Sendable where Base: Sendable {}

// MARK: - Messages

extension Linked {
  /// Returns why the program refuses a message of the person.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    if case .own(let own) = message {
      replicated.refusal(of: own, in: state.replica)
    } else {
      nil
    }
  }

  /// Changes the state by a message of the person, or an event of the link.
  public func update(_ state: inout State, by message: Message) -> Effect<Message> {
    var effect = Effect<Message>.none
    _ = step(&state, by: message, effect: &effect)
    return effect
  }

  /// Takes a message, unless the program refuses it.
  public func step(
    _ state: inout State,
    by message: Message,
    effect: inout Effect<Message>
  ) -> Refusal? {
    switch message {
    case .own(let own):
      var inner = Effect<Base.Message>.none
      if base.isShared(own) {
        if let refusal = replicated.step(&state.replica, by: own, effect: &inner) { return refusal }
      } else {
        // It is confirmed at once, since it needs nobody else.
        var shown = state.replica.shown
        if let refusal = base.step(&shown, by: own, effect: &inner) { return refusal }
        state.lost += state.replica.receive(.theirs(own))
      }
      effect = inner.map { .own($0) }
      effect.add(send(&state))
    case .log(let event): effect = take(event, &state)
    case .answered(.success(let response)) where response.isSuccess: break
    case .answered(.success(let response)): effect = fail(response.status, &state)
    case .answered(.failure(let error)): effect = fail(error.description, &state)
    case .connect(let isOn):
      if isOn == (state.connection != .off) { break }
      (state.connection, state.isSending) = (isOn ? .opening : .off, false)
    case .tryAgain: if case .broken = state.connection { state.connection = .opening }
    case .dismiss: state.lost = []
    }
    return nil
  }

  private func take(_ event: ServerEventMessage, _ state: inout State) -> Effect<Message> {
    switch event {
    case .opened:
      state.connection = .open
      return send(&state)
    case .event(let event):
      if let reason = take(event, &state) { return fail(reason, &state) }
      return send(&state)
    case .interrupted:
      state.connection = .opening
      return .none
    case .refused(let status): return fail(status, &state)
    case .failed(let error): return fail(error.description, &state)
    }
  }

  /// Takes an entry of the log; returns why that is not possible.
  private func take(_ event: ServerEvent, _ state: inout State) -> String? {
    guard let count = Int(decimal: event.id), count > 0,
      let entry = coding.logEntry(event.data)
    else { return "the server has sent an entry that cannot be read" }
    if count - 1 > state.link.version { return "the server has left out an entry" }
    let pending = state.replica.pending
    guard let event = state.link.event(entry, at: count - 1, pending: pending) else { return nil }
    if case .theirs = event {} else { state.isSending = false }
    if case .mine = event, text(entry.step) != text(pending[0]) {
      // Another version of the program has made something else of it.
      let lost = state.replica.receive(.refused(nil)) + state.replica.receive(.theirs(entry.step))
      state.lost += entry.step == nil ? lost : Array(lost.dropFirst())
    } else {
      state.lost += state.replica.receive(event)
    }
    return nil
  }

  private func text(_ step: Base.Message?) -> String { step.map { coding.write($0) } ?? "" }

  private func fail(_ status: Int, _ state: inout State) -> Effect<Message> {
    let reason =
      status == 404
      ? "the server has no such log" : "the server answers with the status " + String(status)
    return fail(reason, &state)
  }

  /// Waits, and tries again, unless the person has disconnected meanwhile.
  private func fail(_ reason: String, _ state: inout State) -> Effect<Message> {
    if state.connection == .off { return .none }
    (state.connection, state.isSending) = (.broken(reason), false)
    let wait = Work<Message>("wait", policy: .debounce(.seconds(3))) { outlet in
      outlet.end(with: .tryAgain)
      return .none
    }
    return .work(wait.within("link"))
  }
}

// MARK: - Requests

extension Linked {
  /// Sends the first pending step, unless one is on its way.
  private func send(_ state: inout State) -> Effect<Message> {
    guard state.connection == .open, !state.isSending,
      let step = state.link.sent(state.replica.pending)
    else { return .none }
    state.isSending = true
    var request = HTTPRequest(.post, log)
    request.body = coding.text(of: step).bytes
    request.headers["Content-Type"] = "application/json"
    return .work(
      network.response(to: request, id: "send").within("link").map { .answered($0) }
    )
  }

  /// The initial effect of the program.
  public var initialEffect: Effect<Message> { replicated.initialEffect.map { .own($0) } }

  /// Returns the subscriptions of the program in the state that is shown, and the stream of entries.
  public func subscriptions(of state: State) -> [Work<Message>] {
    let own = replicated.subscriptions(of: state.replica).map { work in
      work.map { Message.own($0) }
    }
    guard state.connection == .opening || state.connection == .open else { return own }
    var request = HTTPRequest(.get, log)
    request.headers["Last-Event-ID"] = String(state.link.version)
    let entries = network.serverEvents(from: request, id: "entries").within("link")
    return own + [entries.map { .log($0) }]
  }

  /// Resumes the program at the state that is shown.
  public func resume(_ state: inout State) -> Effect<Message> {
    replicated.resume(&state.replica).map { .own($0) }
  }

  /// Returns the view of the state that is shown.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> Base.View {
    base.view(state.replica.shown) { send(.own($0)) }
  }
}
