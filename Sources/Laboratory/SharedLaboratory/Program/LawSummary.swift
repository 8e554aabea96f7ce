import EmbeddedText

/// The report on the laws that `lab web` puts into the page of the laboratory.
package struct LawSummary: Sendable {
  /// The report on a pair of a comonad and its monad.
  package struct Pair: Sendable {
    /// The name of the pair, and the architecture that it belongs to.
    package let name, architecture: String
    /// The instances, the laws and the cases that were compared, and how many laws broke.
    package let instances: [String]
    package let laws, cases, failures: Int
    /// The broken instances.
    package let broken: [Broken]

    /// Creates a report.
    package init(
      name: String,
      architecture: String,
      instances: [String],
      laws: Int,
      cases: Int,
      failures: Int,
      broken: [Broken] = []
    ) {
      (self.name, self.architecture, self.instances) = (name, architecture, instances)
      (self.laws, self.cases, self.failures) = (laws, cases, failures)
      self.broken = broken
    }
  }

  /// An instance with a fault, which laws must catch.
  package struct Broken: Sendable {
    package let name, fault: String
    package let caughtBy: [String]
    package let isCaught: Bool
  }

  /// The seed of the cases, and on how many each law was checked.
  package let seed, cases: Int

  /// The pairs.
  package let pairs: [Pair]
}

// MARK: - Reading

extension LawSummary {
  /// Reads the JSON that `lab web` has written.
  package init?(_ text: String) {
    guard let all = JSONValue(json: text)?.values("seed", "cases", "pairs"),
      let seed = all[0].number, let cases = all[1].number,
      let pairs = all[2].list(of: { Pair($0) })
    else { return nil }
    self.init(seed: seed, cases: cases, pairs: pairs)
  }
}

extension LawSummary.Pair {
  fileprivate init?(_ json: JSONValue) {
    guard
      let values = json.values(
        "name",
        "architecture",
        "instances",
        "laws",
        "cases",
        "failures",
        "broken"
      ),
      let name = values[0].text, let architecture = values[1].text,
      let instances = values[2].list(of: { $0.text }), let laws = values[3].number,
      let cases = values[4].number, let failures = values[5].number,
      let broken = values[6].list(of: { LawSummary.Broken($0) })
    else { return nil }
    self.init(
      name: name,
      architecture: architecture,
      instances: instances,
      laws: laws,
      cases: cases,
      failures: failures,
      broken: broken
    )
  }
}

extension LawSummary.Broken {
  fileprivate init?(_ json: JSONValue) {
    guard let values = json.values("name", "fault", "caughtBy", "isCaught"),
      let name = values[0].text, let fault = values[1].text,
      let caughtBy = values[2].list(of: { $0.text }), let isCaught = values[3].flag
    else { return nil }
    self.init(name: name, fault: fault, caughtBy: caughtBy, isCaught: isCaught)
  }
}
