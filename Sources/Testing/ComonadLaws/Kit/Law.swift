/// An equation that the values of a structure obey, and how to check it on one case.
///
/// A law has a name and a meaning, states an equation, and claims of all values of some variables
/// that two sides look the same:
///
/// ```swift
/// let a = Variable("a", .integers(in: -9...9))
/// let b = Variable("b", .integers(in: -9...9))
/// let commutes = law("addition.commutes", "The order of two numbers does not change their sum.")
///   .states("a + b == b + a")
///   .forAll(a, b) { a, b in .same(a + b, b + a) }
/// commutes.check().holds  // true
/// ```
///
/// A law whose values depend on each other draws them itself:
///
/// ```swift
/// let prefixes = law("array.prefix", "A prefix of a list has as many elements as asked for.")
///   .states("list.prefix(n).count == n    if n <= list.count")
///   .forAll { draws in
///     let list = draws.draw("list", Generator.integers(in: 0...9).array())
///     let n = draws.draw("n", .integers(in: 0...list.count))
///     return .same(list.prefix(n).count, n)
///   }
/// prefixes.check().holds  // true
/// ```
public struct Law: Sendable {
  /// The structure and the law, such as `comonad.left-identity`.
  public private(set) var name: String

  /// The equation, as Swift expressions.
  public let equation: String

  /// The meaning of the equation, in one plain sentence.
  public let sentence: String

  /// The source of the law in the literature.
  public internal(set) var source: String

  /// The location of the law in the code.
  public let location: CodeLocation

  /// The share of a run's cases that the law is worth, from 0 to 1.
  public private(set) var share = 1.0

  /// How many times as many random cases are tried until one breaks the law.
  ///
  /// It is more than 1 for a law that must fail. The check ends at the first failure, so only a
  /// fault that is hard to find costs more.
  var patience = 1

  /// Why all cases of the law are all that it is about; nil if they are not.
  var exhaustion: Exhaustion?

  /// Why all cases of the law are all that it is about, as its instance says; nil if it does not.
  package var completeness: String? { exhaustion?.reason }

  let examine: @Sendable (Draws) -> CaseOutcome

  /// Returns the law, worth a share of the cases that it was worth, for one that is costly.
  public func worth(_ share: Double) -> Law {
    var law = self
    law.share *= share
    return law
  }

  /// Returns the law with the name of its suite in front, unless its name has a period.
  func named(in suite: String) -> Law {
    var law = self
    if !name.contains(".") { law.name = "\(suite).\(name)" }
    return law
  }
}

extension Law: CustomStringConvertible {
  /// The name and the equation.
  public var description: String { "\(name): \(equation)" }
}

/// Begins a law with its name and its meaning.
///
/// ```swift
/// let zero = law("addition.zero", "Adding zero changes nothing.")
///   .states("a + 0 == a")
///   .forAll(Variable("a", .integers(in: -9...9))) { a in .same(a + 0, a) }
/// zero.check().holds  // true
/// ```
///
/// - Parameters:
///   - name: The name in lower case. A suite puts its own name and a period in front, unless the
///     name has a period.
///   - sentence: The meaning of the law, in one plain sentence.
///   - fileID: The module and the file of the law.
///   - filePath: The path of the file.
///   - line: The line of the law.
///   - column: The column of the law.
/// - Returns: The statement of the law, without an equation.
public func law(
  _ name: String,
  _ sentence: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> LawStatement {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return LawStatement(name: name, sentence: sentence, location: location)
}

/// The name, the meaning and the equation of a law that has no claim yet.
///
/// ``law(_:_:fileID:filePath:line:column:)`` begins a statement; a claim makes it a ``Law``.
public struct LawStatement: Sendable {
  let name: String
  let sentence: String
  let location: CodeLocation
  var equation = ""
  var source = ""

  /// Returns the statement with an equation of Swift expressions.
  public func states(_ equation: String) -> LawStatement {
    var statement = self
    statement.equation = equation
    return statement
  }

  /// Returns the statement with its source in the literature, in place of the suite's.
  public func citing(_ source: String) -> LawStatement {
    var statement = self
    statement.source = source
    return statement
  }

  /// Returns the law that claims something of values that it draws itself.
  public func forAll(_ claim: @escaping @Sendable (Draws) -> Claim) -> Law {
    Law(
      name: name,
      equation: equation,
      sentence: sentence,
      source: source,
      location: location,
      examine: { draws in claim(draws).outcome(draws) }
    )
  }

  /// Returns the law that claims something of all values of some variables.
  ///
  /// - Parameters:
  ///   - variables: The variables, in the order in which they are drawn.
  ///   - claim: The claim about one value for each variable.
  /// - Returns: The law.
  public func forAll<each Value>(
    _ variables: repeat Variable<each Value>,
    claim: @escaping @Sendable (repeat each Value) -> Claim
  ) -> Law {
    forAll { draws in claim(repeat (each variables).draw(draws)) }
  }
}
