/// The claim of a law about one case, before the two sides are compared.
///
/// ```swift
/// let counts = law("array.prefix", "A prefix of a list has as many elements as asked for.")
///   .states("[1, 2, 3].prefix(2) == [1, 2]    and has two elements")
///   .forAll { _ in .same(Array([1, 2, 3].prefix(2)), [1, 2]).and(.same([1, 2].count, 2)) }
/// counts.check().holds  // true
/// ```
public struct Claim {
  /// Compares the sides, as closely as the draws of the case say.
  let outcome: (Draws) -> CaseOutcome

  /// Returns the claim that two values are the same: along every short walk and a few longer ones,
  /// they show the same.
  ///
  /// Values without walks that describe themselves are compared with `==` instead, where their type
  /// is `Equatable`, because different values may have one description. Both values are of one type,
  /// because the number 1 and the text `1` show the same.
  ///
  /// ```swift
  /// let equal = law("array.equal", "Two lists are equal.")
  ///   .states("[1, 2] == [1, 3]")
  ///   .forAll { _ in .same([1, 2], [1, 3]) }
  /// if case .broken(let found) = equal.check().failure {
  ///   found.difference.path  // "[1]"
  ///   found.difference.left  // "2"
  /// }
  /// ```
  ///
  /// - Complexity: O(1). To check the claim costs O(places compared), which grows exponentially with
  ///   the depth of comparison.
  public static func same<Value: Observed>(_ left: Value, _ right: Value) -> Claim {
    Claim { $0.same(left, right) }
  }

  /// Returns the claim that two values show the same, although they are of different types, as a
  /// space does that is stored in two ways.
  package static func alike<Left: Observed, Right: Observed>(
    _ left: Left,
    _ right: Right
  ) -> Claim {
    same(Shown(left), Shown(right))
  }

  /// The claim that always holds.
  public static var holds: Claim { Claim { _ in .holds } }

  /// The claim about a case that does not meet the condition of the law.
  public static var discarded: Claim { Claim { _ in .discarded } }

  /// Returns the claim that a value stays as it is when a copy of it is changed.
  package static func unchanged<Value: Observed>(
    _ value: Value,
    byChangingACopy change: (inout Value) -> Void
  ) -> Claim {
    let before = ObservedText.text(of: value, within: 2)
    var copy = value
    change(&copy)
    let claim = same(ObservedText.text(of: value, within: 2), before)
    return Claim { draws in
      draws.cutReading(at: 2)
      return claim.outcome(draws)
    }
  }

  /// Returns the claim that this claim and another one hold.
  public func and(_ other: @autoclosure @escaping () -> Claim) -> Claim {
    Claim { draws in outcome(draws).and(other().outcome(draws)) }
  }
}
