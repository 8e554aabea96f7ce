// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation

/// A view whose figure is changed after it was drawn.
nonisolated struct Changed<Content: View>: View, Primitive {
  typealias Body = Never
  let content: Content
  let change: @MainActor (Figure, Page) -> Void

  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figures = page.draw(content)
    let figure = figures.count == 1 ? figures[0] : Figure("group", figures)
    change(figure, page)
    return [figure]
  }
}

extension View {
  nonisolated func changed(
    _ change: @escaping @MainActor (Figure) -> Void
  ) -> Changed<Self> {
    Changed(content: self) { figure, _ in change(figure) }
  }
}

// MARK: - What is seen

extension View {
  public nonisolated func padding(_ length: CGFloat) -> some View { changed { _ in } }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    changed { _ in }
  }
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    changed { _ in }
  }
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { changed { _ in } }
  public nonisolated func opacity(_ opacity: Double) -> some View { changed { _ in } }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changed { _ in }
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changed { _ in }
  }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changed { _ in }
  }
  public nonisolated func scaledToFit() -> some View { changed { _ in } }
  public nonisolated func gridCellColumns(_ count: Int) -> some View { changed { _ in } }
  public nonisolated func labelsHidden() -> some View { changed { _ in } }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    changed { _ in }
  }
}

public nonisolated protocol PrimitiveButtonStyle {}
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public nonisolated protocol TextFieldStyle {}
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changed { _ in }
  }
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changed { _ in }
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changed { figure in
      if disabled { for figure in figure.all { figure.isDisabled = true } }
    }
  }
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let tag = Shared(tag)
    return changed { $0.tag = AnyHashable(tag.value) }
  }
}

// MARK: - What is heard

extension View {
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    changed { $0.label = label.text }
  }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    changed { $0.hint = hint.text }
  }
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    changed { $0.value = value.text }
  }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changed { $0.traits.formUnion(traits) }
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    changed { figure in
      if hidden { for figure in figure.all { figure.isHidden = true } }
    }
  }
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    changed { _ in }
  }
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    changed { _ in }
  }
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    let handler = Shared(handler)
    return changed { $0.actions[name.text] = handler.value }
  }
}

// MARK: - What is touched

extension View {
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    let action = Shared(action)
    return changed { $0.taps[count] = { _ in action.value() } }
  }
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let action = Shared(action)
    return changed { $0.taps[count] = { action.value($0) } }
  }
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    let gesture = Shared(gesture)
    return changed { ($0.drags, $0.drops) = gesture.value.actions }
  }
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let action = Shared(action)
    return changed { $0.keys.append { action.value($0) } }
  }
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    changed { $0.isFocusable = isFocusable }
  }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let condition = Shared(condition)
    return changed { $0.focus = condition.value }
  }
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
    let action = Shared(action)
    return changed { figure in
      for field in figure.all where field.text != nil { field.submits.append(action.value) }
    }
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let (value, action) = (Shared(value), Shared(action))
    return Changed(content: self) { _, page in
      page.note(value.value, initial: initial) { action.value($0, $1) }
    }
  }
}

public nonisolated protocol CoordinateSpaceProtocol {}
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

// MARK: - Gestures

@MainActor
@preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  var actions: (drags: [(CGPoint, CGPoint) -> Void], drops: [(CGPoint) -> Void]) { get }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let all = GestureMask(rawValue: 3)
}

@MainActor
@preconcurrency
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
  }
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
  public var actions: (drags: [(CGPoint, CGPoint) -> Void], drops: [(CGPoint) -> Void]) { ([], []) }
}

public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = Shared(content).value
    self.action = Shared(action).value
  }
  public var actions: (drags: [(CGPoint, CGPoint) -> Void], drops: [(CGPoint) -> Void]) {
    var actions = content.actions
    let action = action
    actions.drags.append { start, end in
      let value = DragGesture.Value(location: end, startLocation: start)
      if let value = value as? Content.Value { action(value) }
    }
    return actions
  }
}

public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = Shared(content).value
    self.action = Shared(action).value
  }
  public var actions: (drags: [(CGPoint, CGPoint) -> Void], drops: [(CGPoint) -> Void]) {
    var actions = content.actions
    let action = action
    actions.drops.append { end in
      let value = DragGesture.Value(location: end, startLocation: end)
      if let value = value as? Content.Value { action(value) }
    }
    return actions
  }
}

extension Gesture where Value: Equatable {
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}
