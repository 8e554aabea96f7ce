/// The result of checking one law of an instance.
///
/// It suits a test framework that runs a test for each law. In Swift Testing:
///
/// ```swift
/// extension Instance {
///   static let store = Instance("Store", comonadLaws(.stores, values: .cases))
/// }
///
/// @Test("obeys the laws", arguments: Instance.store.laws)
/// func store(law: Law) throws {
///   guard let failure = Instance.store.check(law, try .environment).diagnosis() else { return }
///   let source = SourceLocation.init(fileID:filePath:line:column:)
///   Issue.record("\(failure)", sourceLocation: Instance.store.location.passed(to: source))
/// }
/// ```
public struct LawReport: Sendable {
  /// The law.
  public let law: Law

  /// The result of the law, and those of the others as far as the text of a failure needs them.
  fileprivate let report: InstanceReport

  /// The instance.
  public var instance: Instance { report.instance }

  /// The result; nil if the plan runs one case of another law or instance.
  ///
  /// - Complexity: O(laws).
  public var result: LawResult? { report.results.first { $0.law.name == law.name } }

  /// Whether the law holds, or was not checked.
  ///
  /// - Complexity: O(laws).
  public var holds: Bool { result?.holds ?? true }

  /// Returns the diagnosis if the law does not hold, in at most a dozen lines.
  ///
  /// - Complexity: O(laws).
  public func diagnosis(
    _ dictionary: FaultDictionary = .standard,
    again rerun: Rerun = .test
  ) -> String? {
    guard let result, !result.holds else { return nil }
    return report.diagnosis(of: result, dictionary, again: rerun)
  }
}

extension LawReport: CustomStringConvertible {
  /// One line if the law holds, and else the diagnosis.
  ///
  /// - Complexity: O(laws).
  public var description: String {
    if let diagnosis = diagnosis() { return diagnosis }
    let outcome = result.map { "holds, \($0.cases) cases" } ?? "was not checked"
    return "\(instance.name): \(law.name) \(outcome)"
  }
}

extension Instance {
  /// Checks one law, and the others as well if it fails, to find the fault that it looks like.
  ///
  /// - Complexity: O(cases) if the law holds, and else O(laws * cases).
  public func check(_ law: Law, _ plan: CasePlan = CasePlan()) -> LawReport {
    func report(_ results: [LawResult]) -> LawReport {
      LawReport(law: law, report: InstanceReport(instance: self, results: results))
    }
    if plan.replay != nil, !laws(of: plan).contains(where: { $0.name == law.name }) {
      return report([])
    }
    let result = law.check(plan, of: name)
    guard plan.replay == nil, !result.holds else { return report([result]) }
    var quick = plan
    quick.comparison.shrinks = false
    return report(laws.map { $0.name == law.name ? result : $0.check(quick, of: name) })
  }
}
