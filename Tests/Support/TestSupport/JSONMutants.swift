/// A damaged text, and its damage in words.
public struct Mutant: Sendable {
  /// The kind of damage, and the number of bytes before it.
  public let damage: String

  /// The bytes of the damaged text.
  public let bytes: [UInt8]

  /// The damaged text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Calls a function for each text that differs from a JSON text by one damage.
///
/// - Every byte is removed, replaced and preceded by three bytes of a list, of which each has its turn
///   within four places. In long tests these are all 256 bytes at every place.
/// - Every number is replaced by extreme numbers, its neighbours and each other number of the text.
/// - Every element and member is removed, repeated and swapped with each sibling.
/// - Every name is replaced, and every value is replaced by a value of each kind.
/// - Every value is nested: the whole text is replaced by 100,000 brackets, other values by 1,000.
///
/// - Parameters:
///   - text: The text; what follows its first value is kept as it is.
///   - visit: Receives one mutant after the other.
/// - Returns: How many mutants there were.
@discardableResult
public func forEachMutant(
  of text: [UInt8],
  _ visit: (Mutant) throws -> Void
) rethrows -> Int {
  let structure = JSONStructure(text)
  var count = 0
  func replace(_ range: Range<Int>, by new: some Collection<UInt8>, _ damage: String) throws {
    guard !text[range].elementsEqual(new) else { return }
    count += 1
    let bytes = text[..<range.lowerBound] + new + text[range.upperBound...]
    try visit(Mutant(damage: "\(damage) at byte \(range.lowerBound)", bytes: Array(bytes)))
  }
  for place in text.indices {
    try replace(place..<place + 1, by: [], "removed byte")
    for byte in damagingBytes(at: place) {
      try replace(place..<place + 1, by: [byte], "replaced byte")
      try replace(place..<place, by: [byte], "inserted byte")
    }
  }
  let found = Set(structure.numbers.map { Array(text[$0]) })
  for range in structure.numbers {
    let number = Int(String(decoding: text[range], as: UTF8.self)) ?? 0
    let near = [number &- 1, number &+ 1].map { Array("\($0)".utf8) }
    for other in extremeNumbers.map({ Array($0.utf8) }) + near + found.sorted(by: isBefore) {
      try replace(range, by: other, "replaced number")
    }
  }
  for range in structure.values {
    for other in ["null", "true", "0", "\"\"", "[]", "{}", "[[]]", "{\"x\":1}"] {
      try replace(range, by: Array(other.utf8), "replaced value")
    }
  }
  for range in structure.names { try replace(range, by: Array("\"x\"".utf8), "replaced name") }
  for elements in structure.containers {
    for (index, element) in elements.enumerated() {
      try replace(structure.withComma(index, of: elements), by: [], "removed element")
      let twice = text[element] + Array(",".utf8) + text[element]
      try replace(element, by: twice, "repeated element")
      for other in elements[(index + 1)...] {
        let between = text[element.upperBound..<other.lowerBound]
        let swapped = text[other] + between + text[element]
        try replace(element.lowerBound..<other.upperBound, by: swapped, "swapped elements")
      }
    }
  }
  for members in structure.memberValues {
    for (index, value) in members.enumerated() {
      for other in members[(index + 1)...] {
        let between = text[value.upperBound..<other.lowerBound]
        let swapped = text[other] + between + text[value]
        try replace(value.lowerBound..<other.upperBound, by: swapped, "swapped values")
      }
    }
  }
  for range in structure.values {
    let depth = range.count == text.count ? 100_000 : 1_000
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    try replace(range, by: deep, "nested value")
    let closed = deep + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    try replace(range, by: closed, "nested value")
  }
  return count
}

/// Numbers at the limits of types, numbers that are not whole, and texts that are almost numbers.
public let extremeNumbers = [
  "-1", "0", "1", "-9223372036854775808", "9223372036854775807", "-9223372036854775807",
  "9223372036854775806", "9223372036854775808", "-9223372036854775809", "2147483647",
  "2147483648", "-2147483648", "-2147483649", "4294967296", "1152921504606846976",
  "1000000000000000000000000000000", "1e308", "-1e308", "1e309", "1e3", "0.5", "-0.5", "-0", "-0.0",
  "+5", "", "01", "\u{663}",
]

private let damagingBytes: [UInt8] =
  isLong ? Array(0...255) : Array("0-\"\\{]:,a".utf8) + [0xFF]

/// Returns the bytes that are put at a place.
private func damagingBytes(at place: Int) -> [UInt8] {
  if isLong { return damagingBytes }
  return (0..<3).map { damagingBytes[(3 * place + $0) % damagingBytes.count] }
}

private func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.lexicographicallyPrecedes(right)
}
