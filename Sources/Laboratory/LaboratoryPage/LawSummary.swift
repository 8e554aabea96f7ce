import SamplePrograms
import WebHost

/// What `lab web` found of the laws when it made the page.
struct LawSummary: Sendable {
  /// What was found of a pair of a space and its moves.
  struct Pair: Sendable {
    /// What the pair is called, and the architecture that it is of.
    let name, architecture: String
    /// The instances, the laws and the cases that were compared, and how many laws broke.
    let instances: [String]
    let laws, cases, failures: Int
    /// The broken instances, how many they are and which were not caught.
    let broken: [Broken]
  }

  /// An instance with a fault, which laws must catch.
  struct Broken: Sendable {
    let name, fault: String
    let caughtBy: [String]
    let isCaught: Bool
  }

  /// The seed of the cases, and how many each law was asked.
  let seed, cases: Int

  /// The pairs.
  let pairs: [Pair]

  /// What stands in the page, if it is whole.
  static var embedded: LawSummary? { Page.data(named: "laws").flatMap { LawSummary($0) } }

  init?(_ text: String) {
    guard let all = JSONValue(json: text)?.values("seed", "cases", "pairs"),
      let seed = all[0].number, let cases = all[1].number,
      let pairs = all[2].list(of: { Pair($0) })
    else { return nil }
    self.seed = seed
    self.cases = cases
    self.pairs = pairs
  }
}

extension LawSummary.Pair {
  fileprivate init?(_ json: JSONValue) {
    let names = json.values(
      "name",
      "architecture",
      "instances",
      "laws",
      "cases",
      "failures",
      "broken"
    )
    guard let values = names, let name = values[0].text, let architecture = values[1].text,
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
