/// The result of checking an instance.
public struct InstanceReport: Sendable {
  /// The instance.
  public let instance: Instance

  /// The results of its laws, in their order.
  public let results: [LawResult]

  /// Whether all laws hold.
  ///
  /// - Complexity: O(laws).
  public var holds: Bool { results.allSatisfy(\.holds) }

  /// The laws that do not.
  ///
  /// - Complexity: O(laws).
  public var failures: [LawResult] { results.filter { !$0.holds } }

  /// The names of the laws that do not hold.
  ///
  /// - Complexity: O(laws).
  public var broken: Set<String> { Set(failures.map(\.law.name)) }

  /// The number of cases that were compared.
  ///
  /// - Complexity: O(laws).
  public var cases: Int { results.reduce(0) { $0 + $1.cases } }

  /// The share of the random cases that had each property which they should have.
  ///
  /// - Complexity: O(labels^2).
  public var coverage: [LawResult.Coverage] { results.reduce(into: []) { $0.add($1.coverage) } }
}

extension InstanceReport {
  /// The cases that break laws, one for each law that a case breaks.
  ///
  /// - Complexity: O(laws).
  public var tokens: [CaseToken] {
    results.compactMap { result in
      if case .broken(let found) = result.failure { found.token } else { nil }
    }
  }
}

extension InstanceReport {
  /// The first law that does not hold, and its two sides where they differ, in one line; nil if
  /// all laws hold.
  ///
  /// Use it where one line is enough, as in an exercise; ``diagnoses(_:again:)`` has the example.
  ///
  /// ```swift
  /// let differences = Suite("differences") {
  ///   law("order", "The order of a number and one does not matter.")
  ///     .states("a - 1 == 1 - a")
  ///     .forAll(Variable("a", .integers(in: 1...9))) { a in .same(a - 1, 1 - a) }
  /// }
  /// Instance("Int", differences).check().reason  // "differences.order: left 1, right -1"
  /// ```
  ///
  /// - Complexity: O(laws).
  public var reason: String? {
    guard let result = failures.first, let failure = result.failure else { return nil }
    let text =
      switch failure {
      case .broken(let found): "left \(found.difference.left), right \(found.difference.right)"
      case .gaveUp(let discarded): "\(discarded) cases did not meet its condition"
      case .nothingRan: "not one case was compared"
      case .uncovered(let coverage): "\"\(coverage.name)\" is too rare"
      case .trapped(let token): "the process ended in the case \(token)"
      }
    return "\(result.law.name): \(text)"
  }
}

extension InstanceReport: CustomStringConvertible {
  /// One line if all laws hold, and else the diagnoses.
  ///
  /// - Complexity: O(laws).
  public var description: String {
    guard holds else { return diagnoses().joined(separator: "\n\n") }
    guard !results.isEmpty else { return "\(instance.name): no law was checked" }
    let shares = coverage.map { "; \($0.name) in \($0.seen) of \($0.cases)" }.joined()
    return
      "\(instance.name): \(results.count) of \(results.count) laws hold, \(cases) cases\(shares)"
  }
}

extension Instance {
  /// Checks all laws, one after the other.
  ///
  /// ```swift
  /// let sums = Suite("addition") {
  ///   law("unit", "Adding nothing changes nothing.")
  ///     .states("a + 0 == a")
  ///     .forAll(Variable("a", .integers(in: -9...9))) { a in .same(a + 0, a) }
  /// }
  /// Instance("Int", sums).check().holds  // true
  /// ```
  ///
  /// - Complexity: O(laws * cases), each case as costly as its values and their comparison.
  public func check(_ plan: CasePlan = CasePlan()) -> InstanceReport {
    InstanceReport(instance: self, results: laws(of: plan).map { $0.check(plan, of: name) })
  }

  /// The laws that a plan checks: all, or the one of the case that it replays.
  ///
  /// A case of this instance and of none of its laws is a mistake: then all laws are checked, and
  /// each fails because no case of it ran.
  ///
  /// - Complexity: O(laws).
  public func laws(of plan: CasePlan) -> [Law] {
    guard let token = plan.replay else { return laws }
    guard token.instance == name else { return [] }
    let meant = laws.filter { $0.name == token.law }
    return meant.isEmpty ? laws : meant
  }
}
