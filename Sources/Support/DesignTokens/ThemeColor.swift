/// A colour of a theme, in 24 bits.
///
/// ```swift
/// let ink: ThemeColor = 0x1b1a20
/// ink.css                          // "#1b1a20"
/// ink.contrast(with: 0xffffff) > 7  // true
/// ```
///
/// ## Laws
///
/// ```text
/// a.contrast(with: b) == b.contrast(with: a)
/// a.contrast(with: a) == 1
/// ```
public struct ThemeColor: Hashable, Sendable {
  /// The parts as one number: red in the highest 8 of its 24 bits, blue in the lowest.
  public let number: UInt32

  /// Creates a colour.
  ///
  /// - Precondition: The number has at most 24 bits.
  public init(_ number: UInt32) {
    precondition(number <= 0xFF_FFFF, "color must have at most 24 bits")
    self.number = number
  }
}

extension ThemeColor: ExpressibleByIntegerLiteral {
  /// Creates a colour from a literal such as `0x2456d6`.
  public init(integerLiteral value: UInt32) { self.init(value) }
}

// MARK: - Parts

extension ThemeColor {
  /// The red part.
  public var red: UInt8 { UInt8(truncatingIfNeeded: number >> 16) }

  /// The green part.
  public var green: UInt8 { UInt8(truncatingIfNeeded: number >> 8) }

  /// The blue part.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: number) }

  /// The colour as a style sheet names it.
  ///
  /// ```swift
  /// ThemeColor(0xff8f8f).css  // "#ff8f8f"
  /// ```
  public var css: String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}

// MARK: - Contrast

extension ThemeColor {
  /// Returns the contrast of two colours: from 1 for the same one to 21 for black and white.
  ///
  /// Texts need 4.5, large texts and the edges of controls 3.
  /// (W3C, Web Content Accessibility Guidelines 2.2, 2023, 1.4.3 and 1.4.11.)
  ///
  /// ```swift
  /// ThemeColor(0x000000).contrast(with: 0xffffff)  // 21.0
  /// ```
  public func contrast(with other: ThemeColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, from 0 to 1.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The light of a part of a colour.
  ///
  /// The power 2.4 is the fifth root of the twelfth power, whose root Newton's method finds: no
  /// module of the system has to be imported for it.
  private static func linear(_ part: UInt8) -> Double {
    let part = Double(part) / 255
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    let square = base * base
    let power = square * square * square * square * square * square
    var root = base * base
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root = (4 * root + power / fourth) / 5
    }
    return root
  }
}
