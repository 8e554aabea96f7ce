#if canImport(SwiftUI)
import ComponentHost
public import ComponentKit
public import SwiftUI

/// A component as a SwiftUI view: alone in a window, or within other views.
///
/// ```swift
/// import SwiftUI
///
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
/// }
/// @MainActor
/// func page() -> some View {
///   ComponentView(Component<Elm<Counter>>(Counter())) { count, send in
///     Text(verbatim: "\(count)")
///     Button("more") { send(1) }
///   }
/// }
/// ```
///
/// `SwiftUIHost` is experimental: nobody has compiled it on an Apple platform.
///
/// The view of a ``ViewProgram`` needs no function. For any other program, whose view is plain data,
/// you pass a function that creates a SwiftUI view.
///
/// The component is created when the view first appears, and released with it: redrawing the views
/// around it does not restart the component. Two views of the same expression are two components. To
/// show one component twice, pass one ``HostedComponent`` to both views.
public struct ComponentView<A: ProgramArchitecture, Content: View>: View
where A.Program.Message: Sendable, A.Program.View: Sendable {
  /// A function that draws the view of the program, and sends its messages.
  public typealias Draw =
    @MainActor (
      _ view: A.Program.View,
      _ send: @escaping @MainActor (A.Program.Message) -> Void
    ) -> Content

  @SwiftUI.State
  private var retained: Retained<HostedComponent<A>>
  @Environment(\.scenePhase)
  private var scenePhase

  private let host: @MainActor (Retained<HostedComponent<A>>) -> HostedComponent<A>
  private let draw: @MainActor (HostedComponent<A>) -> Content

  private init(
    host: @escaping @MainActor (Retained<HostedComponent<A>>) -> HostedComponent<A>,
    draw: @escaping @MainActor (HostedComponent<A>) -> Content
  ) {
    self.host = host
    self.draw = draw
    retained = Retained()
  }

  /// The view of the component.
  public var body: some View {
    let hosted = host(retained)
    draw(hosted)
      .onChange(of: scenePhase, initial: true) { _, phase in
        hosted.enter(Phase(phase), in: retained)
      }
  }
}

/// A value that is created at its first use.
@MainActor
final class Retained<Value> {
  private var kept: Value?

  nonisolated init() {}

  func value(_ make: () -> Value) -> Value {
    if let kept { return kept }
    let value = make()
    kept = value
    return value
  }
}

// MARK: - Plain data

extension ComponentView {
  /// Creates the view of a component, with a function that draws it.
  ///
  /// - Parameters:
  ///   - component: The component, created when the view first appears.
  ///   - content: Draws the program's view, and sends messages.
  public init(
    _ component: @autoclosure @escaping @MainActor () -> sending Component<A>,
    @ViewBuilder content: @escaping Draw
  ) {
    self.init(
      host: { $0.value { HostedComponent(component()) } },
      draw: { hosted in content(hosted.view) { hosted.send($0) } }
    )
  }

  /// Creates a view of a shared component, with a function that draws it.
  ///
  /// - Parameters:
  ///   - hosted: The component.
  ///   - content: Draws the program's view, and sends messages.
  public init(_ hosted: HostedComponent<A>, @ViewBuilder content: @escaping Draw) {
    self.init(host: { _ in hosted }, draw: { hosted in content(hosted.view) { hosted.send($0) } })
  }
}

// MARK: - SwiftUI views

extension ComponentView where A.Program.View == MessageView<A.Program.Message, Content> {
  /// Creates the view of a component of a ``ViewProgram``, or of a composition of some.
  ///
  /// - Parameter component: The component, created when the view first appears.
  public init(_ component: @autoclosure @escaping @MainActor () -> sending Component<A>) {
    self.init(component()) { view, send in view.content(send: send) }
  }

  /// Creates a view of a component of a ``ViewProgram`` that several views share.
  public init(_ hosted: HostedComponent<A>) {
    self.init(hosted) { view, send in view.content(send: send) }
  }
}

extension Phase {
  /// Creates a phase from that of SwiftUI.
  init(_ phase: ScenePhase) {
    self =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      @unknown default: .inactive
      }
  }
}
#endif
