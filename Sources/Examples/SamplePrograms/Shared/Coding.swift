#if hasFeature(Embedded)
/// Replacements for `Codable` in Embedded Swift, which has none.
///
/// There a state is saved as text, by its program.
public protocol Codable {}

extension Int: Codable {}
#else
extension KeyedDecodingContainer {
  /// Throws a rule if the value under a name breaks it.
  func require(_ isKept: Bool, of name: Key, _ rule: String) throws {
    guard !isKept else { return }
    throw DecodingError.dataCorruptedError(forKey: name, in: self, debugDescription: rule)
  }
}
#endif
