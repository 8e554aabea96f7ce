package import CommandLineSupport
package import ComponentKit
import EmbeddedText
import SharedLaboratory

/// A message of a run, with the line it was read from.
package struct ScriptStep<Message> {
  /// The line of the message, counted from one.
  let line: Int

  /// The message.
  let message: Message
}

extension CommandSubject {
  /// Reads a text with messages on each line; blank lines and lines that start with `#` are skipped.
  ///
  /// A wrong line is known before any message is sent.
  package func script(
    of text: String,
    from source: String
  ) throws(Failure) -> [ScriptStep<P.Message>] {
    guard let read = parts.read else {
      throw Failure(.usage, "messages of \(parts.name) cannot be read: \(needsReading)")
    }
    var steps: [ScriptStep<P.Message>] = []
    let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in all.enumerated() where !line.isSkipped {
      do {
        steps += try read(String(line)).map { .init(line: index + 1, message: $0) }
      } catch {
        throw Failure(.data, "\(source):\(index + 1):\(error.column): \(error.reason)")
      }
    }
    return steps
  }
}

extension Substring {
  /// Whether a line holds no message on purpose.
  var isSkipped: Bool {
    let start = unicodeScalars.first { !$0.properties.isWhitespace }
    return start == nil || start == "#"
  }
}
