import CommandLineSupport
import ComponentKit
import ComponentServices
import EmbeddedText
import Markup
import SharedLaboratory
import SystemServices
import TerminalHost

/// `share`: serves a program to several people on this machine, or joins them on a terminal.
struct ShareCommand: Subcommand {
  static let name = "share"
  static let summary = "let several people use a program at once"

  private let experiment: Experiment
  private let subject: any CommandSubject

  /// What the words request.
  private enum Task {
    case serve(port: Int, log: String?, page: String?)
    case join(WebAddress, keptAs: String?)
  }
  private let task: Task

  private let tool: LaboratoryTool

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    (experiment, subject) = (try arguments.experiment(of: tool), try arguments.subject(of: tool))
    self.tool = tool
    guard let address = arguments["--join"] else {
      if arguments["--kept"] != nil { throw Failure(.usage, "--kept needs --join") }
      let port = try arguments.number("--port", from: 0, to: 65_535) ?? 8080
      task = .serve(port: port, log: arguments["--log"], page: arguments["--page"])
      return
    }
    for option in ["--port", "--page", "--log"] where arguments[option] != nil {
      throw Failure(.usage, "\(option) is one of the server; --join needs none")
    }
    let base: WebAddress
    do {
      base = try WebAddress(address)
    } catch {
      throw Failure(.usage, "--join: \(error); got \(address.quoted)")
    }
    task = .join(base, keptAs: arguments["--kept"])
  }

  func perform() throws(Failure) -> ExitCode {
    switch task {
    case .serve(let port, let log, let page): try serve(subject, port, log, page)
    case .join(let address, let kept): try join(subject, address, keptAs: kept)
    }
    return .success
  }

  private func serve<Subject: CommandSubject>(
    _ subject: Subject,
    _ port: Int,
    _ log: String?,
    _ path: String?
  ) throws(Failure) {
    let page =
      if let path {
        try NamedFile(path: path, kind: "page").read()
      } else {
        try tool.sharedPage?(experiment)
      }
    let server = try LogServer(
      subject.parts.program,
      named: subject.parts.name,
      coded: try coding(of: subject),
      keptIn: log,
      page: page,
      port: port
    ) { tool.console.writeError("\(tool.name): \($0)\n") }
    let (name, origin) = (subject.parts.name, "http://127.0.0.1:\(server.port)/")
    let shown =
      page == nil ? "no page was given; --page FILE serves one" : "\(origin)   in a browser"
    let end =
      log.map { "the log is in \($0.showingControls)" }
      ?? "the log is gone then; --log FILE keeps it"
    let program = tool.experiments.count > 1 ? " --program \(name)" : ""
    try tool.console.write(
      """
      \(name) is shared
        \(shown)
        \(tool.name) share\(program) --join \(origin)\(server.name)   on a terminal
      Control-C ends that; \(end)

      """
    )
    server.run()
  }

  private func join<Subject: CommandSubject>(
    _ subject: Subject,
    _ address: WebAddress,
    keptAs name: String?
  ) throws(Failure) {
    let linked = Linked(
      ShownSubject(base: subject.parts.program, parts: subject.parts),
      to: address.appending(LogName.new(), "log"),
      over: .system,
      as: LogName.new(),
      coded: try coding(of: subject)
    )
    do throws(TerminalError) {
      guard let name else {
        typealias Program = Drawn<Linked<ShownSubject<Subject.P>>>
        return try Terminal.run(Component<Elm<Program>>(Drawn(linked)))
      }
      guard let kept = subject as? any ResumedSubject<Subject.P> else {
        throw TerminalError("\(subject.parts.name) does not save its state")
      }
      try kept.run(linked, keptAs: name)
    } catch {
      throw Failure(.outputError, error.reason)
    }
  }

  /// How the messages of a program are sent.
  private func coding<Subject: CommandSubject>(
    of subject: Subject
  ) throws(Failure) -> MessageCoding<Subject.P.Message> {
    guard let read = subject.parts.read else {
      throw Failure(
        .usage,
        "\(subject.parts.name) cannot be shared: its messages must be Codable or TextMessage"
      )
    }
    return MessageCoding(write: subject.parts.line) { line in
      let messages = try? read(line)
      return messages?.count == 1 ? messages?.first : nil
    }
  }
}

/// A program as the laboratory draws it.
private struct ShownSubject<Base: ComponentKit.Program & Sendable>: MarkupProgram, WrappingProgram
where Base.Message: Sendable {
  let base: Base
  let parts: ExperimentParts<Base>

  func markup(of state: Base.State) -> Markup<Base.Message> {
    parts.markup(parts, base.view(state) { _ in }) { base.refusal(of: $0, in: state) }
  }
}

extension ShownSubject: SavedProgram where Base: SavedProgram {
  static var version: Int { Base.version }
  func save(_ state: Base.State) throws(Refusal) -> String { try base.save(state) }
  func load(_ text: String, version: Int) throws(Refusal) -> Base.State? {
    try base.load(text, version: version)
  }
}

/// A program that saves its state.
private protocol ResumedSubject<P>: CommandSubject {
  func run(_ program: sending Linked<ShownSubject<P>>, keptAs name: String) throws(TerminalError)
}

extension ExperimentSubject: ResumedSubject where P: SavedProgram {
  fileprivate func run(
    _ program: sending Linked<ShownSubject<P>>,
    keptAs name: String
  ) throws(TerminalError) {
    try Terminal.run(
      Elm<Drawn<Linked<ShownSubject<P>>>>.self,
      of: Drawn(program),
      keptAs: name
    )
  }
}
