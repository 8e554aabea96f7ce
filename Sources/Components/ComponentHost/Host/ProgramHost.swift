public import CTurn
public import ComponentKit
import Dispatch

/// One component, with a life of its own: it takes messages from any thread, does what the program
/// asks for, and tells observers.
///
/// ```swift
/// struct Greeter: ActiveProgram {
///   enum Message: Sendable { case greet(String), heard(String) }
///   let initial = ""
///   func update(_ text: inout String, by message: Message) -> Effect<Message> {
///     switch message {
///     case .greet(let name): return .message(.heard("hello, \(name)"))
///     case .heard(let answer):
///       text = answer
///       return .none
///     }
///   }
///   func view(_ text: String, send: @escaping (Message) -> Void) -> String { text }
/// }
/// let host = ProgramHost(Component<Elm<Greeter>>(Greeter()))
/// host.send(.greet("Ada"))
/// host.view  // "hello, Ada"
/// ```
///
/// ## The order of things
///
/// ```text
/// message → middleware, first to last → refusal, or update → middleware, last to first
///         → effect → observers, oldest first → the next message
/// ```
///
/// Messages are handled one after the other, each sender's in its order. One that is sent while
/// another is handled, by whomever, waits its turn; so nothing is called recursively, and the stack
/// stays as it is. Whoever sends while nobody serves, serves until nothing waits: then `send`
/// returns when the message has been handled. A thread that serves many others leaves the rest to
/// a task.
///
/// ## What is told to whom
///
/// A refused message, an error that no message was made of, and a message that comes too late go to
/// the function `report`. By default it writes one line to the standard error, and drops a line that
/// cannot be written. To await the outcome of one message, use ``submit(_:)``.
///
/// ## Its end
///
/// ``end()`` cancels all work and awaits it. A host that is let go cancels its work as well, and
/// cannot await it. What work, views and timers hold does not keep the host.
///
/// The host handles each message that was sent before the call of `end()`. It accepts none from
/// then on: it reports each later message as late, also one that the program sends itself in
/// answer to an earlier message. It drops messages of work then, because it cancels the work.
///
/// ## Large states
///
/// A host is given its component by value, so the thread that makes it needs room on its stack for
/// several copies of a state that is one large value: for 200 KB it needed 2 MB where a component
/// alone needed 0.8 to 1.3 MB. Keep what is large in arrays, whose elements do not lie there.
///
/// ## Why threads may share it
///
/// The component is in an `Office`, into which it is sent; the compiler sees to it that nothing of
/// it gets out. All else is `Sendable`.
public final class ProgramHost<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  @usableFromInline
  let office: Office<A>

  /// What the thread that serves has before it.
  @usableFromInline
  let desk = Desk<A>()

  @usableFromInline
  let door: Door<A>

  /// What views send their messages with.
  @usableFromInline
  let sender: @Sendable (A.Program.Message) -> Void

  /// By which work waits.
  let clock: any Clock<Duration>

  /// The queue that writes files, one after the other.
  let files = DispatchQueue(label: "ComponentHost.files")

  /// Creates a host, and does the program's initial effect.
  ///
  /// - Parameters:
  ///   - component: The component, which nobody else may keep a part of that is not `Sendable`.
  ///   - clock: By which debounced and throttled work and `HostClock` wait.
  ///   - middleware: What messages pass through, the outermost first.
  ///   - report: Is told of what no message tells, by any thread.
  public init(
    _ component: sending Component<A>,
    clock: any Clock<Duration> = ContinuousClock(),
    middleware: [Middleware<A>] = [],
    report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print
  ) {
    office = Office(Realm(component, middleware: middleware))
    let door = Door<A>(report: report)
    self.door = door
    sender = { door.send($0) }
    self.clock = clock
    door.lead(to: self)
    post(.begin)
  }

  deinit {
    // Nobody serves now: who serves holds the host.
    desk.stop()
  }
}

// MARK: - Messages

extension ProgramHost {
  /// Sends a message, which is handled in its turn.
  ///
  /// - Complexity: No allocation. If nobody serves the host, it returns when nothing waits any
  ///   longer; else at once.
  @inlinable
  public func send(_ message: A.Program.Message) {
    guard turn_begin(office.turn) else { return leave(message) }
    let audience = desk.audience
    let outcome = office.realm.pointee.receive(message, before: audience)
    _ = turn_release(office.turn)
    desk.follow(outcome, of: message, audience, for: self)
    if !turn_rest(office.turn) { serveOn() }
  }

  /// Leaves a message to whoever serves, which may be this thread; reports one that is late.
  @usableFromInline
  func leave(_ message: A.Program.Message) {
    if !post(.message(message)) { door.report(.late(message)) }
  }

  /// Sends a message, and returns when it has been handled and observers have been notified.
  ///
  /// - Returns: Why it was refused, or nil if it was taken.
  @discardableResult
  public func submit(_ message: A.Program.Message) async -> Refusal? {
    await withCheckedContinuation { sender in
      if post(.submission(message, sender)) { return }
      door.report(.late(message))
      sender.resume(returning: Refusal("the host has ended"))
    }
  }

  /// Calls a function when the messages sent so far have been handled, and observers told of them.
  ///
  /// A host that has ended calls it at once.
  package func afterwards(_ act: @escaping @Sendable () -> Void) {
    if !post(.call(act)) { act() }
  }

  /// Leaves an errand; returns false if the host has ended and does not do it.
  @discardableResult
  func post(_ errand: Errand<A>) -> Bool {
    switch office.admit(errand, to: desk) {
    case .serve: serve()
    case .waits: break
    case .late: return false
    }
    return true
  }
}

// MARK: - Service

extension ProgramHost {
  /// Does what lies on the desk, and then what waits.
  private func serve() {
    repeat {
      // A view that this thread is drawing has sent something, which is done after the drawing.
      guard desk.work(for: self) else { return office.putOff(desk) }
    } while goesOn()
  }

  /// Returns whether more lies on the desk; if not, this thread no longer serves.
  private func goesOn() -> Bool {
    switch office.goOn(desk) {
    case .goOn: return true
    case .rest: return false
    case .handOver:
      Task { serveWaiting() }
      return false
    }
  }

  /// Serves on, as something waits.
  @usableFromInline
  func serveOn() {
    if goesOn() { serve() }
  }

  /// Serves what waits, unless somebody does.
  @usableFromInline
  func serveWaiting() {
    if office.take(to: desk) { serve() }
  }
}

// MARK: - Reading

extension ProgramHost {
  /// Returns what is read of the component, which nobody uses meanwhile.
  ///
  /// It traps when it is called by what draws the view, by a selection or by a middleware: they
  /// have the component already. It waits while another thread uses the component. The process
  /// ends with one line on the standard error where hosts would wait for each other: an update,
  /// view, selection or middleware of one host reads another, which reads the first. Send a message
  /// instead.
  @inlinable
  public func read<Value: Sendable>(_ body: @Sendable (Component<A>) -> Value) -> Value {
    let (value, owes) = office.read(body)
    if owes { serveWaiting() }
    return value
  }

  /// Returns what is read of the view, also of one that is not `Sendable`.
  ///
  /// What the view sends there is handled before this returns.
  @inlinable
  public func withView<Value: Sendable>(_ body: @Sendable (A.Program.View) -> Value) -> Value {
    read { body($0.view(send: sender)) }
  }
}

extension ProgramHost where A.Program.View: Sendable {
  /// The view, drawn when it is asked for.
  @inlinable
  public var view: A.Program.View { withView { $0 } }
}

extension ProgramHost where A: VisibleState, A.Program.State: Sendable {
  /// The state of the program.
  @inlinable
  public var state: A.Program.State { read { $0.state } }
}

// MARK: - The end

extension ProgramHost {
  /// Ends the host when the messages sent so far have been handled: cancels all work, and returns
  /// when the work has ended and the last state is saved.
  ///
  /// ```swift
  /// struct Doubler: ActiveProgram {
  ///   let initial = 1
  ///   func update(_ sum: inout Int, by message: Int) -> Effect<Int> {
  ///     sum += message
  ///     return sum < 100 ? .message(sum) : .none
  ///   }
  ///   func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  /// }
  /// let (late, writer) = AsyncStream.makeStream(of: String.self)
  /// let host = ProgramHost(Component<Elm<Doubler>>(Doubler())) { writer.yield("\($0)") }
  /// host.send(1)
  /// await host.end()
  /// host.send(1)
  /// writer.finish()
  /// var reports: [String] = []
  /// for await report in late { reports.append(report) }
  /// reports  // ["message 1 came after the host had ended"]
  /// host.view  // 128
  /// ```
  ///
  /// Work that does not say when it has ended is cancelled and not awaited. The view can still be
  /// read. A message that is sent from now on is reported as late. So is one that the program sends
  /// itself from now on, in answer to a message that was sent before.
  public func end() async {
    office.end()
    post(.stop)
    await withCheckedContinuation { _ = post(.farewell($0)) }
    await withCheckedContinuation { ended in files.async { ended.resume() } }
  }
}
