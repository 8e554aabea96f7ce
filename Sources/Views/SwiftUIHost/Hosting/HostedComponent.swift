public import ComponentHost
public import ComponentKit
import Markup
public import Observation

/// A component in a host, which SwiftUI views observe.
///
/// A `ComponentView` creates one for itself. Create one yourself if several windows show the same
/// component, or if other code than a view sends messages:
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
/// The messages of an ``AnimatedProgram`` are animated, and a ``PhasedProgram`` receives the messages
/// of phases.
///
/// - Complexity: A message has the cost that it has in the host, plus one notification. For any
///   number of messages and observers, the view is drawn once.
@MainActor
public final class HostedComponent<A: ProgramArchitecture>: Observable
where A.Program.Message: Sendable, A.Program.View: Sendable {
  /// The owner of the running program, which accepts messages from any thread.
  public nonisolated let owner: Facet<A, A.Program.Message, A.Program.View>

  private nonisolated let updates = UpdateCoalescer()
  private nonisolated let registrar = ObservationRegistrar()
  private var token: ObserverToken?
  private var drawn: A.Program.View?
  private var phase: Phase?
  private var scenes = ScenePhases()

  /// Creates the host of a component, and performs the program's initial effect.
  ///
  /// - Parameters:
  ///   - component: The component; other code must not retain parts that are not `Sendable`.
  ///   - clock: The clock by which work waits.
  ///   - middleware: The functions that wrap the handling of messages, the outermost first.
  ///   - report: Receives the events without a message, on any thread.
  public init(
    _ component: sending Component<A>,
    clock: any Clock<Duration> = ContinuousClock(),
    middleware: [Middleware<A>] = [],
    report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print
  ) {
    let noting = Middleware<A>.noting(component.programState.program, by: updates)
    owner =
      ProgramHost(
        component,
        clock: clock,
        middleware: noting + middleware,
        report: updates.noting(report)
      ).facet
    observe()
  }

  /// Shows a program that runs already to views, and keeps it running.
  ///
  /// Messages of an ``AnimatedProgram`` are not animated, since other owners send some of them.
  ///
  /// - Parameter owner: A host, or a facet with the messages and the view of the program.
  public init<O: ProgramOwner>(_ owner: O)
  where
    O.Architecture == A,
    O.Message == A.Program.Message,
    O.View == A.Program.View
  {
    self.owner = owner.facet
    observe()
  }

  /// Creates the host of a program that keeps its state from one run to the next, as
  /// ``/ComponentHost/ProgramHost`` does with the same parameters.
  ///
  /// - Parameters:
  ///   - architecture: The architecture that the program runs in.
  ///   - program: The program; other code must not retain parts that are not `Sendable`.
  ///   - name: The name of the state, or the path of its file, which need not exist yet.
  ///   - clock: The clock by which work waits.
  ///   - middleware: The functions that wrap the handling of messages, the outermost first.
  ///   - report: Receives the events without a message, on any thread.
  public init(
    _ architecture: A.Type,
    of program: sending A.Program,
    keptAs name: String,
    clock: any Clock<Duration> = ContinuousClock(),
    middleware: [Middleware<A>] = [],
    report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print
  ) where A.Program: SavedProgram {
    let noting = Middleware<A>.noting(program, by: updates)
    owner =
      ProgramHost(
        architecture,
        of: program,
        keptAs: name,
        clock: clock,
        middleware: noting + middleware,
        report: updates.noting(report)
      ).facet
    observe()
  }

  private func observe() {
    updates.onUpdate { [weak self] motion in self?.announce(motion) }
    token = owner.watch(tell: { [updates] in updates.noteChange() })
  }

  deinit {
    if let token { owner.removeObserver(token) }
  }
}

// MARK: - Showing

extension HostedComponent {
  /// The view, drawn at its first use after a change.
  public var view: A.Program.View {
    registrar.access(self, keyPath: \.view)
    if let drawn { return drawn }
    let view = owner.view
    drawn = view
    return view
  }

  private func announce(_ motion: Motion?) {
    animating(motion) { registrar.withMutation(of: self, keyPath: \.view) { drawn = nil } }
  }
}

// MARK: - Sending

extension HostedComponent {
  /// Sends a message from the main actor; other threads send to the ``owner``.
  public func send(_ message: A.Program.Message) { updates.reporting { owner.send(message) } }

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
    let message = owner.look { shared in
      (shared.running.program as? any PhasedProgram<A.Program.Message>)?.message(for: phase)
    }
    if let message { send(message) }
  }

  /// Sends the message of an address within the application, if the program is a `RoutedProgram`.
  ///
  /// - Returns: Whether the program has such an address.
  @discardableResult
  public func open(_ route: String) -> Bool {
    let message = owner.look { shared in
      (shared.running.program as? any RoutedProgram).flatMap {
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
  /// The middleware that records the motion of each message that was not refused.
  fileprivate static func noting(_ program: A.Program, by updates: UpdateCoalescer) -> [Middleware]
  {
    guard let program = program as? any AnimatedProgram<A.Program.Message> else { return [] }
    return [
      Middleware { message, component, next in
        let refusal = next(message, &component)
        if refusal == nil, let motion = program.motion(for: message) { updates.animate(motion) }
        return refusal
      }
    ]
  }
}

extension UpdateCoalescer {
  /// Returns the receiver of reports that also has the view drawn again after a refused message: a
  /// field or a switch may show the refused value.
  fileprivate func noting<Message>(
    _ report: @escaping @Sendable (HostReport<Message>) -> Void
  ) -> @Sendable (HostReport<Message>) -> Void {
    {
      if case .refused = $0 { self.noteChange() }
      report($0)
    }
  }
}
