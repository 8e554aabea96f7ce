import Markup

extension Double {
  /// Reads a decimal number such as `-12.5`, without the blanks around it.
  ///
  /// A number has at most 15 digits, all of which a `Double` keeps.
  init?(decimal text: String) {
    var bytes = text.trimmed.bytes[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var (digits, count, places): (Int64, Int, Int?) = (0, 0, nil)
    for byte in bytes {
      if byte == UInt8(ascii: "."), places == nil, count > 0 {
        places = 0
      } else if isDigit(byte), count < 15 {
        // Fifteen digits never overflow, and a checked product has 128 bits on a page.
        digits = digits &* 10 &+ Int64(byte - UInt8(ascii: "0"))
        count += 1
        places = places.map { $0 + 1 }
      } else {
        return nil
      }
    }
    guard count > 0, places != 0 else { return nil }
    var scale = 1.0
    for _ in 0..<(places ?? 0) { scale *= 10 }
    self = (isNegative ? -1 : 1) * Double(digits) / scale
  }

  /// The number as a text, rounded to so many decimal places; zeros at the end are left out.
  ///
  /// - Precondition: The magnitude is below 10¹⁸, and there are at most 9 places.
  func decimal(places: Int) -> String {
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    var whole = Int64(magnitude)
    var part = Int64((magnitude - Double(whole)) * Double(scale) + 0.5)
    if part == scale { (whole, part) = (whole + 1, 0) }
    guard whole > 0 || part > 0 else { return "0" }
    var bytes: [UInt8] = []
    // The digits from the last to the first.
    for _ in 0..<places {
      let digit = UInt8(part % 10)
      if digit > 0 || !bytes.isEmpty { bytes.append(UInt8(ascii: "0") + digit) }
      part /= 10
    }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ".")) }
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
      whole /= 10
    } while whole > 0
    if self < 0 { bytes.append(UInt8(ascii: "-")) }
    return String(bytes: bytes.reversed())
  }
}
