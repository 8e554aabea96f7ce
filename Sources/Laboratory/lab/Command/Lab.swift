import ComponentKit
import SamplePrograms

/// The command: words in, text and an exit status out.
struct Lab {
  /// The version that the command reports.
  static let version = "1.0.0"

  /// The words behind the name of the command, as the system gives them.
  let arguments: [[UInt8]]

  /// Where the command reads and writes.
  let console: Console

  /// What `lab laws` checks.
  var catalogue = Catalogue.standard

  /// Does what the words say, and explains on standard error what cannot be done.
  func run() -> ExitCode {
    do {
      return try perform()
    } catch {
      console.writeError("lab: \(error.message.showingControls)\n")
      if let usage = error.usage { console.writeError(usage) }
      return error.status
    }
  }

  /// Does what the words say.
  private func perform() throws(Failure) -> ExitCode {
    let words = try words()
    guard let command = words.first else {
      return console.isInteractive ? try open([]) : try Tour(console: console).perform()
    }
    let rest = Array(words.dropFirst())
    switch command {
    case "open":
      return try open(rest)
    case "tour":
      try end(rest, after: command)
      return try Tour(console: console).perform()
    case "run":
      return try run(rest)
    case "replay":
      return try replay(rest)
    case "draw":
      return try draw(rest)
    case "laws":
      return try laws(rest)
    case "web":
      return try web(rest)
    case "docs":
      return try docs(rest)
    case "--help":
      try end(rest, after: command)
      try console.write(Help.command)
    case "--version":
      try end(rest, after: command)
      try console.write("lab \(Self.version)\n")
    default:
      throw unknown(command)
    }
    return .success
  }

  /// The arguments as text: repaired ones would be saved as something else than was typed.
  private func words() throws(Failure) -> [String] {
    var words: [String] = []
    for argument in arguments {
      let word = String(decoding: argument, as: UTF8.self)
      guard word.utf8.elementsEqual(argument) else {
        throw Failure(.usage, "argument \(words.count + 1) must be UTF-8; got \(word.quoted)")
      }
      words.append(word)
    }
    return words
  }

  /// Opens the laboratory, or explains how.
  private func open(_ words: [String]) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try console.write(Help.open)
      return .success
    }
    let options: OpenOptions
    do {
      options = try OpenOptions(words)
    } catch {
      throw Failure(error.status, error.message, usage: Help.openUsage)
    }
    return try Open(options: options, catalogue: catalogue).perform()
  }

  /// Runs a program, or explains how.
  private func run(_ words: [String]) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try console.write(Help.run)
      return .success
    }
    let options: RunOptions
    do {
      options = try RunOptions(words)
    } catch {
      throw Failure(error.status, error.message, usage: Help.runUsage)
    }
    let program: any ScriptedProgram.Type = options.program
    return try perform(program, options)
  }

  /// Replays a recording, or explains how.
  private func replay(_ words: [String]) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try console.write(Help.replay)
      return .success
    }
    let options: ReplayOptions
    do {
      options = try ReplayOptions(words)
    } catch {
      throw Failure(error.status, error.message, usage: Help.replayUsage)
    }
    return try Replay(options: options, console: console).perform()
  }

  /// Draws the states of a program, or explains how.
  private func draw(_ words: [String]) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try console.write(Help.draw)
      return .success
    }
    let options: DrawOptions
    do {
      options = try DrawOptions(words)
    } catch {
      throw Failure(error.status, error.message, usage: Help.drawUsage)
    }
    return try Draw(options: options, console: console).perform()
  }

  /// Checks laws, or explains how.
  private func laws(_ words: [String]) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try console.write(Help.laws)
      return .success
    }
    let options: LawsOptions
    do {
      options = try LawsOptions(words, catalogue)
    } catch {
      throw Failure(error.status, error.message, usage: Help.lawsUsage)
    }
    return try Laws(options: options, catalogue: catalogue, console: console).perform()
  }

  /// Builds a page, or explains how.
  private func web(_ words: [String]) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try console.write(Help.web)
      return .success
    }
    do {
      if words.contains("--bench") {
        let options = try SpeedOptions(words)
        return try Speed(options: options, console: console).perform()
      }
      let options = try WebOptions(words)
      return try Web(options: options, catalogue: catalogue, console: console).perform()
    } catch {
      guard error.status == .usage else { throw error }
      throw Failure(error.status, error.message, usage: Help.webUsage)
    }
  }

  /// Makes a site, or explains how.
  private func docs(_ words: [String]) throws(Failure) -> ExitCode {
    guard !words.contains("--help") else {
      try console.write(Help.docs)
      return .success
    }
    let options: SiteOptions
    do {
      options = try SiteOptions(words)
    } catch {
      throw Failure(error.status, error.message, usage: Help.docsUsage)
    }
    return try Site(options: options, console: console).perform()
  }

  /// Runs a program whose type has been opened.
  private func perform<Base: ScriptedProgram>(
    _ program: Base.Type,
    _ options: RunOptions
  ) throws(Failure) -> ExitCode {
    try Run<Base>(options: options, console: console).perform()
  }
}

// MARK: - Mistakes

extension Lab {
  /// Checks that nothing stands behind a word that takes nothing.
  private func end(_ rest: [String], after word: String) throws(Failure) {
    guard let first = rest.first else { return }
    throw Failure(.usage, "\(word) takes nothing after it; got \(first.quoted)", usage: Help.usage)
  }

  /// The failure for a first word that is no command.
  private func unknown(_ word: String) -> Failure {
    let known = [
      "open", "tour", "run", "replay", "draw", "laws", "web", "docs", "--help", "--version",
    ]
    let kind = word.hasPrefix("-") ? "option" : "command"
    return Failure(
      .usage,
      "unknown \(kind) \(word.quoted); lab knows \(known.listed("and"))"
        + suggestion(for: word, among: known),
      usage: Help.usage
    )
  }
}
