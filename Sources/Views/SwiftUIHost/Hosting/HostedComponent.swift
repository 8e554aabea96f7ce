public import ComponentHost
public import ComponentKit
import Markup
public import Observation

/// A component that lives on the main actor's screen: in a host, and observed by what shows it.
///
/// A `ComponentView` makes one for itself. Make one where several windows are to show the same
/// component, or where something else than a view sends it messages:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let count = await MainActor.run {
///   let counter = HostedComponent(Component<Elm<Counter>>(Counter()))
///   counter.send(2)
///   return counter.view
/// }
/// count  // "2"
/// ```
///
/// What the program is beyond a `Program`, it is here without being asked for: the messages of an
/// ``AnimatedProgram`` move, and a ``PhasedProgram`` hears of phases.
///
/// - Complexity: A message costs what it costs in the host, and one announcement. The view is drawn
///   once for all that show it, however many messages have come since.
@MainActor
public final class HostedComponent<A: ProgramArchitecture>: Observable
where A.Program.Message: Sendable, A.Program.View: Sendable {
  /// The host, which takes messages from any thread.
  public nonisolated let host: ProgramHost<A>

  private nonisolated let updates = UpdateCoalescer()
  private nonisolated let registrar = ObservationRegistrar()
  private var token: ObserverToken?
  private var drawn: A.Program.View?
  private var phase: Phase?
  private var scenes = ScenePhases()

  /// Creates the host of a component, and does the program's initial effect.
  ///
  /// - Parameters:
  ///   - component: The component, which nobody else may keep a part of that is not `Sendable`.
  ///   - clock: By which work waits.
  ///   - middleware: What messages pass through, the outermost first.
  ///   - report: Is told of what no message tells, by any thread.
  public init(
    _ component: sending Component<A>,
    clock: any Clock<Duration> = ContinuousClock(),
    middleware: [Middleware<A>] = [],
    report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print
  ) {
    let updates = updates
    let program = component.programState.program as? any AnimatedProgram<A.Program.Message>
    let noting = program.map { Middleware<A>.noting($0, by: updates) }
    let middleware = (noting.map { [$0] } ?? []) + middleware
    host = ProgramHost(component, clock: clock, middleware: middleware) {
      // A field or a switch may show what was refused, and is shown what holds.
      if case .refused = $0 { updates.noteChange() }
      report($0)
    }
    updates.onUpdate { [weak self] motion in self?.announce(motion) }
    token = host.watch(look: { _ in }, tell: { updates.noteChange() })
  }

  deinit {
    if let token { host.removeObserver(token) }
  }
}

// MARK: - Showing

extension HostedComponent {
  /// The view, drawn when it is asked for.
  public var view: A.Program.View {
    registrar.access(self, keyPath: \.view)
    if let drawn { return drawn }
    let view = host.view
    drawn = view
    return view
  }

  private func announce(_ motion: Motion?) {
    animating(motion) {
      registrar.withMutation(of: self, keyPath: \.view) { drawn = nil }
    }
  }
}

// MARK: - Sending

extension HostedComponent {
  /// Sends a message, which is handled in its turn; other threads send it to the ``host``.
  public func send(_ message: A.Program.Message) {
    updates.reporting { host.send(message) }
  }

  /// Stores the phase of the application, and sends the message of a ``PhasedProgram`` for it.
  ///
  /// Of equal phases in a row, only the first sends a message.
  public func enter(_ phase: Phase) { enter(phase, in: self) }

  /// Stores the phase of one of the scenes that show the component.
  ///
  /// A ``PhasedProgram`` receives the phase of all scenes together.
  func enter(_ phase: Phase, in scene: AnyObject) {
    let phase = scenes.enter(phase, in: scene)
    guard phase != self.phase else { return }
    self.phase = phase
    let message = host.read { component in
      (component.programState.program as? any PhasedProgram<A.Program.Message>)?.message(for: phase)
    }
    if let message { send(message) }
  }

  /// Goes to an address within the application, where the program is a `RoutedProgram`.
  ///
  /// - Returns: Whether the program has such an address.
  @discardableResult
  public func open(_ route: String) -> Bool {
    let message = host.read { component in
      (component.programState.program as? any RoutedProgram).flatMap {
        Self.message(for: route, of: $0)
      }
    }
    if let message { send(message) }
    return message != nil
  }

  private nonisolated static func message(
    for route: String,
    of program: some RoutedProgram
  ) -> A.Program.Message? {
    program.message(for: route) as? A.Program.Message
  }
}

extension Middleware where A.Program.Message: Sendable {
  /// Records the motion of each message that was not refused.
  fileprivate static func noting(
    _ program: any AnimatedProgram<A.Program.Message>,
    by updates: UpdateCoalescer
  ) -> Middleware {
    Middleware { message, component, next in
      let refusal = next(message, &component)
      if refusal == nil, let motion = program.motion(for: message) { updates.animate(motion) }
      return refusal
    }
  }
}
