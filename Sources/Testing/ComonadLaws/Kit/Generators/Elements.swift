/// One of two values: the smallest type about which a law can be wrong.
///
/// Laws are checked on small types first. Equality of functions on them is a decision, and the
/// cases that break a law can be read.
public enum Bit: Int, CaseIterable, Hashable, Sendable, Observed, CustomStringConvertible {
  /// Zero, the simplest bit.
  case zero

  /// One.
  case one

  /// Both values, in one array: a new one for each use would take long in a debug build.
  public static let allCases: [Bit] = [.zero, .one]

  /// The number.
  public var description: String { self == .zero ? "0" : "1" }

  /// Writes the number.
  public func show(in reading: inout ObservedText) { reading.write(description) }

  /// The other value.
  public var flipped: Bit { self == .zero ? .one : .zero }
}

/// One of three values, which follow each other around a circle.
///
/// Three places are the fewest with a place besides a start and an end.
public enum Trit: Int, CaseIterable, Hashable, Sendable, Observed, CustomStringConvertible {
  /// Zero, the simplest trit, which follows two.
  case zero

  /// One, which follows zero.
  case one

  /// Two, which follows one.
  case two

  /// All values, in one array.
  public static let allCases: [Trit] = [.zero, .one, .two]

  /// The number.
  public var description: String { self == .zero ? "0" : self == .one ? "1" : "2" }

  /// Writes the number.
  public func show(in reading: inout ObservedText) { reading.write(description) }

  /// The value that follows.
  public var next: Trit { self == .zero ? .one : self == .one ? .two : .zero }
}

extension Generator where Value == String {
  /// The generator of words over the letters a and b.
  ///
  /// Words are the simplest monoid in which the order matters: a law that ignores the order holds
  /// for sums, and fails for words.
  ///
  /// ```swift
  /// Generator<String>.words.make(Draws(replaying: [1, 0, 1, 1]))  // "ab"
  /// ```
  public static var words: Generator {
    let letters = Generator<String> { draws in
      draws.draw(below: draws.comparison.letters) == 0 ? "a" : "b"
    }
    return letters.array(upTo: 4).map { $0.joined() }
  }
}
