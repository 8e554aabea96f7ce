import Markup

extension Bytes {
  /// The address of a link and the bytes after it, if the bytes start with `(address)`,
  /// `(<address>)` or one of them with a title.
  var target: (address: String, rest: Bytes)? {
    guard first == UInt8(ascii: "(") else { return nil }
    var rest = dropFirst().afterSpace
    guard let address = rest.takeAddress() else { return nil }
    let title = rest.afterSpace
    if title.start > rest.start { rest = title.afterTitle.afterSpace }
    return rest.first == UInt8(ascii: ")") ? (address.unescaped, rest.dropFirst()) : nil
  }

  private var afterSpace: Bytes { dropFirst(count { isSpaceOrTab($0) || $0 == 0x0A }) }

  /// Takes an address, perhaps an empty one, in which at most 32 pairs of parentheses nest.
  ///
  /// The limit keeps many opening parentheses from being read again and again.
  private mutating func takeAddress() -> Bytes? {
    let isEnclosed = first == UInt8(ascii: "<")
    var (place, depth) = (isEnclosed ? 1 : 0, 0)
    scan: while true {
      switch self[place] {
      case UInt8(ascii: "\\") where isPunctuation(self[place + 1]): place += 1
      case 0x0A, 0: break scan
      case UInt8(ascii: "<") where isEnclosed: return nil
      case UInt8(ascii: ">") where isEnclosed: break scan
      case _ where isEnclosed: break
      case 1...0x20, 0x7F: break scan
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
      default: break
      }
      if depth > 32 { return nil }
      place += 1
    }
    defer { self = dropFirst(place + (isEnclosed ? 1 : 0)) }
    guard isEnclosed else { return depth == 0 ? prefix(place) : nil }
    return self[place] == UInt8(ascii: ">") ? prefix(place).dropFirst() : nil
  }

  /// The bytes after a title in quotation marks or parentheses, or all bytes without one.
  private var afterTitle: Bytes {
    let isEnclosed = first == UInt8(ascii: "(")
    guard isEnclosed || first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return self
    }
    let closing = isEnclosed ? UInt8(ascii: ")") : first
    var place = 1
    while place < count, self[place] != closing {
      if isEnclosed, self[place] == first { return self }
      place += self[place] == UInt8(ascii: "\\") && isPunctuation(self[place + 1]) ? 2 : 1
    }
    return place < count ? dropFirst(place + 1) : self
  }
}
