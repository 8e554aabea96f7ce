extension LawResult {
  /// The share of the cases that have a property which cases should have.
  public struct Coverage: Equatable, Sendable {
    /// The property.
    public let name: String

    /// The share of the cases that must have the property.
    public let required: Double

    /// The number of cases that had the property.
    public internal(set) var seen: Int

    /// The number of cases that were tried.
    public internal(set) var cases: Int

    /// The share of the cases that had the property.
    public var share: Double { cases == 0 ? 0 : Double(seen) / Double(cases) }

    /// Whether the property is rarer than required, with near certainty.
    ///
    /// It is if the required share is above Wilson's interval: if it were the true one, the observed
    /// one would differ by more than the normal deviate that is exceeded once in 10^9. (Wilson,
    /// Probable inference, the law of succession, and statistical inference, 1927.)
    public var falls: Bool {
      let deviate = 6.109_410_204_869
      let distance = required - share
      let variance = deviate * deviate * required * (1 - required)
      return distance > 0 && Double(cases) * distance * distance > variance
    }
  }
}

extension [LawResult.Coverage] {
  /// Adds the counts of more cases, each to that of the same property.
  mutating func add(_ more: [LawResult.Coverage]) {
    for coverage in more {
      if let index = firstIndex(where: { $0.name == coverage.name }) {
        self[index].seen += coverage.seen
        self[index].cases += coverage.cases
      } else {
        append(coverage)
      }
    }
  }
}
