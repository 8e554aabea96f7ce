// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation

/// The type of a string literal in a text, a button or a field: the name of a text in a table, with
/// numbers in the form of the person's language.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value.written
    }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.text }
    public mutating func appendInterpolation(_ image: Image) {}
  }
}

public protocol _FormatSpecifiable: Equatable {
  var written: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// The number in groups of three digits.
  public var written: String {
    var groups = "\(magnitude)"
    for place in stride(from: groups.count - 3, to: 0, by: -3) {
      groups.insert(",", at: groups.index(groups.startIndex, offsetBy: place))
    }
    return self < 0 ? "-" + groups : groups
  }
}

extension Int: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {
  public var written: String { String(format: "%lf", self) }
}

public nonisolated struct Text: Equatable, Sendable {
  let text: String
  public init(verbatim content: String) { text = content }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    text = key.text
  }
  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.text + right.text)
  }
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

extension Text: View, Primitive {
  public typealias Body = Never
  @MainActor
  func figures(on page: Page) -> [Figure] { [Figure("text", text)] }
}
