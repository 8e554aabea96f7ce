import CommandLineSupport
import ComponentKit
import ComponentTesting
import LaboratoryCore
import Markup
import PropertyCatalogue
import SamplePrograms

/// A sample program with its checks.
struct CheckedSample: Sendable {
  /// The name of the program.
  let name: String

  /// Decides the properties of the program.
  let check: @Sendable (CheckOptions) throws(Failure) -> ExitCode

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - program: The program, whose space is small enough.
  ///   - checks: Its checks.
  ///   - source: The expression that creates it; by default, without an argument.
  private init<P: ScriptedProgram>(_ program: P, _ checks: Checks<P>, source: String? = nil) {
    name = P.name
    let notation = CheckNotation<P>(of: program, source: source)
    check = { options throws(Failure) in
      try options.check(checks.bind(program), writtenAs: notation)
    }
  }

  /// All sample programs, in the order in which they are listed.
  static let all = [
    CheckedSample(Counter(), .counter()),
    CheckedSample(Temperature(), .temperature()),
    CheckedSample(FlightBooker(), .flightBooker()),
    CheckedSample(DurationTimer(), .durationTimer()),
    CheckedSample(
      People(names: [("Hans", "Emil")]),
      .people(),
      source: #"People(names: [("Hans", "Emil")])"#
    ),
    CheckedSample(CircleDrawer(), .circleDrawer()),
    CheckedSample(Cells(columns: 2, rows: 1), .cells(), source: "Cells(columns: 2, rows: 1)"),
    CheckedSample(Tasks(), .tasks()),
    CheckedSample(Wizard(), .wizard()),
    CheckedSample(Life(width: 3, height: 3), .life(), source: "Life(width: 3, height: 3)"),
    CheckedSample(Feed(), .feed()),
    CheckedSample(Die(), .die()),
    CheckedSample(Notebook(), .notebook()),
    CheckedSample(Todos(), .todos()),
  ]
}

extension CheckNotation {
  /// The notation of a sample program, or of one that has its states, messages and texts.
  init<Base: ScriptedProgram>(of program: Base, source: String? = nil)
  where P: StateProgram<Base.State, Base.Message, String> {
    self.init(
      name: Base.name,
      text: { $0 },
      line: { Base.line(for: $0) },
      again: { Base.command(sending: $0) },
      histories: { text, path throws(Failure) in
        try Script<Base>(lines: text, from: path).histories
      },
      record: { messages, path throws(Failure) in
        let file = try RecordFile<Base>(
          path: path,
          architectures: ArchitectureName.allCases,
          from: program.initial
        )
        for message in messages { try file.record(message) }
        try file.end()
      },
      source: ("Component<Elm<\(Base.self)>>(\(source ?? "\(Base.self)()"))", "SamplePrograms")
    )
  }
}

extension Script {
  /// The messages between the lines that hold none.
  fileprivate var histories: [[Base.Message]] {
    var histories: [[Base.Message]] = []
    for (number, step) in steps.enumerated() {
      let isNext = number > 0 && step.line - steps[number - 1].line <= 1
      if isNext {
        histories[histories.count - 1].append(step.message)
      } else {
        histories.append([step.message])
      }
    }
    return histories
  }
}

extension ScriptedProgram {
  /// The command that sends messages again; answers of work are messages there too.
  ///
  /// A title with a semicolon, or with blanks at its end, fits on no line; a recording holds it.
  static func command(sending messages: [Message]) -> String {
    let words = messages.map { line(for: $0) }
    let texts = ["; ", " "].map { words.joined(separator: $0) }
    guard let text = texts.first(where: { (try? Self.messages(of: $0)) == messages }) else {
      return "lab check --program \(name) --record FILE, and lab replay FILE"
    }
    return "lab run --program \(name) --messages \(text.quoted)"
  }
}
