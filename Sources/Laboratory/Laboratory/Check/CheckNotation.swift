import CommandLineSupport
import ComponentHost
import ComponentKit
import EmbeddedText
import SharedLaboratory

/// How the report on a program names it, and writes what is its own.
struct CheckNotation<P: Program> {
  /// The name of the program.
  let name: String

  /// The program.
  let program: P

  /// The words of a command that sends messages to it.
  let run: String

  /// Returns a view as text.
  func text(_ view: P.View) -> String { viewText(of: view) }

  /// Returns a message as a script writes it.
  func line(_ message: P.Message) -> String { MessageText.text(of: message) }

  /// Returns the command that sends messages again; answers of work are messages there too.
  func again(_ messages: [P.Message]) -> String {
    "\(run) --messages \(messages.map { line($0) }.joined(separator: "; ").shellQuoted)"
  }

  /// The expression that creates the component for tests in Swift, and the module that it needs.
  var source: (component: String, module: String) {
    let module = String(reflecting: P.self).prefix { $0 != "." }
    return ("Component<Elm<\(P.self)>>(\(P.self)())", String(module))
  }
}

extension CheckNotation {
  /// Reads histories of messages; an empty line or a comment ends a history.
  func histories(in text: String, from path: String) throws(Failure) -> [[P.Message]] {
    var histories: [[P.Message]] = [[]]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard !line.isSkipped else {
        histories.append([])
        continue
      }
      do {
        histories[histories.count - 1] += try MessageText.messages(
          P.Message.self,
          in: String(line)
        )
      } catch {
        throw Failure(.data, "\(path):\(index + 1):\(error.column): \(error.reason)")
      }
    }
    return histories.filter { !$0.isEmpty }
  }

  /// Records messages from the initial state to a new file.
  func record(_ messages: [P.Message], to path: String) throws(Failure) {
    guard let types = WrittenTypes<P>.self as? any WrittenStates<P>.Type else {
      throw Failure(.usage, "--record needs states and messages of \(name) that are Codable")
    }
    let names = ArchitectureName.allCases.map { $0.rawValue }
    let header = RecordingHeader(program: name, architectures: names)
    let file = try types.record(header, from: program.initial, to: path)
    for message in messages { try file.record(message) }
    try file.end()
  }
}

extension String {
  /// The text as a word of a shell.
  fileprivate var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
