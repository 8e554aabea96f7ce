import ComonadLaws

extension LawsOutcome {
  /// The report as one line of JSON.
  var json: String {
    let shard = "\(plan.shard)".json
    let caught = broken.count - survivors.count
    return "{\"seed\":\(plan.seed),\"shard\":\(shard),\"cases\":\(plan.cases)"
      + ",\"instances\":\(reports.map(\.json).jsonList)"
      + ",\"broken\":{\"total\":\(broken.count),\"caught\":\(caught)"
      + ",\"survivors\":\(survivors.map(\.json).jsonList)}"
      + (kept.map { ",\"kept\":\($0.json)" } ?? "")
      + ",\"milliseconds\":\(milliseconds)}"
  }
}

extension InstanceReport {
  /// The report of an instance.
  fileprivate var json: String {
    let coverage = coverage.map { label in
      "\(label.name.json):{\"required\":\(label.required)"
        + ",\"seen\":\(label.seen),\"cases\":\(label.cases)}"
    }
    return "{\"name\":\(instance.name.json),\"laws\":\(results.count)"
      + ",\"held\":\(results.count - failures.count),\"cases\":\(cases)"
      + ",\"coverage\":{\(coverage.joined(separator: ","))}"
      + ",\"failures\":\(failures.map(\.json).jsonList)}"
  }
}

extension LawResult {
  /// A law that does not hold, and the case that breaks it, if there is one.
  fileprivate var json: String {
    let head = "{\"law\":\(law.name.json),\"equation\":\(law.equation.json)"
    switch failure {
    case .broken(let found):
      let difference = found.difference
      return "\(head),\"reason\":\"broken\",\"token\":\(found.token.description.json)"
        + ",\"path\":\(difference.path.json),\"left\":\(difference.left.json)"
        + ",\"right\":\(difference.right.json)}"
    case .gaveUp(let discarded):
      return "\(head),\"reason\":\"gave up\",\"discarded\":\(discarded)}"
    case .nothingRan: return "\(head),\"reason\":\"nothing ran\"}"
    case .uncovered(let coverage):
      return "\(head),\"reason\":\"too rare\",\"label\":\(coverage.name.json)}"
    case nil: return "\(head)}"
    }
  }
}

extension BrokenOutcome {
  /// A broken instance with the laws expected and found.
  fileprivate var json: String { "{\(members)}" }

  private var members: String {
    "\"name\":\(broken.instance.name.json)"
      + ",\"expected\":\(expected.map(\.json).jsonList),\"found\":\(found.map(\.json).jsonList)"
  }

  /// The report of one broken instance.
  func json(seed: UInt64, milliseconds: Int) -> String {
    "{\"seed\":\(seed),\(members),\"fault\":\(broken.fault.json)"
      + ",\"operation\":\(broken.operation.json),\"caught\":\(isCaught)"
      + ",\"failures\":\(report.failures.map(\.json).jsonList)"
      + ",\"milliseconds\":\(milliseconds)}"
  }
}

extension LawReport {
  /// The report of one case.
  func json(_ token: Token, milliseconds: Int) -> String {
    let failure = (result?.holds ?? true ? nil : result)?.json ?? "null"
    return "{\"token\":\(token.description.json),\"held\":\(holds),\"failure\":\(failure)"
      + ",\"milliseconds\":\(milliseconds)}"
  }
}

extension KeptOutcome {
  /// What became of the kept cases.
  fileprivate var json: String {
    "{\"cases\":\(count),\"added\":\(added)"
      + ",\"strangers\":\(strangers.map(\.description.json).jsonList)}"
  }
}

extension [String] {
  /// Pieces of JSON as a list.
  fileprivate var jsonList: String { "[\(joined(separator: ","))]" }
}
