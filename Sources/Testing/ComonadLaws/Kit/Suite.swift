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
  ///
  /// - Complexity: O(laws).
  public init(_ name: String, inheriting parents: [Suite] = [], _ laws: [Law]) {
    self.name = name
    var seen: Set<String> = []
    self.laws = (parents.flatMap(\.laws) + laws).filter { seen.insert($0.name).inserted }
  }

  /// Creates a suite from the laws that a closure lists.
  ///
  /// - Parameters:
  ///   - name: The name of the structure.
  ///   - parents: The suites of the structures that it refines.
  ///   - source: Where those of its own laws are stated that name no other source.
  ///   - list: The laws of its own.
  /// - Complexity: O(laws).
  public init(
    _ name: String,
    inheriting parents: [Suite] = [],
    source: String = "",
    @LawBuilder _ list: () -> [Law]
  ) {
    self.init(name, inheriting: parents, ComonadLaws.laws(from: source, list))
  }
}

/// A type whose values are to obey the laws of a suite.
public struct Instance: Sendable {
  /// The name of the type.
  public let name: String

  /// The laws that its values are to obey.
  public let laws: [Law]

  /// The location of the instance in the code.
  public let location: Location

  /// Creates an instance from the suites that it is to pass.
  ///
  /// - Parameters:
  ///   - name: The name of the type, without blanks and colons.
  ///   - suites: The suites.
  ///   - fileID: The module and the file of the instance.
  ///   - filePath: The path of the file.
  ///   - line: The line of the instance.
  ///   - column: The column of the instance.
  /// - Precondition: The name is not empty and holds neither blanks nor colons.
  /// - Complexity: O(laws).
  public init(
    _ name: String,
    _ suites: Suite...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    precondition(
      !name.isEmpty && !name.contains { $0.isWhitespace || $0 == ":" },
      "name must be a word without blanks and colons; got \"\(name)\""
    )
    self.init(
      name: name,
      laws: Suite(name, inheriting: suites, []).laws,
      location: Location(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private init(name: String, laws: [Law], location: Location) {
    self.name = name
    self.laws = laws
    self.location = location
  }

  /// Returns the instance with other laws in the place of its own.
  func replacing(_ replacement: (Law) -> Law) -> Instance {
    Instance(name: name, laws: laws.map(replacement), location: location)
  }

  /// Returns the instance with those of its laws that satisfy a condition.
  ///
  /// - Complexity: O(laws).
  public func selecting(_ isSelected: (Law) -> Bool) -> Instance {
    Instance(name: name, laws: laws.filter(isSelected), location: location)
  }
}

extension Instance: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
