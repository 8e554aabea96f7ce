// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation

/// A view that draws its content as one figure.
protocol Container: Primitive {
  associatedtype Content: View
  nonisolated static var kind: String { get }
  nonisolated var content: Content { get }
}

extension Container {
  @MainActor
  func figures(on page: Page) -> [Figure] { [Figure(Self.kind, page.draw(content))] }
}

/// An alignment across the direction of a stack.
public nonisolated protocol _StackAlignment: Sendable {
  static var center: Self { get }
  /// The name of the figure of a stack with such an alignment.
  static var _figure: String { get }
}

extension HorizontalAlignment: _StackAlignment {
  public static var _figure: String { "column" }
}

extension VerticalAlignment: _StackAlignment {
  public static var _figure: String { "row" }
}

public nonisolated struct _Stack<Alignment: _StackAlignment, Content: View>: View, Container {
  public typealias Body = Never
  static var kind: String { Alignment._figure }
  let content: Content
  public init(
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public typealias VStack<Content: View> = _Stack<HorizontalAlignment, Content>
public typealias HStack<Content: View> = _Stack<VerticalAlignment, Content>

public nonisolated struct ZStack<Content: View>: View, Container {
  public typealias Body = Never
  static var kind: String { "stack" }
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor
@preconcurrency
public struct ScrollView<Content: View>: View, Container {
  public typealias Body = Never
  nonisolated static var kind: String { "scroll" }
  nonisolated(unsafe) let content: Content
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
@preconcurrency
public struct Grid<Content: View>: View, Container {
  public typealias Body = Never
  nonisolated static var kind: String { "grid" }
  nonisolated(unsafe) let content: Content
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
@preconcurrency
public struct GridRow<Content: View>: View, Container {
  public typealias Body = Never
  nonisolated static var kind: String { "gridRow" }
  nonisolated(unsafe) let content: Content
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

// MARK: - Layout

public nonisolated protocol Animatable {}

@preconcurrency
public nonisolated protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) -> Cache { () }
}

extension Layout {
  public nonisolated func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View {
    LaidOut(layout: self, content: content())
  }
}

nonisolated struct LaidOut<L: Layout, Content: View>: View, Primitive {
  typealias Body = Never
  let layout: L
  let content: Content

  /// Lays out as on a phone, where everything is as wide as its letters.
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("layout", page.draw(content))
    let subviews = LayoutSubviews(figure.figures.map { LayoutSubview(figure: $0) })
    var cache = layout.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: 390, height: nil)
    figure.size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: figure.size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return [figure]
  }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

public nonisolated struct LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  private let subviews: [LayoutSubview]
  init(_ subviews: [LayoutSubview]) { self.subviews = subviews }
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(position: Int) -> LayoutSubview { subviews[position] }
}

public nonisolated struct LayoutSubview {
  private let measure: (CGFloat?) -> CGSize
  private let put: (CGPoint) -> Void

  @MainActor
  init(figure: Figure) {
    let size = figure.measured
    measure = { width in
      CGSize(width: Swift.min(size.width, width ?? size.width), height: size.height)
    }
    let box = Shared(figure)
    put = { point in MainActor.assumeIsolated { box.value.origin = point } }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal.width) }
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    put(position)
  }
}

// MARK: - Shapes

public nonisolated protocol Shape: Sendable, View {}

public nonisolated struct Rectangle: Shape, Primitive {
  public typealias Body = Never
  public init() {}
  @MainActor
  func figures(on page: Page) -> [Figure] { [] }
}

// MARK: - Applications

@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("a window has no body") }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that the stand-in can show.
protocol ShownScene {
  @MainActor
  var root: AnyView { get }
}

@MainActor
@preconcurrency
public struct WindowGroup<Content: View>: Scene, ShownScene {
  public typealias Body = Never
  nonisolated(unsafe) let content: () -> Content
  var root: AnyView { AnyView(content()) }
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.content = Shared(content).value
  }
}

@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
  @MainActor
  @preconcurrency
  init()
}

extension App {
  @MainActor
  @preconcurrency
  public static func main() {}
}
