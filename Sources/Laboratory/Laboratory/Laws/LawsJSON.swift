import CommandLineSupport
import ComonadLaws

extension LawsOutcome: JSONConvertible {
  /// The report as one line of JSON.
  var json: String {
    let caught = JSONText([
      "total": broken.count, "caught": broken.count - survivors.count, "survivors": survivors,
    ])
    let kept = kept.map { file in
      JSONText([
        "cases": file.cases.tokens.count, "added": file.added,
        "strangers": strangers.map(\.description),
      ])
    }
    return JSONText([
      "seed": plan.seed, "cases": plan.cases, "instances": reports,
      "strengths": StrengthCount(reports.flatMap(\.results)), "broken": caught, "kept": kept,
      "milliseconds": milliseconds,
    ]).json
  }
}

extension InstanceReport: JSONConvertible {
  package var json: String {
    JSONText([
      "name": instance.name, "laws": results.count, "held": results.count - failures.count,
      "cases": cases, "coverage": JSONText(members: coverage.map { ($0.name, $0) }),
      "verdicts": JSONText(
        members: results.filter(\.holds).map { ($0.law.name, $0.strength) }
      ),
      "because": instance.laws.lazy.compactMap(\.completeness).first, "failures": failures,
    ]).json
  }
}

extension LawResult.Coverage: JSONConvertible {
  package var json: String { JSONText(["required": required, "seen": seen, "cases": cases]).json }
}

extension LawResult: JSONConvertible {
  /// A law that does not hold, and the case that breaks it, if there is one.
  package var json: String {
    var (found, token, discarded, label): (Counterexample?, CaseToken?, Int?, String?)
    let reason: String?
    switch failure {
    case .broken(let counterexample):
      (reason, found, token) = ("broken", counterexample, counterexample.token)
    case .gaveUp(let count): (reason, discarded) = ("gave up", count)
    case .nothingRan: reason = "nothing ran"
    case .uncovered(let coverage): (reason, label) = ("too rare", coverage.name)
    case .trapped(let ended): (reason, token) = ("trapped", ended)
    case nil: reason = nil
    }
    return JSONText([
      "law": law.name, "equation": law.equation, "reason": reason,
      "token": token?.description, "path": found?.difference.path,
      "left": found?.difference.left, "right": found?.difference.right,
      "discarded": discarded, "label": label,
    ]).json
  }
}

extension BrokenOutcome: JSONConvertible {
  /// A broken instance with the laws expected and found.
  var json: String {
    JSONText(["name": broken.instance.name, "expected": expected, "found": found]).json
  }

  /// The report of one broken instance.
  func json(seed: UInt64, milliseconds: Int) -> String {
    JSONText([
      "seed": seed, "name": broken.instance.name, "expected": expected, "found": found,
      "fault": broken.fault, "operation": broken.operation, "caught": isCaught,
      "failures": report.failures, "milliseconds": milliseconds,
    ]).json
  }
}

extension LawReport {
  /// The report of one case.
  func json(_ token: CaseToken, milliseconds: Int) -> String {
    JSONText([
      "token": token.description, "held": holds,
      "failure": result.flatMap { $0.holds ? nil : $0 } ?? JSONText.null,
      "milliseconds": milliseconds,
    ]).json
  }
}
