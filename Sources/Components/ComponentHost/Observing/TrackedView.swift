public import ComponentKit
import Locks
public import Observation

/// The view of a host for code that uses `withObservationTracking`.
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
/// ## Announced changes
///
/// A change is announced after it has been made. A tracker that reads the view again, on whatever
/// thread, finds the change. A host that nobody tracks has no cost for it.
///
/// `withObservationTracking` registers a tracker only after its first function has returned, so a
/// change of another thread can come after the reading and before the registration. This change is
/// announced again, after 1, 5, 21, … milliseconds, until the tracker has received it. The limit is
/// 20 seconds: a tracker that runs for longer than that after it has read the view misses the
/// change. In rare cases a tracker is called twice for one change.
///
/// ## How it finds late trackers
///
/// Each reading accesses a key path that holds a `Reading`. Trackers hold the key paths that they
/// have accessed. So a reading that outlives the announcement of a change has a tracker that was
/// not registered in time.
public final class TrackedView<A: ProgramArchitecture>: Observable, Sendable
where A.Program.Message: Sendable, A.Program.View: Sendable {
  /// The host.
  private let host: ProgramHost<A>

  private let registrar = ObservationRegistrar()
  private let link = Locked<ObserverToken?>(nil)

  /// The reading of the trackers that have read the view since the last change.
  private let latest = Locked(WeakReading())

  /// Creates a view that follows a host, and retains the host.
  public init(of host: ProgramHost<A>) {
    self.host = host
    let token = host.watch(tell: { [weak self] in self?.announce() })
    link.withLock { $0 = token }
  }

  deinit {
    if let token = link.withLock({ $0 }) { host.removeObserver(token) }
  }

  /// The view, drawn when it is read.
  public var view: A.Program.View {
    let reading = latest.withLock { latest in
      let reading = latest.reading ?? Reading()
      latest.reading = reading
      return reading
    }
    registrar.access(self, keyPath: \.[reading])
    // Only now: a change after this announces the reading.
    return host.view
  }
}

// MARK: - Implementation

/// All readings of a view between two changes.
private final class Reading: Hashable, Sendable {
  static func == (left: Reading, right: Reading) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A reading that exists as long as a tracker holds it.
private struct WeakReading: Sendable {
  weak var reading: Reading?
}

extension TrackedView {
  private subscript(_: Reading) -> A.Program.View { host.view }

  /// Announces a change to the trackers that have read the view before it.
  private func announce() {
    let old = latest.withLock { latest in
      let old = latest
      latest = WeakReading()
      return old
    }
    guard announce(old) else { return }
    Task { [weak self] in
      var wait = Duration.milliseconds(1)
      while wait < .seconds(20) {
        try? await Task.sleep(for: wait)
        guard let self, self.announce(old) else { return }
        wait *= 4
      }
    }
  }

  /// Announces a change to the trackers of a reading; returns whether there are more to come.
  private func announce(_ old: WeakReading) -> Bool {
    if let reading = old.reading { registrar.withMutation(of: self, keyPath: \.[reading]) {} }
    return old.reading != nil
  }
}
