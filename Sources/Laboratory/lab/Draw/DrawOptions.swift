import SamplePrograms

/// What `lab draw` is asked to do.
struct DrawOptions {
  /// What is drawn.
  enum Subject {
    /// The states of a program.
    case program(any ScriptedProgram.Type)
    /// The places of a space.
    case pair(PairName)
  }

  /// What is drawn.
  let subject: Subject

  /// How many messages are sent one after another at most.
  let depth: Int

  /// The messages, if not those that are usual for the program.
  let messages: String?

  /// Whether states are drawn as one if no messages tell them apart.
  let isMerged: Bool

  /// The file of the picture, if there is to be one; - is standard output.
  let picture: String?

  /// Whether the space is printed as JSON.
  let isJSON: Bool

  /// Understands the words behind `lab draw`.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words,
      of: "lab draw",
      valued: ["--program", "--pair", "--depth", "--messages", "--svg"],
      flags: ["--merge", "--json"]
    )
    subject = try Self.subject(of: arguments)
    depth = try Self.depth(arguments.values["--depth"])
    messages = arguments.values["--messages"]
    isMerged = arguments.flags.contains("--merge")
    picture = arguments.values["--svg"]
    isJSON = arguments.flags.contains("--json")
    if isJSON, picture == "-" {
      throw Failure(.usage, "--svg must name a file beside --json; got \"-\"")
    }
  }

  /// The program or the pair, one of which is given.
  private static func subject(of arguments: Arguments) throws(Failure) -> Subject {
    guard let name = arguments.values["--pair"] else {
      return .program(try RunOptions.sample(named: arguments.values["--program"]))
    }
    for option in ["--program", "--messages"] where arguments.values[option] != nil {
      throw Failure(.usage, "\(option) must not stand beside --pair; got both")
    }
    guard let pair = PairName(rawValue: name) else {
      throw RunOptions.unknown("pair", name, PairName.allCases.map(\.rawValue))
    }
    return .pair(pair)
  }

  /// The depth, four by default.
  private static func depth(_ text: String?) throws(Failure) -> Int {
    guard let text else { return 4 }
    guard let depth = Int(text), depth >= 0 else {
      throw Failure(.usage, "--depth must be a whole number, 0 or more; got \(text.quoted)")
    }
    return depth
  }
}
