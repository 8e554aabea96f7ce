/// Which addresses a page may hold.
enum Address {
  /// The attributes whose values are addresses.
  private static let names = [
    "href", "src", "action", "formaction", "poster", "cite", "data", "background", "ping", "srcset",
    "longdesc", "manifest", "codebase", "classid", "usemap",
  ]

  /// The schemes that only fetch, or hand over to a person's own programs.
  private static let schemes = ["http", "https", "mailto", "tel", "sms"]

  /// Whether an attribute holds an address.
  static func isOne(_ name: String) -> Bool {
    names.contains { $0.isSame(as: name) }
  }

  /// Returns the address, or `about:invalid` where it could run a program.
  ///
  /// Browsers drop white space and controls before they look for a scheme, and so does this.
  static func harmless(_ address: String) -> String {
    var scheme: [UInt8] = []
    for byte in address.utf8 where byte > 0x20 && byte != 0x7F {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return address
      case UInt8(ascii: ":"):
        return schemes.contains { $0.utf8.elementsEqual(scheme) } ? address : "about:invalid"
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte + 32)
      default: scheme.append(byte)
      }
    }
    return address
  }
}

/// Which values a style may hold.
enum Style {
  /// Whether the value stays within its declaration and brings in no address.
  ///
  /// Letters, digits, blanks and the marks of numbers, colours, lists and functions stay; quotes,
  /// braces, semicolons, slashes, backslashes and controls do not, nor does a function that takes an
  /// address or runs a program.
  static func isHarmless(_ value: String) -> Bool {
    var word: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte + 32)
      case UInt8(ascii: "("):
        if functions.contains(where: { $0.utf8.elementsEqual(word) }) { return false }
        word = []
      case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        word = []
      default: return false
      }
    }
    return true
  }

  /// The functions that take an address, or ran a program in old browsers.
  private static let functions = [
    "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "element", "expression",
    "paint", "attr", "env",
  ]
}
