import CommandLineSupport
import ComponentKit
import SamplePrograms

/// The messages of a run, each with the line it was read from.
struct Script<Base: ScriptedProgram> {
  /// One message.
  struct Step: Equatable {
    /// The line of the message, counted from one.
    let line: Int
    /// The message.
    let message: Base.Message

    /// The message as a script writes it.
    var text: String { Base.line(for: message) }
  }

  /// The name of the file that holds the lines, for messages.
  let source: String

  /// The messages in order.
  let steps: [Step]
}

// MARK: - Reading

extension Script {
  /// Reads a text with one message a line; blank lines and lines that start with `#` are skipped.
  init(lines text: String, from source: String) throws(Failure) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
    try self.init(lines, from: source)
  }

  /// Reads a text that holds all messages on one line.
  init(pieces text: String, from source: String) throws(Failure) {
    try self.init(Base.pieces(of: text), from: source)
  }

  /// Reads lines, so that a wrong one is known before any message is sent.
  private init(_ lines: [String], from source: String) throws(Failure) {
    var steps: [Step] = []
    for (index, line) in lines.enumerated() where !Self.isSkipped(line) {
      do {
        steps += try Base.parse(line).map { Step(line: index + 1, message: $0) }
      } catch {
        throw Failure(.data, "\(source):\(index + 1): \(error.reason)")
      }
    }
    self.source = source
    self.steps = steps
  }

  /// Whether a line holds no message on purpose.
  private static func isSkipped(_ line: String) -> Bool {
    let start = line.unicodeScalars.first { !$0.properties.isWhitespace }
    return start == nil || start == "#"
  }
}

// MARK: - Rehearsing

extension Script {
  /// Runs the program by itself, without an architecture and a view, to find lines out of range.
  ///
  /// Only a state decides what is out of range, and most architectures hide theirs. Checked here,
  /// before the run, a wrong line prints nothing and changes nothing.
  func rehearse(_ program: Base, from initial: Base.State) throws(Failure) {
    var component = Component<React<Restorable<Base>>>(Restorable(base: program, initial: initial))
    component.deliverOwn()
    for step in steps {
      if let error = program.rangeError(of: step.message, in: component.state) {
        throw Failure(.data, "\(source):\(step.line): \(error.reason)")
      }
      component.send(step.message)
      component.deliverOwn()
    }
  }
}
