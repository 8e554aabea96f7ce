import CommandLineSupport
import ComonadLaws
import EmbeddedText

/// The options of `laws`.
struct LawsOptions {
  /// The work, of which a command line requests one.
  enum Task {
    /// Check laws and broken instances.
    case check(Catalogue)
    /// Check one broken instance, and show its report.
    case broken(BrokenInstance)
    /// Run one case of one law.
    case replay(CaseToken, Law, of: Instance, isBroken: Bool)
    /// Print the names.
    case list
    /// Write the cases of decided laws to a file, and the tables of finite containers if all are
    /// requested.
    case certificate(String, of: Catalogue, hasTables: Bool)
    /// Print which law catches which broken instance.
    case matrix
  }

  /// The work.
  let task: Task

  /// How many cases, from which seed, and so on.
  let plan: CasePlan

  /// The file of kept cases, if there is one.
  let file: String?

  /// Whether the report has a line for each law.
  let showsVerdicts: Bool

  /// Whether the report is JSON.
  let isJSON: Bool
}

// MARK: - Reading the command line

extension LawsOptions {
  /// Reads the options of the command.
  init(_ arguments: Arguments, _ catalogue: Catalogue) throws(Failure) {
    try Self.checkCompany(arguments)
    task = try Self.task(arguments, catalogue)
    plan = try Self.plan(arguments)
    file = arguments["--keep"]
    showsVerdicts = arguments.has("--verdicts")
    isJSON = arguments.has("--json")
  }

  /// The options that choose another task, and those that they allow.
  private static let company: [(option: String, others: [String])] = [
    ("--list", []),
    ("--matrix", []),
    ("--certificate", ["--only", "--seed"]),
    ("--replay", ["--json"]),
    ("--broken", ["--cases", "--seed", "--json"]),
  ]

  /// Checks that no option would be ignored.
  private static func checkCompany(_ arguments: Arguments) throws(Failure) {
    let given = arguments.names.filter { !["--here", "--journal", "--trapped"].contains($0) }
    for (option, others) in company where given.contains(option) {
      guard let other = given.first(where: { $0 != option && !others.contains($0) }) else { return }
      throw Failure(.usage, "\(option) and \(other) exclude each other; got both")
    }
  }

  /// The work that is requested.
  private static func task(_ arguments: Arguments, _ catalogue: Catalogue) throws(Failure) -> Task {
    if arguments.has("--list") { return .list }
    if arguments.has("--matrix") { return .matrix }
    if let name = arguments["--broken"] { return try broken(name, catalogue) }
    if let text = arguments["--replay"] { return try replay(text, catalogue) }
    let selected = try arguments["--only"].map { name throws(Failure) in
      try catalogue.selecting(name)
    }
    if let file = arguments["--certificate"] {
      return .certificate(file, of: selected ?? catalogue, hasTables: selected == nil)
    }
    return .check(selected ?? catalogue)
  }

  /// The check of the broken instance of a name.
  private static func broken(_ name: String, _ catalogue: Catalogue) throws(Failure) -> Task {
    if let broken = catalogue.broken.first(where: { $0.instance.name == name }) {
      return .broken(broken)
    }
    throw Failure(
      .usage,
      "unknown broken instance \(name.quoted); --list prints their names"
        + suggestion(for: name, among: catalogue.broken.map(\.instance.name))
    )
  }

  /// The run of the case of a token.
  private static func replay(_ text: String, _ catalogue: Catalogue) throws(Failure) -> Task {
    guard let token = CaseToken(text) else {
      throw Failure(.usage, "--replay must be \(CaseToken.rule); got \(text.quoted)")
    }
    guard let (instance, isBroken) = catalogue.instance(token.instance) else {
      throw Failure(
        .usage,
        "--replay names no instance; got \(token.instance.quoted)"
          + suggestion(for: token.instance, among: catalogue.instanceNames)
      )
    }
    guard let law = instance.laws.first(where: { $0.name == token.law }) else {
      throw Failure(
        .usage,
        "--replay names no law of \(instance.name); got \(token.law.quoted)"
          + suggestion(for: token.law, among: instance.laws.map(\.name))
      )
    }
    return .replay(token, law, of: instance, isBroken: isBroken)
  }
}

// MARK: - Numbers

extension LawsOptions {
  /// How many cases, and from which seed.
  private static func plan(_ arguments: Arguments) throws(Failure) -> CasePlan {
    var plan = CasePlan()
    plan.cases =
      try arguments.value("--cases", CasePlan.casesRule, CasePlan.cases(of:)) ?? plan.cases
    plan.seed = try arguments.value("--seed", CasePlan.seedRule) { UInt64($0) } ?? plan.seed
    if let path = arguments["--journal"] {
      let problem = "journal cannot be written"
      try NamedFile(path: path, kind: "journal").requireDirectory(orExplain: problem)
      plan.journal = LawJournal(path)
    }
    plan.trapped = try arguments.all("--trapped").map { text throws(Failure) in
      guard let token = CaseToken(text) else {
        throw Failure(.usage, "--trapped must be \(CaseToken.rule); got \(text.quoted)")
      }
      return token
    }
    return plan
  }
}
