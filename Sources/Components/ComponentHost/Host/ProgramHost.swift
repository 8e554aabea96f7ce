public import ComponentKit

/// Runs a component: it takes messages from any thread, runs the program's effects, and notifies
/// observers.
///
/// ```swift
/// struct Greeter: Program {
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
/// The host handles one message after the other, and those of each sender in their order. A message
/// that is sent while another one is handled waits for its turn, so no call is recursive. The thread
/// that sends while no thread serves the host serves it until nothing waits: then `send` returns when
/// the message has been handled. A thread that serves many other threads leaves the rest to a task.
///
/// ## Reports
///
/// The host passes refused messages, errors of work and late messages to the function `report`. By
/// default it writes one line to the standard error, and drops a line that cannot be written. To
/// await the outcome of one message, use ``ProgramOwner/submit(_:)``.
///
/// ## The end
///
/// ``end()`` cancels all work and awaits it. A host that is released cancels its work as well, and
/// cannot await it. Work, views and timers do not retain the host.
///
/// The host handles each message that was sent before the call of `end()`. It accepts none from
/// then on: it reports each later message as late, also one that the program sends itself in
/// answer to an earlier message. It drops messages of work then, because it cancels the work.
///
/// ## Large states
///
/// A host is given its component by value, so the thread that makes it needs room on its stack for
/// several copies of a state that is one large value: for 200 KB it needed 2 MB where a component
/// alone needed 0.8 to 1.3 MB. Keep large values in arrays, whose elements are not on the stack.
///
/// ## Owners
///
/// Other parts of an application get an owner of the same running program, with an architecture of its
/// own: see ``ProgramOwner``. The program runs as long as its host or one of its owners is retained, or
/// until ``end()``.
public final class ProgramHost<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  @usableFromInline
  let core: HostCore<A.Program>

  /// The host itself as an owner.
  @usableFromInline
  let lease: OwnerLease<A>

  /// Creates a host, and starts the program's initial effect.
  ///
  /// - Parameters:
  ///   - component: The component. No part of it that is not `Sendable` may be used elsewhere.
  ///   - clock: The clock of debounced and throttled work, and of `HostClock`.
  ///   - middleware: The middleware that messages pass through, the outermost first.
  ///   - report: Receives refusals, failures and late messages, on any thread.
  public init(
    _ component: sending Component<A>,
    clock: any Clock<Duration> = ContinuousClock(),
    middleware: [Middleware<A>] = [],
    report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print
  ) {
    let weakHost = WeakHost<A.Program>(report: report)
    var shared = SharedProgram(component.programState)
    let owner: Owner<A> = shared.owner(in: A.self, log: A.log(in: component.space))
    lease = OwnerLease(owner, of: weakHost)
    core = HostCore(
      shared,
      chain: middleware.chain(for: owner),
      weakHost: weakHost,
      sender: { weakHost.send($0) },
      clock: clock
    )
    core.post(
      .job { core in
        let effect = core.lock.use { $0.takeEffect() }
        core.loop.scheduler.handled(effect, hasMoved: false)
      }
    )
  }
}

// MARK: - Messages

extension ProgramHost: ProgramOwner {
  /// The host as a facet, which keeps the program running, too.
  @inlinable
  public var facet: Facet<A, A.Program.Message, A.Program.View> {
    Facet(core, lease, translate: { ($0, nil) }, draw: { $0.view(send: $1) })
  }

  /// Sends a message, which is handled in its turn.
  ///
  /// If another thread serves the host, this one adds the message to the queue and returns, and the
  /// other thread handles it.
  ///
  /// - Complexity: No allocation, but for a queue that grows. If this thread serves the host, it
  ///   returns when nothing waits any longer.
  @inlinable
  public func send(_ message: A.Program.Message) { core.send(message) }
}

// MARK: - Reading

extension ProgramHost {
  /// Reads a value from the component while no other thread uses it.
  ///
  /// It traps when a view, a selection or a middleware of this host calls it: they have the
  /// component already. It waits while another thread uses the component. The process
  /// ends with one line on the standard error where hosts would wait for each other: an update,
  /// view, selection or middleware of one host reads another, which reads the first. Send a message
  /// instead.
  @inlinable
  public func read<Value: Sendable>(_ body: @Sendable (Component<A>) -> Value) -> Value {
    core.read { [owner = lease.owner] in body($0[owner]) }
  }

  /// Reads a value from the view, also from a view that is not `Sendable`.
  ///
  /// Messages that the view sends meanwhile are handled before this returns.
  @inlinable
  public func withView<Value: Sendable>(_ body: @Sendable (A.Program.View) -> Value) -> Value {
    core.read { [sender = core.sender] in body($0.view(send: sender)) }
  }
}

// MARK: - The end

extension ProgramHost {
  /// Ends the host when the messages sent so far have been handled: cancels all work, and returns
  /// when the work has ended and the last state is saved.
  ///
  /// ```swift
  /// struct Doubler: Program {
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
  /// Work that does not report its end is cancelled and not awaited. Neither is the work that calls
  /// this itself, in a task of its own or in one that it has started. The view can still be
  /// read. A message that is sent from now on is reported as late. So is one that the program sends
  /// itself from now on, in answer to a message that was sent before.
  ///
  /// - Complexity: It waits for the inputs that have arrived and for cancelled work.
  public func end() async { await core.end() }

  /// Ends the host as ``end()`` does, and waits on this thread until the last state is saved, but for
  /// no work: the process is about to end.
  ///
  /// A message that is still being handled after five seconds keeps nobody.
  package func endAtOnce() { core.endAtOnce() }
}
