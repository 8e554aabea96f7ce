import CommandLineSupport
import ComponentKit
import SharedLaboratory
import TerminalHost
import TestSupport

@testable import Laboratory

extension Transcript {
  /// A console that writes here and reads the given text.
  func console(
    input: String = "",
    environment: [String: String] = [:],
    isTerminal: Bool = false,
    width: Int = 80
  ) -> Console {
    Console(
      environment: environment,
      isTerminal: isTerminal,
      width: width,
      output: { self.write($0) },
      errors: { self.writeError($0) },
      input: { Array(input.utf8) }
    )
  }
}

extension LaboratoryTool {
  /// The command of a user.
  static func mine(
    _ experiments: [Experiment],
    _ words: [String] = [],
    _ console: Console = Transcript().console()
  ) -> LaboratoryTool {
    LaboratoryTool(
      named: "mylab",
      experiments,
      arguments: words.map { Array($0.utf8) },
      console: console
    )
  }
}

/// Runs the command of a user on words and an input.
func outcome(
  of experiments: Experiment...,
  words: [String],
  input: String = "",
  width: Int = 80
) -> Outcome {
  let transcript = Transcript()
  let console = transcript.console(input: input, width: width)
  let status = LaboratoryTool.mine(experiments, words, console).run()
  return Outcome(status: status, output: transcript.output, error: transcript.error)
}

/// Checks the laws of a catalogue; blanks separate words, too.
func laws(
  _ words: String...,
  catalogue: Catalogue = .sample,
  isTerminal: Bool = false,
  environment: [String: String] = [:]
) -> Outcome {
  let transcript = Transcript()
  let console = transcript.console(environment: environment, isTerminal: isTerminal)
  let words = ["laws"] + words.flatMap { $0.split(separator: " ").map(String.init) }
  var tool = LaboratoryTool.mine([], words, console)
  tool.catalogue = catalogue
  return Outcome(status: tool.run(), output: transcript.output, error: transcript.error)
}

extension SplitMix {
  /// A title of scalars from the whole of Unicode that is not blank.
  mutating func title() -> String {
    var title = "."
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
        title.unicodeScalars.append(scalar)
      }
    }
    return title + "."
  }
}

/// The screens of the laboratory of a user.
func screens(
  of experiments: Experiment...,
  in architecture: ArchitectureName? = nil,
  by steps: [TerminalStep]
) -> [String] {
  let laboratory = LaboratoryProgram(of: .mine(experiments), in: architecture)
  let frames = Terminal.record(
    Component<Elm<LaboratoryProgram>>(laboratory),
    on: TerminalSize(columns: 70, rows: 24),
    by: steps,
    resized: { .resized(.init(columns: $0.columns, rows: $0.rows)) }
  )
  return frames.map { $0.rows.map { String($0.compactMap(\.glyph)) }.joined(separator: "\n") }
}
