import EmbeddedText

extension InstanceReport {
  /// The failure of each law that does not hold, each in at most a dozen lines; empty if all hold.
  ///
  /// A diagnosis names the law as an equation and as a sentence, the first place at which the two
  /// sides differ, the smallest case, what else broke, the operation that seems at fault, how to
  /// see it again, and the locations of law and instance in the code.
  ///
  /// - Parameters:
  ///   - dictionary: The faults that are known by the laws they break.
  ///   - rerun: How the reader may run a case again.
  /// - Returns: The texts, in the order of the laws.
  /// - Complexity: O(failures * laws); no law is checked again.
  public func diagnoses(
    _ dictionary: FaultDictionary = .standard,
    again rerun: Rerun = .test
  ) -> [String] {
    failures.map { diagnosis(of: $0, dictionary, again: rerun) }
  }

  /// The diagnosis of one failure.
  func diagnosis(of result: LawResult, _ dictionary: FaultDictionary, again rerun: Rerun) -> String
  {
    // Laws are listed after those that they build on, so the first one is the nearest to the cause.
    let isFirstOfMany = failures.count > 1 && failures.first?.law.name == result.law.name
    let heading = isFirstOfMany ? "read this first: " : ""
    var lines = ["\(heading)✗ \(instance.name)  ·  \(result.law.equation)"]
    lines.append("  \"\(result.law.sentence)\"")
    lines += what(result)
    if let others = others(than: result) { lines.append(row("broken too", others)) }
    if let suspicion = suspicion(dictionary) { lines.append(row("looks like", suspicion)) }
    lines += ending(result, again: rerun)
    return lines.joined(separator: "\n")
  }

  /// One line under a heading.
  private func row(_ heading: String, _ text: String) -> String {
    let blanks = String(repeating: " ", count: max(1, 13 - heading.count))
    return "  \(heading)\(blanks)\(text)"
  }

  /// Returns the lines that describe the failure.
  private func what(_ result: LawResult) -> [String] {
    switch result.failure {
    case .broken(let found): falsified(found)
    case .gaveUp(let discarded):
      [row("gave up", "\(discarded) cases did not meet the law's condition, \(result.cases) did")]
    case .nothingRan:
      [row("nothing ran", result.stranger.map(text) ?? "not one case was compared")]
    case .uncovered(let coverage): [row("too rare", text(coverage))]
    case .trapped: [row("trapped", "the process ended in a case: a trap, or too deep a recursion")]
    case nil: []
    }
  }

  private func text(_ stranger: CaseToken) -> String {
    "the case must be of a law of \(instance.name); got \(stranger)"
  }

  private func text(_ coverage: LawResult.Coverage) -> String {
    "\"\(coverage.name)\" in \(coverage.seen) of \(coverage.cases) random cases; "
      + "\(Int(coverage.required * 100 + 0.5)) % are required"
  }

  /// Returns the lines for the difference and the smallest case.
  private func falsified(_ found: Counterexample) -> [String] {
    let difference = found.difference
    let sides =
      "left \(difference.left.showingInvisibles)    right \(difference.right.showingInvisibles)"
    var lines = [
      difference.path.isEmpty
        ? row("differs", sides) : row("differs at", "\(difference.path)    \(sides)")
    ]
    if !found.isRepeatable {
      lines.append(
        row("flaky", "run again, the sides were equal: something else than these values decides")
      )
    }
    let values = found.values.isEmpty ? ["no values"] : found.values
    let heading = found.isRepeatable && !found.isCutShort ? "smallest" : "values"
    for (index, value) in values.prefix(4).enumerated() {
      lines.append(row(index == 0 ? heading : "", value))
    }
    if values.count > 4 { lines.append(row("", "and \(values.count - 4) more")) }
    // With four values there is no room for remarks: a dozen lines are the limit.
    if !found.remarks.isEmpty, values.count < 4 {
      lines.append(row("", found.remarks.prefix(3).joined(separator: ";  ")))
    }
    return lines
  }

  /// Returns the equations of the other broken laws.
  private func others(than result: LawResult) -> String? {
    let others = failures.filter { $0.law.name != result.law.name }
    guard !others.isEmpty else {
      return results.count == 1 ? nil : "nothing        (\(held) of \(results.count) laws hold)"
    }
    let shown = others.prefix(2).map(\.law.equation).joined(separator: ";  ")
    let more = others.count > 2 ? ";  and \(others.count - 2) more" : ""
    return "\(shown)\(more)        (\(held) of \(results.count) laws hold)"
  }

  private var held: Int { results.count - failures.count }

  /// Returns the fault that the dictionary finds for the broken laws.
  private func suspicion(_ dictionary: FaultDictionary) -> String? {
    // One law alone is the signature of many faults.
    guard results.count > 1,
      let (fault, isExact) = dictionary.lookUp(broken, among: Set(results.map(\.law.name)))
    else { return nil }
    return isExact ? fault.text : "\(fault.text) (the nearest known fault)"
  }

  /// Returns the lines that say how the case was found, how to rerun it, and its location.
  private func ending(_ result: LawResult, again rerun: Rerun) -> [String] {
    var lines: [String] = []
    if case .broken(let found) = result.failure {
      let end = found.isCutShort ? ", stopped after ten seconds" : ""
      lines.append(row("found", "\(found.origin); \(found.reruns) reruns to shrink\(end)"))
      lines.append(row("again", rerun.command(found.token)))
    }
    if case .trapped(let token) = result.failure {
      lines.append(row("again", rerun.command(token)))
    }
    return lines + [row("where", "law: \(result.law.location); instance: \(instance.location)")]
  }
}
