import CommandLineSupport
import EmbeddedText
import SharedLaboratory

extension LaboratoryTool {
  /// The text that explains the laboratory, its commands, and what each program lacks.
  var help: String {
    [introduction, overview, programs, missing, remarks, Self.exits].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The commands, a line each.
  var overview: String {
    let alone =
      standard.map { "elsewhere the same as \(name) \($0)" } ?? "elsewhere print this text"
    var rows = [["usage: \(name)", "open the laboratory on a terminal; \(alone)"]]
    let listed = commands.map { ($0.name, $0.summary) } + (other?.commands ?? [])
    rows += listed.map { ["       \(name) \($0)", $1] }
    rows.append([
      "       \(name) COMMAND --help", "explain a command, or with no COMMAND all of them",
    ])
    return TextTable(rows).lines.map { $0 + "\n" }.joined()
  }

  /// The programs, a line each.
  private var programs: String {
    guard experiments.count > 1 else { return "" }
    let rows = experiments.map { ["  \($0.name)", $0.summary] }
    return (["programs:"] + TextTable(rows).lines).map { $0 + "\n" }.joined()
  }

  /// The instruments that a program lacks, and the conformance that each of them needs.
  private var missing: String {
    let lines = experiments.flatMap { experiment in
      let lacks = experiment.lacks
      return lacks.isEmpty ? [] : ["\(experiment.name):"] + lacks.map { "  \($0)" }
    }
    return lines.isEmpty
      ? "" : (["what a program lacks for an instrument:"] + lines).map { $0 + "\n" }.joined()
  }

  /// The exit statuses of all commands.
  package static let exits = """
    exit status:
      0   done
      1   the architectures did not show the same, and nothing was saved; or a law is
          broken, or a broken instance was not caught by all its laws, or a property is refuted
      3   a property could be neither decided nor refuted
      64  the command line breaks a rule, or the program lacks what the command needs
      65  a script, a state file, a recording or another file that was read breaks a rule
      66  a file is missing or cannot be read
      69  a tool that the command needs is missing
      74  something could not be written

    """

  /// How a command's usage names the program.
  var programUsage: String { experiments.count > 1 ? " --program NAME" : "" }

  /// Messages of each program, as they are written.
  var examples: String {
    let width = max(12, (experiments.map { $0.name.count }.max() ?? 0) + 2)
    return experiments.map { experiment in
      let examples = experiment.examples ?? []
      let words = examples.enumerated().map { $0 < examples.count - 1 ? $1 + ";" : $1 }
      let name = "  \(experiment.name.padded(to: width))"
      return (words.isEmpty ? ["(none was given)"] : words).wrapped(behind: name)
    }.joined(separator: "\n")
  }

  /// The lines of a command's help on its option `--program`.
  package var programOption: String {
    guard experiments.count > 1 else { return "" }
    let names = experiments.map { $0.name }.listed("or")
    let option = "  --program NAME       "
    let words = "the program: \(names)".split(separator: " ").map { String($0) }
    return "\n" + words.wrapped(behind: option)
  }
}

extension [String] {
  /// The words behind a text, in lines of at most 88 columns; all begin where the first does.
  fileprivate func wrapped(behind text: String) -> String {
    var (lines, line) = ([String](), text)
    for (number, word) in enumerated() {
      if number == 0 {
        line += word
      } else if line.count + word.count < 88 {
        line += " " + word
      } else {
        lines.append(line)
        line = String(repeating: " ", count: text.count) + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
