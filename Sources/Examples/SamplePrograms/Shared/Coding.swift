import ComponentKit

#if hasFeature(Embedded)
/// A replacement for `Codable` in Embedded Swift, which has none.
public protocol Codable {}
#endif

/// A state that is coded as the text in which its program keeps it.
///
/// The text is read as by a program without parameters.
protocol KeptState: Codable {
  /// The program.
  associatedtype Keeper: JSONProgram where Keeper.State == Self
}

#if !hasFeature(Embedded)
extension KeptState {
  /// Reads the text, unless the program refuses it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let state = try Keeper().load(text, version: Keeper.version) else {
      let rule = "must be a text that \(Keeper.self) keeps"
      throw DecodingError.dataCorruptedError(in: container, debugDescription: rule)
    }
    self = state
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(try Keeper().save(self))
  }
}
#endif
