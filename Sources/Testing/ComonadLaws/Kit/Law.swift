/// An equation that the values of a structure obey, and how to check it on one case.
///
/// A law is about variables, each with a generator, and claims that two sides look the same:
///
/// ```swift
/// let a = Variable("a", .integers(in: -9...9))
/// let b = Variable("b", .integers(in: -9...9))
/// let commutes = Law(
///   "addition.commutes",
///   "a + b == b + a",
///   "The order of two numbers does not change their sum.",
///   for: (a, b)
/// ) { a, b in .same(a + b, b + a) }
/// commutes.check().holds  // true
/// ```
///
/// A law whose values depend on each other draws them itself:
///
/// ```swift
/// let prefixes = Law(
///   "array.prefix",
///   "list.prefix(n).count == n    if n <= list.count",
///   "A prefix of a list has as many elements as asked for."
/// ) { draws in
///   let list = draws.draw("list", Generator.integers(in: 0...9).array())
///   let n = draws.draw("n", .integers(in: 0...list.count))
///   return draws.same(list.prefix(n).count, n)
/// }
/// prefixes.check().holds  // true
/// ```
public struct Law: Sendable {
  /// The structure and the law, such as `comonad.left-identity`.
  public let name: String

  /// The equation, as Swift expressions.
  public let equation: String

  /// The meaning of the equation, in one plain sentence.
  public let sentence: String

  /// The source of the law in the literature.
  public internal(set) var source: String

  /// The location of the law in the code.
  public let location: Location

  /// The share of a run's cases that the law is worth, from 0 to 1.
  public internal(set) var share: Double

  let examine: @Sendable (Draws) -> Verdict

  /// Creates a law.
  ///
  /// - Parameters:
  ///   - name: The structure and the law, in lower case, joined by a period.
  ///   - equation: The equation, as Swift expressions.
  ///   - sentence: What the equation says.
  ///   - source: Where it is stated in the literature.
  ///   - share: The share of a run's cases that the law is worth, for one that is costly.
  ///   - fileID: The module and the file of the law.
  ///   - filePath: The path of the file.
  ///   - line: The line of the law.
  ///   - column: The column of the law.
  ///   - examine: Checks one case: draws its values and compares the two sides.
  public init(
    _ name: String,
    _ equation: String,
    _ sentence: String,
    source: String = "",
    share: Double = 1,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    examine: @escaping @Sendable (Draws) -> Verdict
  ) {
    self.name = name
    self.equation = equation
    self.sentence = sentence
    self.source = source
    self.share = share
    location = Location(fileID: fileID, filePath: filePath, line: line, column: column)
    self.examine = examine
  }

  /// Creates a law about some variables.
  ///
  /// - Parameters:
  ///   - name: The structure and the law, in lower case, joined by a period.
  ///   - equation: The equation, as Swift expressions.
  ///   - sentence: What the equation says.
  ///   - variables: The variables, in the order in which they are drawn.
  ///   - source: Where it is stated in the literature.
  ///   - share: The share of a run's cases that the law is worth, for one that is costly.
  ///   - fileID: The module and the file of the law.
  ///   - filePath: The path of the file.
  ///   - line: The line of the law.
  ///   - column: The column of the law.
  ///   - claim: What the law claims of a value for each variable.
  public init<each Value>(
    _ name: String,
    _ equation: String,
    _ sentence: String,
    for variables: (repeat Variable<each Value>),
    source: String = "",
    share: Double = 1,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    claim: @escaping @Sendable (repeat each Value) -> Claim
  ) {
    self.init(
      name,
      equation,
      sentence,
      source: source,
      share: share,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    ) { draws in
      claim(repeat (each variables).draw(draws)).verdict(draws)
    }
  }
}

extension Law: CustomStringConvertible {
  /// The name and the equation.
  public var description: String { "\(name): \(equation)" }
}
