// Texts as bytes, for the modules that pages use. The figures are in `String+Bytewise.swift`.
//
// Two spellings of one character are different texts to a browser. So keys, nodes and attributes are
// compared by their bytes on every platform.

extension String {
  /// Calls a function with the bytes of the text.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    #if hasFeature(Embedded)
    let bytes = utf8.span
    return unsafe bytes.withUnsafeBufferPointer(body)
    #else
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    #if canImport(ObjectiveC)
    return Array(utf8).withUnsafeBufferPointer(body)
    #else
    preconditionFailure("bytes of a text must be contiguous without Objective-C")
    #endif
    #endif
  }

  /// The bytes.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// Adds the bytes to others.
  @inline(never)
  package func append(to bytes: inout [UInt8]) {
    withBytes { for byte in $0 { bytes.append(byte) } }
  }

  /// Creates a text from bytes that were taken from texts, between characters.
  ///
  /// Embedded Swift does not validate them: a page encodes the texts that it sends, and the
  /// validation adds three thousand bytes to a module.
  @inline(never)
  package init(bytes: [UInt8]) {
    #if hasFeature(Embedded)
    unsafe self.init(copying: UTF8Span(unchecked: bytes.span))
    #else
    self.init(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// The parts between blanks.
  package var words: [String] { parts { $0 <= 0x20 }.filter { !$0.isEmpty } }

  /// Whether both are the same bytes.
  @inlinable
  package func isSame(as other: String) -> Bool { isIdentical(to: other) || compare(other) == 0 }

  /// Whether both are stored in one place, or are short and equal, as two uses of one text are.
  @inlinable
  func isIdentical(to other: String) -> Bool {
    withUnsafeBytes(of: self) { left in
      withUnsafeBytes(of: other) { right in
        for place in stride(from: 0, to: left.count, by: 4) {
          let (left, right) = (
            left.load(fromByteOffset: place, as: UInt32.self),
            right.load(fromByteOffset: place, as: UInt32.self)
          )
          if left != right { return false }
        }
        return true
      }
    }
  }

  /// Whether the bytes come before those of another text.
  package func isBefore(_ other: String) -> Bool { compare(other) < 0 }

  /// A number below, at or above 0 as the bytes come before, are the same, or come after.
  ///
  /// A shorter text comes before a longer one, whatever its bytes.
  @usableFromInline
  @inline(never)
  func compare(_ other: String) -> Int {
    withBytes { left in
      other.withBytes { right in
        guard left.count == right.count else { return left.count - right.count }
        for place in 0..<left.count where left[place] != right[place] {
          return Int(left[place]) - Int(right[place])
        }
        return 0
      }
    }
  }

  /// Whether the text starts with the bytes of another.
  package func starts(as other: String) -> Bool {
    let (bytes, start) = (bytes, other.bytes)
    guard bytes.count >= start.count else { return false }
    for place in 0..<start.count where bytes[place] != start[place] { return false }
    return true
  }

  /// Whether the text is one of some.
  package func isOne(of others: [String]) -> Bool {
    for other in others where isSame(as: other) { return true }
    return false
  }

  /// Whether the text is one of some words with blanks between them.
  ///
  /// One text with blanks takes less of a module than an array of texts, which is filled at run time.
  package func isWord(of words: String) -> Bool { withBytes { $0.isWord(of: words) } }

  /// Whether the text, after some bytes, is a small letter and small letters, digits and hyphens.
  package func isName(after start: Int = 0) -> Bool {
    let bytes = bytes
    guard bytes.count > start, isSmallLetter(bytes[start]) else { return false }
    for place in start..<bytes.count {
      let byte = bytes[place]
      guard isSmallLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") else { return false }
    }
    return true
  }
}

extension [UInt8] {
  /// Creates the bytes of two buffers, one after the other.
  init(_ first: UnsafeBufferPointer<UInt8>, _ last: UnsafeBufferPointer<UInt8>) {
    let count = first.count + last.count
    self.init(unsafeUninitializedCapacity: count) { bytes, end in
      let bytes = UnsafeMutableRawBufferPointer(bytes)
      bytes.copyMemory(from: UnsafeRawBufferPointer(first))
      UnsafeMutableRawBufferPointer(rebasing: bytes[first.count...])
        .copyMemory(from: UnsafeRawBufferPointer(last))
      end = count
    }
  }

  /// Whether the bytes are one of some words with blanks between them.
  package func isWord(of words: String) -> Bool { withUnsafeBufferPointer { $0.isWord(of: words) } }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are one of some words with blanks between them.
  @inline(never)
  fileprivate func isWord(of words: String) -> Bool {
    words.withBytes { words in
      var place = 0
      for byte in words {
        if byte == 0x20 {
          if place == count { return true }
          place = 0
        } else if place >= 0 {
          place = place < count && self[place] == byte ? place + 1 : -1
        }
      }
      return place == count
    }
  }
}

/// Whether a byte is a letter from a to z.
package func isSmallLetter(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
}

/// Whether a byte is a digit.
package func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

extension UInt8 {
  /// The value of a digit to the base of sixteen; nil for another byte.
  package var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Hasher {
  /// Hashes the bytes of a text and a mark of its end, which needs no tables of Unicode.
  @inline(never)
  package mutating func combine(text: String) {
    text.withBytes { combine(bytes: UnsafeRawBufferPointer($0)) }
    combine(0xFF as UInt8)
  }
}
