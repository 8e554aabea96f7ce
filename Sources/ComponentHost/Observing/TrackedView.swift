public import ComponentKit
import Locks
public import Observation

/// The view of a host for what stands on `withObservationTracking`.
///
/// ```swift
/// import Observation
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
/// }
/// let host = ProgramHost(Component<Elm<Counter>>(Counter()))
/// let screen = TrackedView(of: host)
/// let (changes, teller) = AsyncStream.makeStream(of: Void.self)
/// withObservationTracking {
///   _ = screen.view
/// } onChange: {
///   teller.finish()
/// }
/// host.send(42)
/// for await _ in changes {}
/// screen.view  // 42
/// ```
///
/// The change is announced when it has been made, so that a tracker which looks again at once, on
/// whatever thread, sees it and misses none. A host that nobody tracks does not pay for it.
public final class TrackedView<A: ProgramArchitecture>: Observable, Sendable
where A.Program.Message: Sendable, A.Program.View: Sendable {
  /// The host.
  public let host: ProgramHost<A>

  private let registrar = ObservationRegistrar()
  private let link = Locked<ObserverToken?>(nil)

  /// Creates a view that follows a host, and keeps it.
  public init(of host: ProgramHost<A>) {
    self.host = host
    let sight = Sight<Void> { _, _ in false }
    let token = host.watch(
      look: { _ in sight.look(at: ()) },
      tell: { [weak self] in sight.tell { self?.announce() } }
    )
    link.withLock { $0 = token }
  }

  deinit {
    if let token = link.withLock({ $0 }) { host.removeObserver(token) }
  }

  /// The view, drawn when it is asked for.
  public var view: A.Program.View {
    registrar.access(self, keyPath: \.view)
    return host.view
  }

  private func announce() { registrar.withMutation(of: self, keyPath: \.view) {} }
}
