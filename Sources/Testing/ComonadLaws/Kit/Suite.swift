/// The laws of a structure, together with those of the structures that it refines.
///
/// A suite lists suites that it refines and laws of its own. The laws of a pair include those of its
/// comonad and of its monad; each law is checked once, however many suites list it.
///
/// ```swift
/// let a = Variable("a", .integers(in: -9...9))
/// let sums = Suite("addition", source: "Peano, 1889") {
///   law("unit", "Adding nothing changes nothing.").states("a + 0 == a")
///     .forAll(a) { a in .same(a + 0, a) }
/// }
/// let signed = Suite("signed") {
///   sums
///   law("inverse", "A number and its opposite add up to nothing.").states("a + (-a) == 0")
///     .forAll(a) { a in .same(a + (-a), 0) }
/// }
/// signed.laws.map(\.name)  // ["addition.unit", "signed.inverse"]
/// ```
public struct Suite: Sendable {
  /// The name of the structure.
  public let name: String

  /// All laws: those of the suites that it refines, and its own.
  public let laws: [Law]

  /// Creates a suite from the laws that a closure lists.
  ///
  /// - Parameters:
  ///   - name: The name of the structure. A law whose name has no period gets it in front.
  ///   - source: The source of those laws of its own that cite no other.
  ///   - list: The suites that it refines, and the laws of its own.
  /// - Complexity: O(laws).
  public init(_ name: String, source: String = "", @LawBuilder _ list: () -> [Law]) {
    self.name = name
    var seen: Set<String> = []
    laws = ComonadLaws.laws(from: source, list).map { $0.named(in: name) }
      .filter { seen.insert($0.name).inserted }
  }

  /// Returns the suite with each law worth a share of the cases that it was worth.
  ///
  /// For inherited laws on costly values that follow from laws checked elsewhere.
  ///
  /// ```swift
  /// let suite = comonadLaws(.stores, values: .cases).worth(0.25)
  /// suite.laws.first?.share  // 0.25
  /// ```
  ///
  /// - Complexity: O(laws).
  public func worth(_ share: Double) -> Suite {
    Suite(name) { laws.map { $0.worth(share) } }
  }
}

/// A type whose values are to obey the laws of a suite.
public struct Instance: Sendable {
  /// The name of the type.
  public let name: String

  /// The laws that its values are to obey.
  public internal(set) var laws: [Law]

  /// The location of the instance in the code.
  public let location: CodeLocation

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
    self.name = name
    laws = Suite(name) { suites }.laws
    location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns the instance with those of its laws that satisfy a condition.
  ///
  /// - Complexity: O(laws).
  public func selecting(_ isSelected: (Law) -> Bool) -> Instance {
    var selection = self
    selection.laws = laws.filter(isSelected)
    return selection
  }
}

extension Instance: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
