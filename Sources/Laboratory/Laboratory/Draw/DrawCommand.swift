import CommandLineSupport
import ComponentKit
import EmbeddedText
import SharedLaboratory

/// `draw`: explores the states of a program, merges them, and shows them.
struct DrawCommand: Subcommand {
  static let name = "draw"
  static let summary = "draw the states that messages lead to"

  /// The program.
  private let subject: any CommandSubject

  /// How many messages are sent one after another at most.
  private let depth: Int

  /// The messages, if not those of the experiment.
  private let messages: String?

  /// How the space is shown.
  private let drawing: SpaceDrawing

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    subject = try arguments.subject(of: tool)
    depth = try arguments.number("--depth", from: 0) ?? 4
    messages = arguments["--messages"]
    drawing = try SpaceDrawing(arguments, tool.console)
  }

  func perform() throws(Failure) -> ExitCode {
    try drawing.show(try space(subject))
    return .success
  }

  /// Explores the states of a program whose type has been opened.
  private func space<Subject: CommandSubject>(_ subject: Subject) throws(Failure) -> StateSpace {
    let parts = subject.parts
    guard let isEqual = parts.isEqual else {
      throw Failure(.usage, "\(parts.name) cannot be drawn: \(subject.needsEquality)")
    }
    var lines: [(line: String, message: Subject.P.Message)] = []
    let given = try messages.map { text throws(Failure) in
      try subject.script(of: text, from: "--messages").map { $0.message }
    }
    for message in given ?? parts.messages {
      let line = parts.line(for: message)
      if !lines.contains(where: { $0.line == line }) { lines.append((line, message)) }
    }
    guard !lines.isEmpty else {
      let found = messages.map { "--messages must hold a message; got \($0.quoted)" }
      throw Failure(
        .usage,
        found ?? "--messages must be given for \(parts.name), which declares none"
      )
    }
    return try StateSpace(
      of: parts.program,
      named: parts.name,
      by: lines,
      depth: depth,
      isEqual: isEqual
    ) { parts.text(parts.program, $0) }
  }
}
