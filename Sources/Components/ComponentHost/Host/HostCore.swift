public import ComponentKit
import Dispatch

/// Runs a program for its host and for the owners that the host has made: all that they share.
///
/// It knows no architecture: each owner has one, and asks for what that allows.
///
/// ## Why threads may share it
///
/// The program is sent into a `HostLock`, and the compiler checks that no part of it gets out. All else
/// is `Sendable`.
@usableFromInline
final class HostCore<P: Program>: Sendable where P.Message: Sendable {
  /// Passes a message through the middleware to the program; says why it was refused, and whether the
  /// program has accepted one.
  @usableFromInline
  typealias Chain =
    @Sendable (P.Message, inout SharedProgram<P>) -> (refusal: Refusal?, hasMoved: Bool)

  @usableFromInline
  let lock: HostLock<P>

  /// The middleware, if there is any.
  @usableFromInline
  let chain: Chain?

  /// The loop that one thread at a time runs.
  @usableFromInline
  let loop = HostLoop<P>()

  /// A reference for work and views, which do not retain the host.
  @usableFromInline
  let weakHost: WeakHost<P>

  /// The function with which views send their messages.
  @usableFromInline
  let sender: @Sendable (P.Message) -> Void

  /// The clock of debounced and throttled work.
  let clock: any Clock<Duration>

  /// The clock that work is given; nil is the continuous one.
  @usableFromInline
  let workClock: (any Clock<Duration>)?

  /// The queue that writes files, one after the other.
  let files = DispatchQueue(label: "ComponentHost.files")

  init(
    _ program: sending SharedProgram<P>,
    chain: Chain?,
    weakHost: WeakHost<P>,
    sender: @escaping @Sendable (P.Message) -> Void,
    clock: any Clock<Duration>
  ) {
    lock = HostLock(program)
    self.chain = chain
    self.weakHost = weakHost
    self.sender = sender
    self.clock = clock
    workClock = clock is ContinuousClock ? nil : clock
    weakHost.refer(to: self)
  }

  deinit {
    // No thread serves now: a thread that serves retains the host.
    loop.stop()
  }
}

// MARK: - Messages and movements

extension HostCore {
  @inlinable
  func send(_ message: P.Message) {
    if !post(.message(message)) { weakHost.report(.late(message)) }
  }

  /// Sends a message, and tells the sender why it was refused, or nil, after observers are notified.
  func submit(_ message: P.Message, answering sender: @escaping @Sendable (Refusal?) -> Void) {
    if post(.job { $0.loop.handle(message, for: $0, answering: sender) }) { return }
    weakHost.report(.late(message))
    sender(Refusal("the host has ended"))
  }

  /// Reads the program when no other thread uses it, and then serves what the reading has sent.
  @inlinable
  func read<Value: Sendable>(_ body: (SharedProgram<P>) -> Value) -> Value {
    let (value, hasPostponed) = lock.read(body)
    if hasPostponed { resumeService() }
    return value
  }
}

// MARK: - The end

extension HostCore {
  func end() async {
    let work = HostWork.ticket(in: weakHost)
    await withCheckedContinuation { caller in
      lock.close { host in
        host.loop.removeObservers()
        host.loop.endWaiters.append(EndWaiter(work: work, caller: caller))
      }
      resumeService()
    }
    await withCheckedContinuation { ended in files.async { ended.resume() } }
  }

  func endAtOnce() {
    let isClosed = DispatchSemaphore(value: 0)
    lock.close { host in
      host.loop.removeObservers()
      isClosed.signal()
    }
    resumeService()
    if isClosed.wait(timeout: .now() + 5) == .success { files.sync {} }
  }
}
