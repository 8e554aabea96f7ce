public import ComponentKit

extension Counter: SavedProgram {
  /// Writes the number.
  public func save(_ state: Int) -> String { String(state) }

  /// Reads the number, as it is written and in no other way.
  public func load(_ text: String, version: Int) -> Int? {
    version == Counter.version ? Int(decimal: text) : nil
  }
}
