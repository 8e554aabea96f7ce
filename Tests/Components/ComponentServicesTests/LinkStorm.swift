import ComponentKit
import ComponentServices
import EmbeddedText
import Locks
import ReplicaSync
import SeededRandom
import Testing

/// A list of things by their names, of which each is there or taken.
struct Shopping: SavedProgram, Sendable {
  enum Message: Codable, Hashable, Sendable {
    case add(String)
    case take(String)
    case remove(String)
    /// Not shared: a thing of one's own.
    case mark(String)
  }
  let initial: [String: Bool] = [:]

  func isShared(_ message: Message) -> Bool { if case .mark = message { false } else { true } }

  func refusal(of message: Message, in things: [String: Bool]) -> Refusal? {
    switch message {
    case .add(let name): things[name] == nil ? nil : Refusal("\(name) is on the list")
    case .take(let name), .remove(let name):
      things[name] == nil ? Refusal("\(name) is not on the list") : nil
    case .mark: nil
    }
  }
  func update(_ things: inout [String: Bool], by message: Message) {
    switch message {
    case .add(let name): things[name] = false
    case .take(let name), .mark(let name): things[name] = true
    case .remove(let name): things[name] = nil
    }
  }
  func rebased(
    _ message: Message,
    over other: Message,
    as side: RebaseSide,
    at things: [String: Bool]
  ) -> Message? {
    switch (message, other) {
    case (.add(let name), .add(let same)), (.take(let name), .remove(let same)),
      (.remove(let name), .remove(let same)):
      name == same ? nil : message
    default: message
    }
  }
  func view(_ things: [String: Bool], send: @escaping (Message) -> Void) -> String {
    things.keys.sorted().joined(separator: " ")
  }
}

extension MessageCoding where Message == Shopping.Message {
  /// The texts that are derived from the coding.
  static let derived = MessageCoding<Shopping.Message>(
    write: { MessageText.text(of: $0) },
    read: { try? MessageText.messages(Shopping.Message.self, in: $0).first }
  )
}

/// A server and what is on its way to it: requests that a test answers, breaks or loses.
final class Wire: Sendable {
  final class Call: Sendable {
    let request: HTTPRequest
    let receive: Network.Receive
    let isOver = Locked(false)
    let hasBegun = Locked(false)
    /// How many entries the stream has sent.
    let sent = Locked(0)

    init(_ request: HTTPRequest, _ receive: @escaping Network.Receive) {
      (self.request, self.receive) = (request, receive)
      sent.withLock { $0 = Int(request.headers["Last-Event-ID"] ?? "") ?? 0 }
    }
  }

  let log = Locked(MergeLog([:], rule: ProgramRule(Shopping())))
  private let held = Locked<[Call]>([])
  private let timers = Locked<[(isOver: Locked<Bool>, action: @Sendable () -> Void)]>([])

  var calls: [Call] {
    held.withLock { held in
      held.removeAll { call in call.isOver.withLock { $0 } }
      return held
    }
  }

  var network: Network {
    let after: @Sendable (Duration, @escaping @Sendable () -> Void) -> Cancellation = {
      // A request has no time limit here, and a stream has none anyway.
      if $0 > .seconds(10) { return .none }
      let (isOver, action) = (Locked(false), $1)
      self.timers.withLock { $0.append((isOver, action)) }
      return Cancellation { isOver.withLock { $0 = true } }
    }
    let clock = NetworkClock(now: { .zero }, after: after)
    return Network(clock: clock) { request, receive in
      let call = Call(request, receive)
      self.held.withLock { $0.append(call) }
      return Cancellation { call.isOver.withLock { $0 = true } }
    }
  }

  /// Lets all waits end.
  func elapse() {
    let all = timers.withLock { timers in
      defer { timers = [] }
      return timers
    }
    for timer in all where !timer.isOver.withLock({ $0 }) { timer.action() }
  }

  /// Handles a request: a step is added, and a stream sends the next entry that it has not sent.
  func handle(_ call: Call, isAnswered: Bool = true) {
    if call.request.method == .post {
      let text = String(decoding: call.request.body, as: UTF8.self)
      guard let step = MessageCoding.derived.sentStep(text) else {
        preconditionFailure("a step must be sent; got \(text)")
      }
      log.withLock { _ = $0.add(step, isRefused: { $0 == .add("poison") }) }
      end(call, isAnswered ? 204 : nil)
      return
    }
    let place = call.sent.withLock { sent in
      defer { sent += 1 }
      return sent
    }
    let entries = log.withLock { $0.entries }
    let hasBegun = call.hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return hasBegun
    }
    if !hasBegun {
      let headers = Headers([("Content-Type", "text/event-stream")])
      call.receive(.began(status: 200, headers: headers))
    }
    guard place < entries.count else { return call.sent.withLock { $0 = place } }
    let entry = MessageCoding.derived.text(of: entries[place])
    call.receive(.received(Array("id: \(place + 1)\ndata: \(entry)\n\n".utf8)))
  }

  /// Ends a request with a status, or with an interruption.
  func end(_ call: Call, _ status: Int?) {
    if let status {
      call.receive(.began(status: status, headers: Headers()))
      call.receive(.ended)
    } else {
      call.receive(.failed(.interrupted))
    }
    call.isOver.withLock { $0 = true }
  }
}

/// A person's component, whose work really runs, one input after the other.
final class Screen {
  typealias Message = LinkedMessage<Shopping.Message>
  let wire: Wire
  private(set) var component: Component<Redux<Linked<Shopping>>>
  private var scheduler = EffectScheduler<Message, Never>()
  private let inputs = Locked<[InputQueue<Message, Never>.Input]>([])
  private var running: [Int: Cancellation] = [:]
  private(set) var waits: [Int] = []

  init(_ wire: Wire, as author: String, from text: String? = nil) throws {
    self.wire = wire
    let program = Linked(Shopping(), to: address, over: wire.network, as: author, coded: .derived)
    var running = ProgramState(program)
    if let text {
      running = ProgramState(program, state: try #require(try program.load(text, version: 1)))
      running.resume()
    }
    component = Component(Redux.space(of: running))
    handle()
    run()
  }

  var state: LinkedState<Shopping> { component.state }
  var saved: String { get throws { try component.programState.program.save(state) } }

  func send(_ message: Message) {
    inputs.withLock { $0.append(.message(message)) }
    run()
  }

  func elapse() {
    let all = waits
    waits = []
    inputs.withLock { $0 += all.map { .elapsed($0) } }
    run()
  }

  private func handle() { scheduler.handled(component.takeEffect(), hasMoved: true) }

  func run() {
    while true {
      while let command = scheduler.next() { perform(command) }
      guard let input = inputs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
      scheduler.take(input)
    }
  }

  private func perform(_ command: EffectScheduler<Message, Never>.Command) {
    switch command {
    case .deliver(let message, _):
      component.send(message)
      handle()
    case .enqueue(let message, _): inputs.withLock { $0.append(.message(message)) }
    case .start(let ticket, let work):
      let inputs = inputs
      running[ticket] = work.start(
        Outlet { message in
          inputs.withLock { $0.append(.workMessage(message, ticket)) }
        } finish: {
          inputs.withLock { $0.append(.workEnded(ticket, nil)) }
        } fail: { failure in
          inputs.withLock { $0.append(.workEnded(ticket, failure)) }
        }
      )
    case .cancel(let ticket): running.removeValue(forKey: ticket)?.cancel()
    case .release(let ticket): running[ticket] = nil
    case .wait(_, let ticket): waits.append(ticket)
    case .notify, .note, .run, .reportFailure: break
    }
  }

  func close() { for cancellation in running.values { cancellation.cancel() } }
}

/// Three people, a server, and everything that can happen between them.
struct LinkStorm {
  private var draws: SplitMix
  private let wire = Wire()
  private var screens: [Screen] = []
  private var kept: [String] = []
  private var runs = 3

  /// Whether a run that continues another one has a name of its own.
  private let hasNewNames: Bool

  init(seed: UInt64, hasNewNames: Bool = true) throws {
    (draws, self.hasNewNames) = (SplitMix(seed: seed), hasNewNames)
    for number in 0..<3 { screens.append(try Screen(wire, as: "\(number)")) }
    kept = try screens.map { try $0.saved }
  }

  /// Runs a schedule, and returns the first law that is broken, after any event.
  mutating func run(events: Int) throws -> String? {
    for _ in 0..<events {
      let person = draws.next(below: 3)
      try event(of: person)
      settle()
      for screen in screens where !isFollowing(screen) {
        return "what is confirmed is that of the log"
      }
    }
    return calm()
  }

  private func isFollowing(_ screen: Screen) -> Bool {
    let state = screen.state
    return state.replica.confirmed == wire.log.withLock { $0.state(after: state.link.version) }
  }

  private func settle() { for screen in screens { screen.run() } }

  private mutating func event(of person: Int) throws {
    let name = ["ham", "jam", "tea", "poison"][draws.next(below: 4)]
    switch draws.next(below: 16) {
    case 0, 1: screens[person].send(.own(.add(name)))
    case 2: screens[person].send(.own(.take(name)))
    case 3: screens[person].send(.own(.remove(name)))
    case 4: screens[person].send(.connect(draws.next(below: 3) > 0))
    case 5: screens[person].elapse()
    case 6: wire.elapse()
    case 7: kept[person] = try screens[person].saved
    case 8:
      if draws.next(below: 3) > 0 { return }
      screens[person].close()
      runs += 1
      let name = hasNewNames ? "\(runs)" : "\(person)"
      screens[person] = try Screen(wire, as: name, from: kept[person])
    default:
      let calls = wire.calls
      if calls.isEmpty { return }
      let call = calls[draws.next(below: calls.count)]
      switch draws.next(below: 8) {
      case 0: wire.end(call, nil)
      case 1: wire.end(call, [404, 500, 503][draws.next(below: 3)])
      case 2: wire.handle(call, isAnswered: false)
      default: wire.handle(call)
      }
    }
  }

  /// Connects all, and waits until nothing more happens.
  private func calm() -> String? {
    for screen in screens { screen.send(.connect(true)) }
    for _ in 0..<200 {
      wire.elapse()
      for screen in screens { screen.elapse() }
      for call in wire.calls { wire.handle(call) }
      settle()
    }
    let log = wire.log.withLock { $0 }
    for screen in screens {
      let state = screen.state
      if !state.replica.pending.isEmpty { return "nothing is pending at the end" }
      if state.replica.shown != log.state(after: log.entries.count) {
        return "all show the same at the end"
      }
      if state.connection != .open { return "all are connected at the end" }
    }
    let names = log.entries.map { "\($0.author) \($0.number)" }
    return Set(names).count == names.count ? nil : "a step is in the log once"
  }
}
