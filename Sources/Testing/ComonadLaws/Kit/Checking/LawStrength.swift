/// How much of what a law says a check has seen.
///
/// ```swift
/// let bits = Variable("b", Generator<Bit>.cases)
/// let suite = Suite("bit") {
///   law("flip", "Two flips change nothing.").states("b.flipped.flipped == b")
///     .forAll(bits) { b in .same(b.flipped.flipped, b) }
/// }
/// let instance = Instance("Bit", suite).exhausting(because: "A bit has two values.")
/// "\(instance.check().results[0].strength)"  // "decided (2 cases)"
/// ```
///
/// A law without a statement of that kind is sampled, as is one with more cases than are tried.
public enum LawStrength: Hashable, Sendable, CustomStringConvertible {
  /// All cases that there are were compared, so many.
  case decided(cases: Int)

  /// All cases of so many steps or elements were compared, and some random ones.
  case bounded(steps: Int, cases: Int)

  /// So many cases were compared: the smallest, and random ones.
  case sampled(cases: Int)

  /// The strength in words.
  public var description: String {
    switch self {
    case .decided(let cases): "decided (\(LawStrength.counted(cases, "case")))"
    case .bounded(let steps, let cases):
      "bounded (\(LawStrength.counted(steps, "step")), \(LawStrength.counted(cases, "case")))"
    case .sampled(let cases): "sampled (\(LawStrength.counted(cases, "case")))"
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

// MARK: - Statements

/// Why all cases of a law are all that it is about.
struct Exhaustion: Sendable {
  /// The number of steps within which each place of a space is; nil if there is no such number.
  let span: Int?

  /// Whether the values that generators list stand for all.
  let acceptsLists: Bool

  /// The reason, as a sentence.
  let reason: String
}

extension Instance {
  /// Returns the instance, with all cases of each law compared where there are few enough.
  ///
  /// All ways in which the generators may draw are tried, not some of them. A list has at most as
  /// many elements as the bound of the walk, which is three or fewer, and a space is compared as
  /// far. The law is then bounded by that number. If nothing was cut off, the law is decided.
  ///
  /// A space of steps is tried as it is made and after one step, and a function from a space sees as
  /// much of it as is compared.
  ///
  /// The statement is yours: generators cannot prove that their values are all of a type.
  /// ``Generator/element(of:)``, ``Generator/integers(in:)`` and ``Generator/sized(_:)`` say that
  /// theirs are not, and a law that uses them is sampled; ``Generator/all(of:)`` says that they are.
  ///
  /// ```swift
  /// let stores = Generator<Store<Bit, Bit>>.stores(positions: .cases, values: .cases)
  /// let store = Instance("Store", comonadLaws(stores, values: .cases))
  ///   .exhausting(span: 1, because: "Two positions, each one step from the other.")
  /// "\(store.check().results[0].strength)".prefix(7)  // "decided"
  /// ```
  ///
  /// - Parameters:
  ///   - span: The number of steps within which each place of a space is, if there is one. Spaces
  ///     are then compared everywhere; duplicates may nest three of them.
  ///   - acceptingLists: Whether listed values, such as the messages of a component, stand for all.
  ///   - reason: Why the cases are all that there are, as a sentence.
  /// - Returns: The instance.
  /// - Complexity: O(laws).
  public func exhausting(
    span: Int? = nil,
    acceptingLists: Bool = false,
    because reason: String
  ) -> Instance {
    var instance = self
    instance.laws = laws.map { law in
      var law = law
      law.exhaustion = Exhaustion(span: span, acceptsLists: acceptingLists, reason: reason)
      return law
    }
    return instance
  }
}
