// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation

/// A view whose figure is changed after it was drawn.
nonisolated struct Changed<Content: View>: View, Primitive {
  typealias Body = Never
  let content: Content
  let name: String
  let change: @MainActor (Figure, Page) -> Void

  @MainActor
  func figures(on page: Page) -> [Figure] {
    let figures = page.draw(content)
    let figure = figures.count == 1 ? figures[0] : Figure("group", figures)
    // A modifier of a row of a grid applies to each of its cells.
    for figure in figure.kind == "gridRow" ? figure.figures : [figure] {
      figure.modifiers.append(name)
      change(figure, page)
    }
    return [figure]
  }
}

extension View {
  nonisolated func changed(
    _ name: String = #function,
    _ change: @escaping @MainActor (Figure) -> Void = { _ in }
  ) -> Changed<Self> {
    Changed(content: self, name: name) { figure, _ in change(figure) }
  }
}

// MARK: - Appearance

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { changed() }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    changed()
  }
  public nonisolated func padding(_ length: CGFloat) -> some View { changed() }
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    changed()
  }
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    changed()
  }
  public nonisolated func opacity(_ opacity: Double) -> some View { changed() }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changed()
  }
  public nonisolated func lineLimit(_ number: Int?) -> some View { changed() }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { changed() }
  public nonisolated func scaledToFit() -> some View { changed() }
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    changed { $0.columns = count }
  }
  public nonisolated func labelsHidden() -> some View { changed() }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    changed()
  }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { changed() }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { changed() }
}

// Modifiers that texts have too, for all views; a text has its own.
extension View {
  public nonisolated func font(_ font: Font?) -> some View { changed() }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { changed() }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { changed() }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { changed() }
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changed()
  }
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changed()
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { changed() }
}

// MARK: - Background and overlay

extension View {
  /// Draws behind the view; of the bars at the edges of the screen, where the edges say so.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    changed { $0.coversBars = $0.coversBars || !edges.isEmpty }
  }
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    changed { $0.coversBars = $0.coversBars || !edges.isEmpty }
  }
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T
  ) -> some View {
    changed()
  }
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    changed()
  }
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    changed()
  }
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    // It can be compiled, and is not drawn.
    _ = content()
    return changed()
  }
}

// MARK: - Styles

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
#if !os(tvOS) && !os(watchOS)
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
#endif

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changed()
  }
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { changed() }
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

// MARK: - Accessibility

extension View {
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    changed { $0.label = label.text }
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    changed { $0.label = labelKey.text }
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return changed { $0.label = label }
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
    changed()
  }
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    changed()
  }
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    let handler = Shared(handler)
    return changed { $0.actions[name.text] = handler.value }
  }
}

// MARK: - Events

extension View {
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
    let action = Shared(action)
    return changed { figure in
      for field in figure.all where field.kind == "field" { field.submits.append(action.value) }
    }
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let (value, action) = (Shared(value), Shared(action))
    return Changed(content: self, name: "onChange") { _, page in
      page.note(value.value, initial: initial) { action.value($0, $1) }
    }
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
  // Deprecated in the systems that the package begins with.
  @available(*, deprecated, message: "use the action of two values or of none")
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
