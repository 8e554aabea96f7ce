#if canImport(SwiftUI)
import ComponentHost
public import ComponentKit
public import Markup
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
/// The views of a ``ViewProgram`` and of a `MarkupProgram` show themselves; of any other program,
/// whose view is plain data, a function says how it is shown.
///
/// The component is made when the view appears for the first time, and lives as long as SwiftUI
/// keeps the view: what is drawn around it does not begin it again. Two views of the same expression
/// are two components; give both one ``HostedComponent`` where they are to show the same.
public struct ComponentView<A: ProgramArchitecture, Content: View>: View
where A.Program.Message: Sendable, A.Program.View: Sendable {
  /// What draws the view of the program, and sends its messages.
  public typealias Draw =
    @MainActor (
      _ view: A.Program.View,
      _ send: @escaping @MainActor (A.Program.Message) -> Void
    ) -> Content

  @SwiftUI.State
  private var retained: Retained<HostedComponent<A>>
  @Environment(\.scenePhase)
  private var scenePhase

  private let shared: HostedComponent<A>?
  private let component: @MainActor () -> sending Component<A>
  private let draw: @MainActor (HostedComponent<A>) -> Content

  init(
    shared: HostedComponent<A>?,
    component: @escaping @MainActor () -> sending Component<A>,
    draw: @escaping @MainActor (HostedComponent<A>) -> Content
  ) {
    self.shared = shared
    self.component = component
    self.draw = draw
    retained = Retained()
  }

  /// What the component shows.
  public var body: some View {
    let hosted = shared ?? retained.value { HostedComponent(component()) }
    draw(hosted)
      .onChange(of: scenePhase, initial: true) { _, phase in
        hosted.enter(Phase(phase), in: retained)
      }
  }
}

/// What is made when it is first asked for, and kept.
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

// MARK: - Views that are plain data

extension ComponentView {
  /// Creates the view of a component, from how its view is shown.
  ///
  /// - Parameters:
  ///   - component: The component, made when the view first appears.
  ///   - content: Shows the program's view, and sends messages.
  public init(
    _ component: @autoclosure @escaping @MainActor () -> sending Component<A>,
    @ViewBuilder content: @escaping Draw
  ) {
    self.init(shared: nil, component: component) { hosted in
      content(hosted.view) { hosted.send($0) }
    }
  }

  /// Creates a view of a component that others show too, from how its view is shown.
  ///
  /// - Parameters:
  ///   - hosted: The component.
  ///   - content: Shows the program's view, and sends messages.
  public init(_ hosted: HostedComponent<A>, @ViewBuilder content: @escaping Draw) {
    self.init(shared: hosted, component: Self.none) { hosted in
      content(hosted.view) { hosted.send($0) }
    }
  }

  private static var none: @MainActor () -> sending Component<A> {
    { preconditionFailure("a shared component must not be made again") }
  }
}

// MARK: - Views that show themselves

extension ComponentView where A.Program.View == MessageView<A.Program.Message, Content> {
  /// Creates the view of a component of a ``ViewProgram``, or of what is composed of some.
  ///
  /// - Parameter component: The component, made when the view first appears.
  public init(_ component: @autoclosure @escaping @MainActor () -> sending Component<A>) {
    self.init(shared: nil, component: component) { Self.content(of: $0) }
  }

  /// Creates a view of a component of a ``ViewProgram`` that others show too.
  public init(_ hosted: HostedComponent<A>) {
    self.init(shared: hosted, component: Self.none) { Self.content(of: $0) }
  }

  @MainActor
  private static func content(of hosted: HostedComponent<A>) -> Content {
    hosted.view.content { hosted.send($0) }
  }
}

extension ComponentView
where A.Program.View == Markup<A.Program.Message>, Content == MarkupView<A.Program.Message> {
  /// Creates the view of a component of a `MarkupProgram`, or of what is composed of some.
  ///
  /// - Parameter component: The component, made when the view first appears.
  public init(_ component: @autoclosure @escaping @MainActor () -> sending Component<A>) {
    self.init(shared: nil, component: component) { Self.markup(of: $0) }
  }

  /// Creates a view of a component of a `MarkupProgram` that others show too.
  public init(_ hosted: HostedComponent<A>) {
    self.init(shared: hosted, component: Self.none) { Self.markup(of: $0) }
  }

  @MainActor
  private static func markup(of hosted: HostedComponent<A>) -> MarkupView<A.Program.Message> {
    MarkupView(hosted.view, send: { hosted.send($0) }, open: { hosted.open($0) })
  }
}

extension Phase {
  /// Creates a phase from the one that SwiftUI knows.
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
