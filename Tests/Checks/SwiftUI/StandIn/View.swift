// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

// The part of SwiftUI that SwiftUIHost and its examples use, with the signatures and the isolation
// of Apple's, and a behavior that is just enough to look at views and to touch them. `SDK27` chooses
// the SDKs of Xcode 27 instead of those of Xcode 26. `os(…)` means the platform that `.ci/swiftui`
// compiles for. The page Docs/UsingSwiftUI.md lists what is not modelled.

@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("nothing has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn, and has no body") }
}

/// A view that the stand-in draws itself.
protocol Primitive {
  @MainActor
  func figures(on page: Page) -> [Figure]
}

public nonisolated struct EmptyView: View, Primitive, Sendable {
  public typealias Body = Never
  public init() {}
  @MainActor
  func figures(on page: Page) -> [Figure] { [] }
}

public nonisolated struct AnyView: View, Primitive {
  public typealias Body = Never
  private let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  @MainActor
  func figures(on page: Page) -> [Figure] { page.draw(view) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  @MainActor
  func figures(on page: Page) -> [Figure] { map { page.draw($0) } ?? [] }
}

public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View, Primitive where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor
  func figures(on page: Page) -> [Figure] { page.draw(content) }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, Primitive where Content: View {
  public typealias Body = Never

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  @MainActor
  func figures(on page: Page) -> [Figure] {
    var seen: Set<ID> = []
    return data.flatMap { element in
      precondition(seen.insert(id(element)).inserted, "ids must be different: \(id(element))")
      return page.within(id(element)) { page.draw(content(element)) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  public typealias Body = Never
  let view: any View
  @MainActor
  func figures(on page: Page) -> [Figure] { page.within("content") { page.draw(view) } }
}

public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor
  func figures(on page: Page) -> [Figure] {
    page.within(ObjectIdentifier(Modifier.self)) {
      page.install(modifier)
      return page.draw(modifier.body(content: _ViewModifier_Content(view: content)))
    }
  }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
