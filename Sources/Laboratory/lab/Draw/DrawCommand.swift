import CommandLineSupport
import ComponentHost
import ComponentKit
import LaboratoryCore
import SamplePrograms
import TerminalHost

/// `lab draw`: explores the states of a program or of a space, merges them, and shows them.
struct DrawCommand: Subcommand {
  /// The program or the space that is drawn.
  private enum Subject {
    /// The states of a program.
    case program(any ScriptedProgram.Type)
    /// The places of a space.
    case pair(PairName)
  }

  /// How many states a picture holds.
  static let limit = 200

  /// The program or the space that is drawn.
  private let subject: Subject

  /// How many messages are sent one after another at most.
  private let depth: Int

  /// The messages, if not those that are usual for the program.
  private let messages: String?

  /// Whether states are drawn as one if no messages distinguish them.
  private let isMerged: Bool

  /// The file of the picture, if there is to be one; - is standard output.
  private let picture: String?

  /// Whether the space is printed as JSON.
  private let isJSON: Bool

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab draw", .init(explainedIn: Help.draw.text))
    subject = try Self.subject(of: arguments)
    depth = try arguments.number("--depth", from: 0) ?? 4
    messages = arguments["--messages"]
    isMerged = arguments.has("--merge")
    picture = arguments["--svg"]
    isJSON = arguments.has("--json")
    console = lab.console
    if isJSON, picture == "-" {
      throw Failure(.usage, "--svg must name a file beside --json; got \"-\"")
    }
  }

  /// The program or the pair, one of which is given.
  private static func subject(of arguments: Arguments) throws(Failure) -> Subject {
    guard let name = arguments["--pair"] else { return .program(try arguments.program()) }
    for option in ["--program", "--messages"] where arguments[option] != nil {
      throw Failure(.usage, "\(option) must not be given with --pair; got both")
    }
    guard let pair = PairName(rawValue: name) else {
      throw Failure.unknown("pair", name, among: PairName.allCases.map(\.rawValue))
    }
    return .pair(pair)
  }

  func perform() throws(Failure) -> ExitCode {
    let space = try space()
    let text = isJSON ? space.json : space.text(for: console)
    guard let picture else {
      try console.write(text)
      return .success
    }
    try checkSize(of: space)
    let svg = space.diagram(columns: displayWidth).svg(columns: displayWidth)
    guard picture != "-" else {
      try console.write(svg)
      return .success
    }
    try NamedFile(path: picture, kind: "picture").replace(
      by: Array(svg.utf8),
      orExplain: "picture cannot be saved, and the file is unchanged"
    )
    try console.write(isJSON ? text : "\(picture.showingControls): \(space.summary)\n")
    return .success
  }
}

// MARK: - Exploring

extension DrawCommand {
  /// Explores the states.
  private func space() throws(Failure) -> StateSpace {
    let space =
      switch subject {
      case .program(let program): try states(of: program)
      case .pair(let pair): try pair.space(depth: depth)
      }
    guard isMerged else { return space }
    do {
      return try space.merged()
    } catch {
      throw Failure(.usage, "the states cannot be merged: \(error)")
    }
  }

  /// Explores the states of a program.
  private func states<Base: ScriptedProgram>(of program: Base.Type) throws(Failure) -> StateSpace {
    let text = messages ?? Base.vocabulary
    let script = try Script<Base>(pieces: text, from: "--messages")
    var messages: [Base.Message] = []
    for step in script.steps where !messages.contains(step.message) {
      messages.append(step.message)
    }
    guard !messages.isEmpty else {
      throw Failure(.usage, "--messages must hold a message; got \(text.quoted)")
    }
    return try StateSpace(of: Base(), by: messages, depth: depth)
  }

  /// Checks that a picture holds the states.
  private func checkSize(of space: StateSpace) throws(Failure) {
    guard space.places.count > Self.limit else { return }
    let depth = space.depth(holding: Self.limit)
    throw Failure(
      .usage,
      "a picture holds at most \(Self.limit) states; got \(space.places.count); --depth \(depth) "
        + "leads to \(space.count(upTo: depth))"
    )
  }
}

extension StateSpace {
  /// The numbers of states and messages of a picture, in one line.
  fileprivate var summary: String {
    let refused = steps.joined().count { $0.refusal != nil }
    let cut = places.indices.count { isCut($0) }
    return "\(places.count.counted(kind.place)), \(cut) cut off, "
      + "\(messages.count.counted(kind.step)), \(refused) refused"
  }
}
