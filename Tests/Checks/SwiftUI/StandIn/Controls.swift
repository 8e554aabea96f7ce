// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation

@MainActor
@preconcurrency
public struct Button<Label: View>: View, Primitive {
  public typealias Body = Never
  private let action: @MainActor () -> Void
  nonisolated(unsafe) private let label: Label

  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("button", page.draw(label))
    figure.press = action
    return [figure]
  }
}

extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

@MainActor
@preconcurrency
public struct Link<Label: View>: View, Primitive {
  public typealias Body = Never
  private let destination: URL
  nonisolated(unsafe) private let label: Label
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("link", page.draw(label))
    figure.value = destination.absoluteString
    return [figure]
  }
}

@MainActor
@preconcurrency
public struct Toggle<Label: View>: View, Primitive {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  nonisolated(unsafe) private let label: Label
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("toggle", page.draw(label))
    figure.isOn = isOn
    return [figure]
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

@MainActor
@preconcurrency
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {
  public typealias Body = Never
  nonisolated(unsafe) private let selection: Binding<SelectionValue>
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let label: Label
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("picker", page.draw(label) + page.draw(content))
    figure.value = "\(selection.wrappedValue)"
    let selection = selection
    figure.choose = { tag in
      guard let value = tag as? SelectionValue else { return }
      selection.wrappedValue = value
    }
    return [figure]
  }
}

#if !os(tvOS)
@MainActor
@preconcurrency
public struct Slider<Label: View, ValueLabel: View>: View, Primitive {
  public typealias Body = Never
  nonisolated(unsafe) private let get: () -> Double
  nonisolated(unsafe) private let set: (Double) -> Void
  nonisolated(unsafe) private let edit: (Bool) -> Void
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("slider", "")
    figure.value = "\(get())"
    figure.slide = { [set, edit] value in
      edit(true)
      set(value)
      edit(false)
    }
    return [figure]
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let parts = Shared((get: { Double(value.wrappedValue) }, edit: onEditingChanged))
    let set = Shared({ (new: Double) in value.wrappedValue = V(new) })
    get = parts.value.get
    edit = parts.value.edit
    self.set = set.value
  }
}
#endif

@MainActor
@preconcurrency
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
  public typealias Body = Never
  private let part: Double?
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("progress", "")
    figure.value = part.map { "\($0)" }
    return [figure]
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init() { part = nil }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    part = value.map { Double($0 / total) }
  }
}

public nonisolated struct Image: Equatable, Sendable {
  private let name: String
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = systemName }
  public func resizable() -> Image { self }
}

extension Image: View, Primitive {
  public typealias Body = Never
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("image", "")
    figure.value = name
    return [figure]
  }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

@MainActor
@preconcurrency
public struct AsyncImage<Content: View>: View, Primitive {
  public typealias Body = Never
  private let url: URL?
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = Shared(content).value
  }
  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figure = Figure("picture", page.draw(content(page.pictures)))
    figure.value = url?.absoluteString
    return [figure]
  }
}

public nonisolated struct Divider: View, Primitive {
  public typealias Body = Never
  public init() {}
  @MainActor
  func figures(on page: Page) -> [Figure] { [Figure("rule", "")] }
}
