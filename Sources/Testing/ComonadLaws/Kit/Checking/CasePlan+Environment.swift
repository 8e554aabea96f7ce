#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CasePlan {
  /// The plan that the environment requests, for a test run.
  ///
  /// ```sh
  /// LAW=Dial:comonad.right-identity:10:0.1 swift test
  /// LAW_CASES=10000 LAW_SEED=7 swift test
  /// LAW_JOURNAL=/tmp/law swift test
  /// ```
  ///
  /// A process whose `LAW` names no law that it checks ends with an error: a test run that has
  /// checked nothing does not pass. A process that a law ends leaves a ``LawJournal``.
  ///
  /// - Throws: The rule that a variable breaks.
  /// - Complexity: O(variables).
  public static var environment: CasePlan {
    get throws(PlanError) {
      let plan = try CasePlan(environment: ProcessInfo.processInfo.environment)
      if let token = plan.replay { RequestedCase.request(token) }
      return plan
    }
  }

  /// Creates the plan that variables request; empty ones request nothing.
  ///
  /// ```swift
  /// try CasePlan(environment: ["LAW_CASES": "500"]).cases  // 500
  /// ```
  ///
  /// - Parameter variables: `LAW`, the token of the one case to run; `LAW_SEED`; `LAW_CASES`;
  ///   `LAW_JOURNAL`, the path of a file that names the case which is being run.
  /// - Throws: The rule that a variable breaks.
  /// - Complexity: O(kept cases), where a file of them is named.
  public init(environment variables: [String: String]) throws(PlanError) {
    self.init()
    func value<Value>(
      _ name: String,
      _ rule: String,
      _ read: (String) -> Value?
    ) throws(PlanError) -> Value? {
      guard let text = variables[name], !text.isEmpty else { return nil }
      guard let value = read(text) else {
        throw PlanError(description: "\(name) must be \(rule); got \"\(text)\"")
      }
      return value
    }
    replay = try value("LAW", CaseToken.rule) { CaseToken($0) }
    seed = try value("LAW_SEED", CasePlan.seedRule) { UInt64($0) } ?? seed
    cases = try value("LAW_CASES", CasePlan.casesRule, CasePlan.cases(of:)) ?? cases
    journal = try value("LAW_JOURNAL", "a path") { LawJournal($0) }
    comparison.shrinks = replay == nil
  }

  /// The rule for a seed, as a phrase.
  package static let seedRule = "a whole number from 0 to \(UInt64.max)"

  /// The rule for a number of cases, as a phrase.
  package static let casesRule = "a whole number from 1 to 1000000000"

  /// Reads a number of cases.
  package static func cases(of text: String) -> Int? {
    Int(text).flatMap { (1...1_000_000_000).contains($0) ? $0 : nil }
  }
}

extension CaseToken {
  /// The rule for a token, as a phrase.
  package static let rule = "a token such as Store:comonad.left-identity:30:0x3.2"
}

/// The rule that a variable of the environment breaks.
public struct PlanError: Error, Equatable, CustomStringConvertible {
  /// The rule, and what was found.
  public let description: String
}
