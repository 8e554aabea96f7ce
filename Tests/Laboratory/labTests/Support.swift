import CommandLineSupport
import ComponentKit
import Foundation
import LaboratoryCore
import SamplePrograms
import TestSupport
import Testing

@testable import lab

/// The result of a run of the command.
struct Outcome: Equatable {
  /// Its exit status.
  var status: ExitCode
  /// Its standard output.
  var output = ""
  /// Its standard error.
  var error = ""
}

/// Collects what a console writes.
final class Transcript {
  /// Everything written to standard output.
  var output = ""
  /// Everything written to standard error.
  var error = ""

  /// A console that writes here and reads the given bytes.
  func console(
    input: [UInt8] = [],
    environment: [String: String] = [:],
    isTerminal: Bool = false,
    width: Int = 80
  ) -> Console {
    Console(
      environment: environment,
      isTerminal: isTerminal,
      width: width,
      write: { self.output += $0 },
      writeError: { self.error += $0 },
      readInput: { input }
    )
  }
}

/// Runs the command on words and an input.
func outcome(_ arguments: [String], input: String = "", width: Int = 80) -> Outcome {
  outcome(bytes: arguments.map { Array($0.utf8) }, input: input, width: width)
}

/// Runs the command on words that need not be text.
func outcome(bytes arguments: [[UInt8]], input: String = "", width: Int = 80) -> Outcome {
  let transcript = Transcript()
  let console = transcript.console(input: Array(input.utf8), width: width)
  let status = Lab(arguments: arguments, console: console).run()
  return Outcome(status: status, output: transcript.output, error: transcript.error)
}

/// Checks the laws of a catalogue.
func laws(
  _ arguments: String...,
  catalogue: Catalogue = .sample,
  isTerminal: Bool = false,
  environment: [String: String] = [:]
) -> Outcome {
  let transcript = Transcript()
  let console = transcript.console(environment: environment, isTerminal: isTerminal)
  let words = (["laws"] + arguments).map { Array($0.utf8) }
  let status = Lab(arguments: words, console: console, catalogue: catalogue).run()
  return Outcome(status: status, output: transcript.output, error: transcript.error)
}

/// Runs a program on a script of lines.
func run(_ program: String, _ script: String, _ arguments: String...) -> Outcome {
  outcome(["run", "--program", program, "--script", "-"] + arguments, input: script)
}

/// A door that opens, and sends itself a message when it is open.
struct Door: ActiveProgram, ScriptedProgram {
  enum State: String, Codable, Sendable { case closed, opening, open }
  enum Message: String, Codable, CaseIterable, Sendable { case open, opened, close }

  let initial = State.closed

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .open:
      state = .opening
      return .message(.opened)
    case .opened: state = .open
    case .close: state = .closed
    }
    return .none
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String { state.rawValue }

  static let name = "door"
  static let summary = "a door"
  static let commands = Message.allCases.map { MessageSyntax.word($0.rawValue, help: "\($0)s", $0) }

  static func line(for message: Message) -> String { message.rawValue }
}

extension SplitMix {
  /// A title of scalars from the whole of Unicode that fits on a line and is not blank.
  mutating func title() -> String {
    var title = "."
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self))
      if let scalar, scalar != "\n" { title.unicodeScalars.append(scalar) }
    }
    return title + "."
  }
}
