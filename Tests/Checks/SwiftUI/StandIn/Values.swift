// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation

public struct Color: Hashable, Sendable, View, Primitive, ShapeStyle {
  public typealias Body = Never

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {}

  public nonisolated static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
  public nonisolated static var red: Color { Color(red: 1, green: 0, blue: 0) }
  public nonisolated static var green: Color { Color(red: 0, green: 1, blue: 0) }

  @MainActor
  func figures(on page: Page) -> [Figure] { [] }
}

public nonisolated protocol ShapeStyle: Sendable {}

public nonisolated struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular, bold }
  public enum Design: Sendable { case `default`, monospaced }
  private let name: String
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let caption = Font(name: "caption")
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(name: "\(size)")
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

public struct VerticalAlignment: Equatable, Sendable {
  private let name: String
  public static let center = VerticalAlignment(name: "center")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
}

public struct Alignment: Equatable, Sendable {
  private let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
  public static let topLeading = Alignment(name: "topLeading")
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public struct Animation: Equatable, Sendable {
  /// Its kind, for tests.
  public let name: String
  public static let `default` = Animation(name: "default")
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear \(duration)")
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(name: "easeIn \(duration)")
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut \(duration)")
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut \(duration)")
  }
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring \(duration) \(bounce)")
  }
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(name: "\(name) after \(delay)")
  }
}

public struct Transaction: Sendable {
  public init() {}
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  let before = Transactions.animation
  Transactions.animation = animation
  defer { Transactions.animation = before }
  return try body()
}

/// The animation by which something is being changed.
enum Transactions {
  nonisolated(unsafe) static var animation: Animation?
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  private var bits: Set<Int>
  private init(_ bits: Set<Int>) { self.bits = bits }
  public init() { bits = [] }
  public static let isButton = AccessibilityTraits([0])
  public static let isHeader = AccessibilityTraits([1])
  public static let isSelected = AccessibilityTraits([2])
  public static let isLink = AccessibilityTraits([3])
  public static let isSearchField = AccessibilityTraits([4])
  public static let isImage = AccessibilityTraits([5])
  public static let updatesFrequently = AccessibilityTraits([6])
  public static let isModal = AccessibilityTraits([7])
  public static let isToggle = AccessibilityTraits([8])
  public static let isTabBar = AccessibilityTraits([9])
  public func contains(_ member: AccessibilityTraits) -> Bool { member.bits.isSubset(of: bits) }
  public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(bits.symmetricDifference(other.bits))
  }
  @discardableResult
  public mutating func insert(
    _ new: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { bits.formUnion(new.bits) }
    return (!contains(new), new)
  }
  @discardableResult
  public mutating func remove(_ old: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits.subtract(old.bits) }
    return contains(old) ? old : nil
  }
  @discardableResult
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    insert(new).inserted ? nil : new
  }
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) {
    bits.formSymmetricDifference(other.bits)
  }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

#if !os(watchOS)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let upArrow = KeyEquivalent("\u{F700}")
}

public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public enum Result: Sendable { case handled, ignored }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
#endif
