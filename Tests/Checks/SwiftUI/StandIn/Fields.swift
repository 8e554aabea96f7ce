// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

extension Figure {
  /// A field to write into.
  convenience init(field kind: String, _ title: String, _ text: Binding<String>) {
    self.init(kind, "")
    hint = title
    self.text = text
  }
}

/// A field of one line, with a title.
public protocol _LineField {
  associatedtype Label
  nonisolated init(title: String, text: Binding<String>)
}

extension _LineField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.text, text: text)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }
}

@MainActor
@preconcurrency
public struct TextField<Label: View>: View, Primitive, _LineField {
  public typealias Body = Never
  private let title: String
  private let text: Binding<String>
  public nonisolated init(title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }
  @MainActor
  func figures(on page: Page) -> [Figure] { [Figure(field: "field", title, text)] }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(title: titleKey.text, text: text)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title: String(title), text: text)
  }
}

@MainActor
@preconcurrency
public struct SecureField<Label: View>: View, Primitive, _LineField {
  public typealias Body = Never
  private let field: TextField<Label>
  public nonisolated init(title: String, text: Binding<String>) {
    field = TextField(title: title, text: text)
  }
  @MainActor
  func figures(on page: Page) -> [Figure] { field.figures(on: page) }
}

#if !os(tvOS) && !os(watchOS)
/// Text of several lines, in which the Enter key begins a line.
@MainActor
@preconcurrency
public struct TextEditor: View, Primitive {
  public typealias Body = Never
  private let text: Binding<String>
  public nonisolated init(text: Binding<String>) { self.text = text }
  @MainActor
  func figures(on page: Page) -> [Figure] { [Figure(field: "editor", "", text)] }
}
#endif
