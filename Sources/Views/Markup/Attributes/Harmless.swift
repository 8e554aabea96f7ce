import EmbeddedText

/// The rules for addresses in a page.
enum Address {
  /// The attributes whose values are addresses.
  private static let names = """
    href src action formaction poster cite data background ping srcset longdesc manifest codebase \
    classid usemap lowsrc dynsrc
    """

  /// The allowed schemes: a browser fetches their addresses or passes them to other programs.
  private static let schemes = "http https mailto tel sms"

  /// Whether an attribute holds an address.
  static func isOne(_ name: String) -> Bool { name.isWord(of: names) }

  /// Returns the address, or `about:invalid` where it could run a program.
  ///
  /// A scheme ends at the first colon, unless a slash, a question mark or a number sign precedes
  /// it. Browsers first drop white space and control characters, and so does this function. No
  /// allowed scheme contains any other mark.
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

/// The rules for the values of styles.
enum Style {
  /// Whether the value stays within its declaration and loads no address.
  ///
  /// Allowed are letters, digits, blanks, balanced parentheses, and the marks of numbers, colors
  /// and lists. Quotes, braces, colons, semicolons, backslashes, comments and control characters
  /// are not, nor are functions that load an address or run a program.
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

  /// Whether a byte is part of a name or of a number.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    isSmallLetter(lowercase(byte)) || isDigit(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// The functions that load an address, or ran a program in old browsers.
  private static let functions = "url src image image-set -webkit-image-set expression paint attr"
}

/// The small letter of a capital one, or the byte itself.
private func lowercase(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
}
