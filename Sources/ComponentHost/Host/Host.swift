public import ComponentKit

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
/// let host = Host(Component<Elm<Greeter>>(Greeter()))
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
/// the function `report`; by default it writes a line to the standard error. Who wants to know what
/// becomes of one message sends it with ``submit(_:)``.
///
/// ## Its end
///
/// ``end()`` cancels all work and awaits it. A host that is let go cancels its work as well, and
/// cannot await it. What work, views and timers hold does not keep the host.
///
/// ## Why threads may share it
///
/// The component is in a `Locked` value, into which it is sent; the compiler sees to it that
/// nothing of it gets out. All else is `Sendable`.
public final class Host<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  @usableFromInline
  let realm: Locked<Realm<A>>

  @usableFromInline
  let inbox: Locked<Inbox<A>>

  @usableFromInline
  let door: Door<A>

  /// What views send their messages with.
  @usableFromInline
  let sender: @Sendable (A.Program.Message) -> Void

  /// By which work waits.
  let clock: any Clock<Duration>

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
    realm = Locked(Realm(component, middleware: middleware), isStrict: true)
    inbox = Locked(Inbox())
    let door = Door<A>(report: report)
    self.door = door
    sender = { door.send($0) }
    self.clock = clock
    door.lead(to: self)
    post(.begin)
  }

  deinit {
    // Nobody serves now: who serves holds the host.
    inbox.withLock { $0.desk?.stop() }
  }
}

// MARK: - Messages

extension Host {
  /// Sends a message, which is handled in its turn.
  ///
  /// - Complexity: No allocation. If nobody serves the host, it returns when nothing waits any
  ///   longer; else at once.
  @inlinable
  public func send(_ message: A.Program.Message) {
    switch inbox.withLock({ $0.admit(message) }) {
    case .now(let desk):
      if desk.receive(message, for: self) {
        if goesOn(desk) { serve(desk) }
      } else {
        desk.batch.append(.message(message))
        serve(desk)
      }
    case .serve(let desk): serve(desk)
    case .waits: break
    case .late: door.report(.late(message))
    }
  }

  /// Sends a message, and returns when it has been handled.
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

  /// Leaves an errand; returns false if the host has ended and does not do it.
  @discardableResult
  func post(_ errand: Errand<A>) -> Bool {
    switch inbox.withLock({ $0.admit(errand) }) {
    case .now(let desk), .serve(let desk): serve(desk)
    case .waits: break
    case .late: return false
    }
    return true
  }
}

// MARK: - Service

extension Host {
  /// Does what lies on the desk, and then what waits.
  @usableFromInline
  func serve(_ desk: Desk<A>) {
    repeat {
      guard desk.work(for: self) else {
        // A view that this thread is drawing has sent something, which is done after the drawing.
        return inbox.withLock { $0.putBack(desk) }
      }
    } while goesOn(desk)
  }

  /// Returns whether more lies on the desk; if not, the desk is no longer this thread's.
  @inlinable
  func goesOn(_ desk: Desk<A>) -> Bool {
    switch inbox.withLock({ $0.goOn(desk) }) {
    case .goOn: return true
    case .rest: return false
    case .handOver:
      handOver()
      return false
    }
  }

  @usableFromInline
  func handOver() { Task { serveWaiting() } }

  /// Serves what waits, unless somebody does.
  @inlinable
  func serveWaiting() {
    if let desk = inbox.withLock({ $0.errands.isEmpty ? nil : $0.takeDesk() }) { serve(desk) }
  }
}

// MARK: - Reading

extension Host {
  /// Returns what is read of the component, which nobody uses meanwhile.
  ///
  /// It traps when it is called by what draws the view, by a selection or by a middleware: they
  /// have the component already.
  @inlinable
  public func read<Value: Sendable>(_ body: @Sendable (Component<A>) -> Value) -> Value {
    let (value, owes) = realm.withLockAndDebt { body($0.component) }
    if owes { serveWaiting() }
    return value
  }

  /// Returns what is read of the view, also of one that is not `Sendable`.
  ///
  /// What the view sends there is handled before this returns.
  @inlinable
  public func withView<Value: Sendable>(_ body: @Sendable (A.Program.View) -> Value) -> Value {
    read { [sender] in body($0.view(send: sender)) }
  }
}

extension Host where A.Program.View: Sendable {
  /// The view, drawn when it is asked for.
  @inlinable
  public var view: A.Program.View { withView { $0 } }
}

extension Host where A: VisibleState, A.Program.State: Sendable {
  /// The state of the program.
  @inlinable
  public var state: A.Program.State { read { $0.state } }
}

// MARK: - The end

extension Host {
  /// Ends the host when the messages sent so far have been handled: cancels all work, and returns
  /// when the work has ended.
  ///
  /// Work that does not say when it has ended is cancelled and not awaited. The view can still be
  /// read; a message that is sent from now on is reported as late.
  public func end() async {
    inbox.withLock { $0.isEnded = true }
    post(.stop)
    await withCheckedContinuation { _ = post(.farewell($0)) }
  }
}
