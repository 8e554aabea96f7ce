import CommandLineSupport
import SamplePrograms

/// `lab check`: decides properties of a sample program.
struct CheckCommand: Subcommand {
  private let sample: CheckedSample
  private let options: CheckOptions

  init(_ words: [String], of lab: Lab) throws(Failure) {
    let arguments = try Arguments(words, of: "lab check", .init(explainedIn: Help.check.text))
    let name = try arguments.program().name
    let samples = CheckedSample.all
    guard let sample = samples.first(where: { $0.name == name }) else {
      throw Failure.unknown("program", name, among: samples.map { $0.name })
    }
    self.sample = sample
    options = try CheckOptions(
      arguments,
      console: lab.console,
      again: lab.executable.map { [$0, "check", "--program", name] }
    )
  }

  func perform() throws(Failure) -> ExitCode { try sample.check(options) }
}
