/// Collects the laws that are written one below the other.
@resultBuilder
public enum LawBuilder {
  /// Takes one law.
  public static func buildExpression(_ law: Law) -> [Law] { [law] }

  /// Takes a list of laws.
  ///
  /// - Complexity: O(1).
  public static func buildExpression(_ laws: [Law]) -> [Law] { laws }

  /// Takes the laws of another suite, which the suite refines.
  ///
  /// - Complexity: O(1).
  public static func buildExpression(_ suite: Suite) -> [Law] { suite.laws }

  /// Takes the laws of other suites.
  ///
  /// - Complexity: O(laws).
  public static func buildExpression(_ suites: [Suite]) -> [Law] { suites.flatMap(\.laws) }

  /// Takes laws that are stated only under a condition.
  ///
  /// - Complexity: O(1).
  public static func buildOptional(_ laws: [Law]?) -> [Law] { laws ?? [] }

  /// Joins the laws in their order.
  ///
  /// - Complexity: O(laws).
  public static func buildBlock(_ laws: [Law]...) -> [Law] { laws.flatMap { $0 } }
}

/// Returns laws that are stated in one place of the literature.
///
/// - Parameters:
///   - source: The source of those laws that name no other.
///   - laws: The laws.
/// - Returns: The laws, each with its source.
/// - Complexity: O(laws).
package func laws(from source: String, @LawBuilder _ laws: () -> [Law]) -> [Law] {
  laws().map { law in
    var law = law
    if law.source.isEmpty { law.source = source }
    return law
  }
}
