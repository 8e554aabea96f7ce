// Whole numbers are written and read here: what the standard library has for that writes and reads
// numbers of any size to any base, which takes much of a module for the browser.

extension String {
  /// Creates the text of a number to the base of ten.
  @inline(never)
  package init(decimal number: Int) {
    var bytes: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
    let magnitude = number.magnitude
    var unit: UInt = 1
    while magnitude / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / unit % 10))
      unit /= 10
    }
    self.init(bytes: bytes)
  }
}

extension Int {
  /// Creates the number that a text is written for, or nil where it is not written just so.
  package init?(decimal text: String) {
    let bytes = text.bytes
    let isNegative = bytes.first == UInt8(ascii: "-")
    var number = 0
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      guard isDigit(byte) else { return nil }
      let digit = Int(byte - UInt8(ascii: "0"))
      let (tens, isFar) = number.multipliedReportingOverflow(by: 10)
      // Counted on its own side of zero, the smallest number fits as well as the largest.
      let (sum, isFarther) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isFar, !isFarther else { return nil }
      number = sum
    }
    // No zero in front, no minus before zero, and not nothing at all.
    guard String(decimal: number).isSame(as: text) else { return nil }
    self = number
  }
}
