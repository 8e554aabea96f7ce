import Markup

extension Bytes {
  /// The address of a link and the bytes after it, if the bytes start with `(address)` or with
  /// `(address "title")`.
  ///
  /// The title is dropped, and so is an address that is neither of the web nor of mail: it could
  /// run a program, or leads to a place that the article cannot know.
  var target: (address: String?, rest: Bytes)? {
    guard first == UInt8(ascii: "(") else { return nil }
    let address = dropFirst().afterSpace.address
    var rest = part(address.end, end).afterSpace
    if [rest.first].isWord(of: "\" '") {
      rest = rest.dropFirst().from(rest.first).dropFirst().afterSpace
    }
    guard rest.first == UInt8(ascii: ")") else { return nil }
    let meant = address.unescaped
    return (meant.isOfWeb || meant.starts(as: "mailto:") ? meant.text : nil, rest.dropFirst())
  }

  /// The address of the web at the start, up to a pointed bracket, or without the marks of the
  /// sentence around it.
  var webAddress: Bytes? {
    guard isOfWeb else { return nil }
    var address = address
    while self[address.count] != UInt8(ascii: ">"),
      [address.last].isWord(of: "? ! . , : ; * _ ~ ' \"")
    {
      address = address.prefix(address.count - 1)
    }
    return address.count > 8 ? address : nil
  }

  private var isOfWeb: Bool { starts(as: "http://") || starts(as: "https://") }

  private func starts(as text: String) -> Bool { prefix(text.utf8.count).text.isSame(as: text) }

  private var afterSpace: Bytes { dropFirst(count { isSpaceOrTab($0) || $0 == 0x0A }) }

  /// The bytes up to a blank, a pointed bracket, or a parenthesis that closes none before it.
  ///
  /// At most 32 pairs nest, which keeps opening parentheses from being read again and again.
  private var address: Bytes {
    var (place, depth) = (0, 0)
    while depth <= 32 {
      switch self[place] {
      case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"): return prefix(place)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return prefix(place)
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\") where isPunctuation(self[place + 1]): place += 1
      default: break
      }
      place += 1
    }
    return prefix(place)
  }
}
