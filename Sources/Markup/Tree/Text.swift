// Texts are compared by their bytes: two spellings of one character are different to a browser, and
// a module for the browser stays small without the tables of Unicode.

extension StringProtocol {
  /// Whether both are the same bytes.
  func isSame(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether the text is a small letter followed by small letters, digits and hyphens.
  var isName: Bool {
    guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return false
    }
    return utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}
