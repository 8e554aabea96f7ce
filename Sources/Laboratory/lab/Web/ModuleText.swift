/// The bytes of a module as a text of a page: one character for each byte.
///
/// A server packs a page before it sends it. Equal parts of the module are equal parts of this text,
/// so the packing finds them. In base64, which moves three bytes to four characters, it does not.
enum ModuleText {
  /// Returns the text of some bytes.
  ///
  /// Small numbers are visible characters of ASCII, the others those of the block that begins at 256.
  /// For 0, 97 and 27 it is `!šě`.
  /// The text has no `<`, which could end the block of the page.
  ///
  /// - Complexity: O(bytes).
  static func text(of bytes: [UInt8]) -> String {
    let units = bytes.map { $0 < 94 && $0 != 27 ? UInt16($0) + 33 : UInt16($0) + 256 }
    return String(decoding: units, as: UTF16.self)
  }
}
