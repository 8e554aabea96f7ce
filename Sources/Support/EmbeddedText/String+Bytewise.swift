// Ordinary spellings of text for pages.
//
// The standard library compares texts by meaning, for which it needs tables of Unicode, and appends
// to texts in a way that handles UTF-16, which pages never contain. Both are large in a page. In
// Embedded Swift, this file declares the same operations on bytes. A declaration of a module hides
// the one of the standard library with the same signature, so a file that imports `EmbeddedText` is
// written in ordinary Swift and stays small. On other platforms this file declares nothing.
//
// The figures are the bytes by which an expression enlarges a module of 4,200 bytes (Swift 6.3.1,
// the options of `build-page`). `a` and `b` are texts, `n` is a number, `c` is an optional text.
//
//     expression                       standard library   this module
//     a == b, a != b, derived ==                 55,800         1,200
//     switch a { case "x": … }                   54,800           540
//     a < b                                      56,200         1,300
//     c == b                                     56,000         1,300
//     [a, "x"].contains(b)                       56,100         1,500
//     a.hasPrefix(b)                             70,900         1,400
//     a + b                                      20,300         1,400
//     a += b                                     20,300         1,900
//     [a, b].joined(separator: ", ")             21,200         1,700
//     "\(n)", less than 11 bytes expected        21,300         1,900
//     "\(a), then \(b)"                          20,500        12,000
//     Int(a)                                     16,000         1,500
//
// An interpolation costs 9,000 bytes once for each module: the compiler begins it by reserving room
// in the standard library's way. The counter and Conduit use `+`. A value of another
// type than `String` and `Int` is appended in that way: interpolate its `description`.
//
// These spellings cannot be replaced. Avoid them in code that pages run:
//
//     (a, n) == (b, n)                           55,900   compare one after the other
//     Kind(rawValue: a)                          56,000   allCases.first { $0.rawValue == a }
//     for character in a, a.split(…)    63,300 – 75,300   use `bytes`, `Scalars` or `parts`
//     for byte in a.utf8                          8,900   use `bytes`
//     a.hashValue, [String: Value]               56,900   use an array or a `switch`
//
// In pages, two texts are equal if their bytes are equal: "é" as one scalar differs from "e" with
// an accent. On other platforms `==` means what it always means.

#if hasFeature(Embedded)

// MARK: - Comparison

extension String {
  /// Whether both texts have the same bytes.
  public static func == (left: String, right: String) -> Bool { left.isSame(as: right) }

  /// Whether the texts have different bytes.
  public static func != (left: String, right: String) -> Bool { !left.isSame(as: right) }

  /// Whether the bytes of a text come before those of another.
  public static func < (left: String, right: String) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// Whether the text starts with the bytes of another.
  public func hasPrefix(_ prefix: String) -> Bool { starts(as: prefix) }
}

/// Whether a text has the bytes of a pattern in a `switch`.
public func ~= (pattern: String, text: String) -> Bool { pattern.isSame(as: text) }

extension String? {
  /// Whether both are nil, or texts with the same bytes.
  public static func == (left: String?, right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.isSame(as: right)
    default: false
    }
  }
}

extension [String] {
  /// Whether both lists have texts with the same bytes.
  public static func == (left: [String], right: [String]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
  }

  /// Whether one of the texts has the bytes of another text.
  public func contains(_ text: String) -> Bool { text.isOne(of: self) }
}

// MARK: - Joining

extension String {
  /// Returns the text of two, one after the other.
  ///
  /// It adds little to a module, but copies one byte at a time, as `+=` does not.
  @inline(never)
  public static func + (left: String, right: String) -> String {
    var joined = left.bytes
    right.append(to: &joined)
    return String(bytes: joined)
  }

  /// Adds a text at the end.
  @inline(never)
  public static func += (left: inout String, right: String) {
    left = left.withBytes { first in
      right.withBytes { last in
        if first.isEmpty { return right }
        if last.isEmpty { return left }
        return String(bytes: [UInt8](first, last))
      }
    }
  }
}

extension [String] {
  /// Returns the texts one after the other.
  @inline(never)
  public func joined() -> String {
    var joined: [UInt8] = []
    for text in self { text.append(to: &joined) }
    return String(bytes: joined)
  }

  /// Returns the texts one after the other, with a separator between each two.
  @inline(never)
  public func joined(separator: String) -> String {
    var joined: [UInt8] = []
    for place in indices {
      if place > 0 { separator.append(to: &joined) }
      self[place].append(to: &joined)
    }
    return String(bytes: joined)
  }
}

// MARK: - Interpolation

extension DefaultStringInterpolation {
  /// Adds a text.
  ///
  /// The standard library promises (`@frozen`) that the interpolation consists of the text so far, and
  /// offers no other way to replace it than the one that handles UTF-16.
  @inline(never)
  public mutating func appendLiteral(_ text: String) {
    unsafe withUnsafeMutableBytes(of: &self) { interpolation in
      unsafe interpolation.withMemoryRebound(to: String.self) { unsafe $0[0] += text }
    }
  }

  /// Adds a text.
  public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

  /// Adds a number.
  @inline(never)
  public mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
}

// MARK: - Numbers

extension Int {
  /// Creates the number that a text spells to the base of ten, or nil if it spells none.
  @inline(never)
  public init?(_ text: String) {
    let bytes = text.bytes
    guard let first = bytes.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    var place = isNegative || first == UInt8(ascii: "+") ? 1 : 0
    var number = 0
    repeat {
      guard place < bytes.count, isDigit(bytes[place]) else { return nil }
      let digit = Int(bytes[place] - UInt8(ascii: "0"))
      let (tens, isFar) = number.multipliedReportingOverflow(by: 10)
      // A negative number is built below zero, so that the smallest number fits, too.
      let (sum, isFarther) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      if isFar || isFarther { return nil }
      number = sum
      place += 1
    } while place < bytes.count
    self = number
  }
}
#endif
