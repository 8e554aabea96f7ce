import CommandLineSupport
import SharedLaboratory
import TestSupport

@testable import Laboratory
@testable import lab
@testable import lab_package

extension Transcript {
  /// A console that writes here and reads the given bytes.
  func console(
    input: [UInt8] = [],
    isTerminal: Bool = false,
    width: Int = 80
  ) -> Console {
    Console(
      isTerminal: isTerminal,
      width: width,
      output: { self.write($0) },
      errors: { self.writeError($0) },
      input: { input }
    )
  }
}

/// The command on words, which hands some of its commands to another executable.
func lab(_ words: [String] = [], _ console: Console = Transcript().console()) -> LaboratoryTool {
  let arguments = words.map { Array($0.utf8) }
  let package = LaboratoryTool.package(arguments, console)
  return package.commands.contains { $0.name == words.first } ? package : .lab(arguments, console)
}

/// How a command is used, as its mistakes show it.
func usage(of command: String) -> String {
  let tool = lab([command])
  return tool.commands.first { $0.name == command }?.usage(of: tool) ?? tool.overview
}

/// Runs the command on words and an input.
func outcome(_ arguments: [String], input: String = "", width: Int = 80) -> Outcome {
  let transcript = Transcript()
  let console = transcript.console(input: Array(input.utf8), width: width)
  let status = lab(arguments, console).run()
  return Outcome(status: status, output: transcript.output, error: transcript.error)
}

/// Runs a program on a script of lines.
func run(_ program: String, _ script: String, _ arguments: String...) -> Outcome {
  outcome(["run", "--program", program, "--script", "-"] + arguments, input: script)
}

/// The words of a line for a shell, in which quotation marks of either kind hold a word together.
func words(of line: some StringProtocol) -> [String] {
  String(line).matches(of: /"([^"]*)"|'([^']*)'|[^ "']+/).map { String($0.1 ?? $0.2 ?? $0.0) }
}
