/// The laws of a structure, together with those of the structures that it refines.
///
/// What a pair must satisfy includes what its comonad and its monad must satisfy; each law is
/// checked once, however many ways lead to it.
public struct Suite: Sendable {
  /// The name of the structure.
  public let name: String

  /// All laws: those inherited, then the suite's own.
  public let laws: [Law]

  /// Creates a suite.
  public init(_ name: String, inheriting parents: [Suite] = [], _ laws: [Law]) {
    self.name = name
    var seen: Set<String> = []
    self.laws = (parents.flatMap(\.laws) + laws).filter { seen.insert($0.name).inserted }
  }
}

/// A type whose values are to obey the laws of a suite.
public struct Instance: Sendable {
  /// The name of the type.
  public let name: String

  /// The laws that its values are to obey.
  public let laws: [Law]

  /// Where the instance stands in the code.
  public let location: Location

  /// Creates an instance from the suites that it is to pass.
  ///
  /// - Parameters:
  ///   - name: The name of the type, without blanks.
  ///   - suites: The suites.
  ///   - fileID: The file of the instance.
  ///   - line: The line of the instance.
  public init(
    _ name: String,
    _ suites: Suite...,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.name = name
    laws = Suite(name, inheriting: suites, []).laws
    location = Location(fileID: fileID, line: line)
  }
}

extension Instance: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
