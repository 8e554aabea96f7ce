// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

#if SDK27
// One builder for all contents, which does not say what a content must be.
public typealias ViewBuilder = ContentBuilder

@resultBuilder
public struct ContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleContent<repeat each Content> {
    TupleContent(repeat each content)
  }
  public static func buildIf<Content>(_ content: Content?) -> Content? { content }
  public static func buildEither<First, Second>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: first, second: nil)
  }
  public static func buildEither<First, Second>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: nil, second: second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public nonisolated struct TupleContent<each Content> {
  let parts: (repeat each Content)
  init(_ content: repeat each Content) { parts = (repeat each content) }
}

extension TupleContent: View, Primitive where repeat each Content: View {
  public typealias Body = Never
  @MainActor
  func figures(on page: Page) -> [Figure] {
    var views: [any View] = []
    repeat views.append(each parts)
    return page.draw(all: views)
  }
}
#else
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView((repeat each content), parts: parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: first, second: nil)
  }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: nil, second: second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
#endif

public nonisolated struct TupleView<T>: View, Primitive {
  public typealias Body = Never
  public var value: T
  private let parts: [any View]
  init(_ value: T, parts: [any View]) {
    self.value = value
    self.parts = parts
  }
  @MainActor
  func figures(on page: Page) -> [Figure] { page.draw(all: parts) }
}

public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  let first: TrueContent?
  let second: FalseContent?
}

extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  @MainActor
  func figures(on page: Page) -> [Figure] {
    if let first { return page.within("true") { page.draw(first) } }
    return second.map { second in page.within("false") { page.draw(second) } } ?? []
  }
}
