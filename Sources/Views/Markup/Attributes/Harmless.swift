import EmbeddedText

/// Which addresses a page may hold.
enum Address {
  /// The attributes whose values are addresses.
  private static let names = """
    href src action formaction poster cite data background ping srcset longdesc manifest codebase \
    classid usemap lowsrc dynsrc
    """

  /// The schemes that only fetch, or hand over to a person's own programs.
  private static let schemes = "http https mailto tel sms"

  /// Whether an attribute holds an address.
  static func isOne(_ name: String) -> Bool { name.isWord(of: names) }

  /// Returns the address, or `about:invalid` where it could run a program.
  ///
  /// What stands before the first colon is a scheme, unless a slash, a question mark or a number
  /// sign came before. Browsers drop white space and controls before they look for it, and so does
  /// this; any other mark in it is not in a scheme that is allowed.
  static func harmless(_ address: String) -> String {
    var scheme: [UInt8] = []
    for byte in address.bytes where byte > 0x20 && byte != 0x7F {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return address
      case UInt8(ascii: ":"): return scheme.isWord(of: schemes) ? address : "about:invalid"
      default: scheme.append(lowercase(byte))
      }
    }
    return address
  }
}

/// Which values a style may hold.
enum Style {
  /// Whether the value stays within its declaration and brings in no address.
  ///
  /// Letters, digits, blanks and the marks of numbers, colours, lists and functions stay, and
  /// parentheses that close; quotes, braces, colons, semicolons, backslashes, comments and controls
  /// do not, nor does a function that takes an address or runs a program.
  static func isHarmless(_ value: String) -> Bool {
    var (word, depth, before): ([UInt8], Int, UInt8) = ([], 0, 0)
    for byte in value.bytes {
      switch byte {
      case UInt8(ascii: "("):
        if word.isWord(of: functions) { return false }
        depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return false }
        depth -= 1
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        if before == UInt8(ascii: "*") || before == UInt8(ascii: "/") { return false }
      case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "!"):
        break
      default: guard isOfWord(byte) else { return false }
      }
      if isOfWord(byte) {
        word.append(lowercase(byte))
      } else {
        word = []
      }
      before = byte
    }
    return depth == 0
  }

  /// Whether a byte is one of those that names and numbers are made of.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    isSmallLetter(lowercase(byte)) || isDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// The functions that take an address, or ran a program in old browsers.
  private static let functions =
    "url src image image-set -webkit-image-set expression paint attr"
}

/// The small letter of a capital one, or the byte itself.
private func lowercase(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
}
