import SamplePrograms

/// The programs that can be run, by their names.
func samplePrograms() -> [any ScriptedProgram.Type] {
  [
    Counter.self, Tasks.self, Wizard.self, Life.self, Login.self, Feed.self, Die.self,
    NewsScreen.self, TaskBoard.self, Todos.self,
  ]
}

/// What a run is asked to do.
struct RunOptions {
  /// Where the messages come from.
  enum Input: Equatable {
    /// From the command line.
    case messages(String)
    /// From a file.
    case file(String)
    /// From standard input.
    case standardInput
  }

  /// The program.
  let program: any ScriptedProgram.Type

  /// The architectures, in the order of their runs.
  let architectures: [ArchitectureName]

  /// Where the messages come from.
  let input: Input

  /// The file that keeps the state, if there is one.
  let state: String?

  /// The new file that the run is recorded to, if there is one.
  let recording: String?

  /// How the run is shown.
  let form: ReportForm
}

// MARK: - Reading the command line

extension RunOptions {
  /// Understands the words behind `lab run`.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words,
      of: "lab run",
      valued: ["--program", "--architecture", "--messages", "--script", "--state", "--record"],
      flags: ["--json", "--quiet"]
    )
    program = try Self.sample(named: arguments.values["--program"])
    architectures = try Self.architectures(arguments.values["--architecture"])
    input = try Self.input(arguments.values["--messages"], arguments.values["--script"])
    state = arguments.values["--state"]
    recording = arguments.values["--record"]
    if let state, state == recording {
      throw Failure(
        .usage,
        "--state and --record must name different files; got \(state.quoted) twice"
      )
    }
    form = ReportForm(arguments)
  }

  /// The program of a name.
  static func sample(named name: String?) throws(Failure) -> any ScriptedProgram.Type {
    let known = samplePrograms().map { $0.name }
    guard let name else {
      throw Failure(.usage, "--program must be given; it takes \(known.listed("or"))")
    }
    guard let program = samplePrograms().first(where: { $0.name == name }) else {
      throw unknown("program", name, known)
    }
    return program
  }

  /// The architectures of a name; all of them by default.
  static func architectures(_ name: String?) throws(Failure) -> [ArchitectureName] {
    guard let name, name != "all" else { return ArchitectureName.allCases }
    guard let architecture = ArchitectureName(rawValue: name) else {
      throw unknown("architecture", name, ArchitectureName.allCases.map(\.rawValue) + ["all"])
    }
    return [architecture]
  }

  /// Where the messages come from: exactly one place.
  private static func input(_ messages: String?, _ script: String?) throws(Failure) -> Input {
    switch (messages, script) {
    case (nil, nil): throw Failure(.usage, "--script or --messages must be given; got neither")
    case (.some, .some): throw Failure(.usage, "--script or --messages must be given; got both")
    case (let messages?, nil): return .messages(messages)
    case (nil, "-"): return .standardInput
    case (nil, let file?): return .file(file)
    }
  }

  /// The failure for a value that is none of the known ones.
  static func unknown(_ kind: String, _ value: String, _ known: [String]) -> Failure {
    Failure(
      .usage,
      "unknown \(kind) \(value.quoted); --\(kind) takes \(known.listed("or"))"
        + suggestion(for: value, among: known)
    )
  }
}
