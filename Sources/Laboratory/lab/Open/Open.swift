import ComponentKit
import SamplePrograms
import TerminalHost

/// What `lab open` is asked for.
struct OpenOptions {
  /// The program at the beginning.
  let program: any ScriptedProgram.Type

  /// The architecture at the beginning.
  let architecture: ArchitectureName

  /// Understands the words behind `lab open`.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words,
      of: "lab open",
      valued: ["--program", "--architecture"],
      flags: []
    )
    program = try RunOptions.sample(named: arguments.values["--program"] ?? Counter.name)
    let name = arguments.values["--architecture"] ?? ArchitectureName.elm.rawValue
    guard let first = try RunOptions.architectures(name).first, name != "all" else {
      let known = ArchitectureName.allCases.map(\.rawValue)
      throw Failure(.usage, "--architecture must be one of \(known.listed("or")); got \"all\"")
    }
    architecture = first
  }
}

/// One run of the laboratory.
struct Open {
  /// What is asked for.
  let options: OpenOptions

  /// The laws that can be checked.
  let catalogue: Catalogue

  /// Opens the laboratory, until the person leaves.
  func perform() throws(Failure) -> ExitCode {
    let laboratory = Laboratory(
      programs: samplePrograms(),
      catalogue: catalogue,
      first: (options.program, options.architecture)
    )
    do {
      try Terminal.run(
        Component<Elm<Laboratory>>(laboratory),
        leavingKeys: ["q"],
        resized: { .resized($0) }
      )
    } catch {
      throw Failure(.outputError, error.reason)
    }
    return .success
  }
}
