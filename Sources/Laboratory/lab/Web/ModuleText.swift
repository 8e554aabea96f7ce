/// The bytes of a module as a text of a page: one character for each byte.
///
/// A server packs a page before it sends it. Equal parts of the module are equal parts of this text,
/// so the packing finds them. In base64, which moves three bytes to four characters, it does not.
enum ModuleText {
  /// Returns the text of some bytes.
  ///
  /// A character has the number of its byte. But a text of a page must not have the bytes 0 and 13,
  /// and a copy may change 10, so rare characters stand for them: `^`, `_` and `~` for 0, 10 and 13.
  /// These characters themselves, and `<`, which could end the block of the page, have 256 more.
  /// For 0, 97 and 94 the text is `^aŞ`.
  ///
  /// - Complexity: O(bytes).
  static func text(of bytes: [UInt8]) -> String {
    let units = bytes.map { byte -> UInt16 in
      switch byte {
      case 0: 94
      case 10: 95
      case 13: 126
      case 60, 94, 95, 126: UInt16(byte) + 256
      default: UInt16(byte)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
