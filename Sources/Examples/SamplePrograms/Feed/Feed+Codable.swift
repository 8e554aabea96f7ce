#if !hasFeature(Embedded)
extension FeedState: Codable {
  /// The name under which the sources are stored.
  private enum CodingKeys: CodingKey {
    case sources
  }

  /// Reads the sources and checks the rules that the operations rely on.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sources = try container.decode([Source].self, forKey: .sources)
    guard isWhole else {
      throw DecodingError.dataCorruptedError(
        forKey: .sources,
        in: container,
        debugDescription: "names must be words and differ, and titles of a source must differ"
      )
    }
  }

  /// Writes the sources with their items.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sources, forKey: .sources)
  }
}
#endif
