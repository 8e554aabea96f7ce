import CommandLineSupport
import ComponentKit
import EmbeddedText
package import Experiments
package import LaboratoryCore
import TerminalHost

/// `open`: the laboratory on a terminal, or a recording of it as a picture.
struct OpenCommand: Subcommand {
  static let name = "open"
  static let summary = "open the laboratory with a program"

  /// The laboratory.
  private let laboratory: LaboratoryProgram

  /// The files of a recording: its script, and its picture, where - is standard output.
  private let recording: (script: String, picture: String)?

  /// The title of a picture.
  private let title: String

  /// The console of the command.
  private let console: Console

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    let isChosen = arguments["--program"] != nil
    let program = isChosen ? try arguments.experiment(of: tool) : tool.experiments[0]
    let architecture = try arguments.architecture()
    switch (arguments["--script"], arguments["--svg"]) {
    case (let script?, let picture?): recording = (script, picture)
    case (nil, nil): recording = nil
    case (let script, _):
      let found = script == nil ? "--svg" : "--script"
      throw Failure(.usage, "--script and --svg must be given together; got \(found) alone")
    }
    try arguments.requireDifferentFiles("--script", "--svg")
    laboratory = LaboratoryProgram(of: tool, first: program.name, in: architecture)
    title = "A recording of the terminal laboratory with the program \(program.name)"
    console = tool.console
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
  /// The laboratory of the command, with its instruments.
  package init(
    of tool: LaboratoryTool,
    first name: String? = nil,
    in architecture: ArchitectureName? = nil
  ) {
    let start = ContinuousClock.now
    self.init(
      tool.experiments,
      first: name,
      in: architecture ?? .elm,
      tools: Tools(
        clock: { (ContinuousClock.now - start) / .milliseconds(1) },
        check: { [catalogue = tool.catalogue, experiments = tool.experiments] name, architecture in
          let experiment = experiments.first { $0.name == name }
          return catalogue.check(experiment?.lawNames(in: architecture) ?? [], in: architecture)
        }
      )
    )
  }
}

extension LaboratoryProgram.Room {
  /// The room of a terminal.
  init(_ size: TerminalSize) { self.init(columns: size.columns, rows: size.rows) }
}
