import ComponentKit

/// A sample program that is saved as JSON, in the first version of its format.
///
/// ## Laws
///
/// ```text
/// state(of: json(of: s)).map(json) == json(of: s)
/// state(of: j) is nil, or a state that the program may run from
/// ```
protocol JSONProgram: SavedProgram {
  /// Creates the program without parameters.
  init()

  /// Returns the part of a state that is worth saving, as JSON.
  func json(of state: State) -> JSONValue

  /// Returns the state that JSON means, or nil where it is not that of one.
  func state(of json: JSONValue) -> State?
}

extension JSONProgram {
  /// Writes the JSON of the state.
  public func save(_ state: State) -> String { json(of: state).json }

  /// Reads the state of a JSON of this version.
  public func load(_ text: String, version: Int) -> State? {
    version == Self.version ? JSONValue(json: text).flatMap { state(of: $0) } : nil
  }
}
