import CommandLineSupport
import ComponentKit
import Laboratory
import LaboratoryCore
import SamplePrograms
import TerminalHost

/// `lab open`: the laboratory on a terminal, or a recording of it as a picture.
struct OpenCommand: Subcommand {
  /// The laboratory.
  private let laboratory: LaboratoryProgram

  /// The files of a recording: its script, and its picture, where - is standard output.
  private let recording: (script: String, picture: String)?

  /// The title of a picture.
  private let title: String

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab open", .init(explainedIn: Help.open.text))
    let program = try arguments.program(default: Counter.name)
    let architectures = try arguments.architectures() ?? [.elm]
    guard architectures.count == 1 else {
      let known = ArchitectureName.allCases.map(\.rawValue)
      throw Failure(.usage, "--architecture must be one of \(known.listed("or")); got \"all\"")
    }
    switch (arguments["--script"], arguments["--svg"]) {
    case (let script?, let picture?): recording = (script, picture)
    case (nil, nil): recording = nil
    case (let script, _):
      let found = script == nil ? "--svg" : "--script"
      throw Failure(.usage, "--script and --svg must be given together; got \(found) alone")
    }
    try arguments.requireDifferentFiles("--script", "--svg")
    laboratory = .samples(lab.catalogue, first: program.name, in: architectures[0])
    title = "A recording of the terminal laboratory with the program \(program.name)"
    console = lab.console
  }

  /// Opens the laboratory, until the person leaves; or records it.
  func perform() throws(Failure) -> ExitCode {
    if let recording {
      try record(by: NamedFile(path: recording.script, kind: "script"), to: recording.picture)
      return .success
    }
    do {
      try Terminal.run(
        Component<Elm<LaboratoryProgram>>(laboratory),
        leavingKeys: ["q"],
        resized: { .resized(LaboratoryProgram.Room($0)) }
      )
    } catch {
      throw Failure(.outputError, error.reason)
    }
    return .success
  }

  /// Records the laboratory as a script says, and writes the picture.
  private func record(by file: NamedFile, to picture: String) throws(Failure) {
    let text = try utf8Text(of: file.read(), from: file.path)
    let script: TerminalScript
    do {
      script = try TerminalScript(text)
    } catch {
      throw Failure(.data, "\(file.path):\(error.line): \(error.reason)")
    }
    let frames = Terminal.record(
      Component<Elm<LaboratoryProgram>>(laboratory),
      by: script,
      resized: { .resized(LaboratoryProgram.Room($0)) }
    )
    let svg = TerminalPicture(frames: frames, title: title).svg
    guard picture != "-" else { return try console.write(svg) }
    try NamedFile(path: picture, kind: "picture").replace(
      by: Array(svg.utf8),
      orExplain: "picture cannot be saved, and the file is unchanged"
    )
    try console.write("\(picture.showingControls): \(frames.count.counted("frame"))\n")
  }
}

extension LaboratoryProgram {
  /// The laboratory of the sample programs.
  static func samples(
    _ catalogue: Catalogue,
    first name: String = Counter.name,
    in architecture: ArchitectureName = .elm
  ) -> LaboratoryProgram {
    let start = ContinuousClock.now
    return LaboratoryProgram(
      SampleProgram.all.map(\.experiment),
      first: name,
      in: architecture,
      tools: Tools(
        clock: { (ContinuousClock.now - start) / .milliseconds(1) },
        check: { catalogue.check($0, in: $1) }
      )
    )
  }
}

extension LaboratoryProgram.Room {
  /// The room of a terminal.
  init(_ size: TerminalSize) { self.init(columns: size.columns, rows: size.rows) }
}
