/// A number to divide by.
protocol Divisor: Sendable { static var value: Int { get } }

enum Two: Divisor { static let value = 2 }
enum Three: Divisor { static let value = 3 }
enum Four: Divisor { static let value = 4 }
enum Five: Divisor { static let value = 5 }
enum Six: Divisor { static let value = 6 }
enum Seven: Divisor { static let value = 7 }

/// A remainder of a division, with the addition and the multiplication of remainders.
struct Residue<Base: Divisor>: Numeric, Hashable, Sendable {
  /// The remainder, from zero to the divisor.
  let magnitude: Int

  /// Creates the remainder of a number.
  init(_ number: Int) { magnitude = ((number % Base.value) + Base.value) % Base.value }

  init(integerLiteral number: Int) { self.init(number) }

  init?(exactly source: some BinaryInteger) {
    guard let number = Int(exactly: source) else { return nil }
    self.init(number)
  }

  static func + (left: Residue, right: Residue) -> Residue {
    Residue(left.magnitude + right.magnitude)
  }

  static func - (left: Residue, right: Residue) -> Residue {
    Residue(left.magnitude - right.magnitude)
  }

  static func * (left: Residue, right: Residue) -> Residue {
    Residue(left.magnitude * right.magnitude)
  }

  static func *= (left: inout Residue, right: Residue) { left = left * right }

  /// All remainders.
  static var all: [Residue] { (0..<Base.value).map { Residue($0) } }
}
