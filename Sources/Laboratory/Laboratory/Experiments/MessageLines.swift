package import ComponentKit
import EmbeddedText

/// How the messages of a program are read from lines of text, and written as lines.
///
/// With it the laboratory has a field for messages, and its log is there again after a reload.
package struct MessageLines<P: Program>: Sendable {
  /// The lines that a person may type, each with its explanation.
  let usages: [(usage: String, help: String)]

  /// Reads the messages of a line, or says why there are none.
  let read: @Sendable (String) throws(Refusal) -> [P.Message]

  /// Writes a message as the line that is read as this message.
  let write: @Sendable (P.Message) -> String

  /// Explains a refusal by the line: why the state has nothing that the message names.
  let explain: @Sendable (P.Message, P.State) -> String?

  /// Creates a syntax.
  ///
  /// - Parameters:
  ///   - usages: The lines that a person may type, each with its explanation.
  ///   - read: Reads the messages of a line, or says why there are none.
  ///   - write: Writes a message as the line that is read as this message.
  ///   - explain: Explains a refusal better than the program; by default it does not.
  package init(
    usages: [(usage: String, help: String)],
    read: @escaping @Sendable (String) throws(Refusal) -> [P.Message],
    write: @escaping @Sendable (P.Message) -> String,
    explain: @escaping @Sendable (P.Message, P.State) -> String? = { _, _ in nil }
  ) {
    (self.usages, self.read, self.write, self.explain) = (usages, read, write, explain)
  }
}
