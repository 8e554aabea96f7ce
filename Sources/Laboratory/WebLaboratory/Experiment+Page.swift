public import ComponentKit
public import EmbeddedText
public import Markup
public import SharedLaboratory

// The experiments of a page: of markup or of text, with messages that can be read or not. The
// parameters are those of the first.

extension Experiment {
  /// Creates an experiment on a program of markup, whose messages can be read.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - name: The word by which it is chosen.
  ///   - summary: The program in one line.
  ///   - messages: Some usual messages: by them the space is explored and the cost is measured, and a
  ///     view of text has a button for each.
  ///   - text: Returns what the space shows of a state; by default the text of its view.
  public init<P: MarkupProgram & Sendable>(
    _ program: P,
    named name: String = "program",
    summary: String = "",
    messages: [P.Message] = [],
    text: (@Sendable (P.State) -> String)? = nil
  ) where P.Message: TextMessage {
    var parts = ExperimentParts.markup(program, name, messages, text)
    parts.readTexts()
    self.init(parts, summary) { CostMeter(program, messages) { $0.node.children.count } }
  }

  /// Creates an experiment on a program of markup.
  public init<P: MarkupProgram & Sendable>(
    _ program: P,
    named name: String = "program",
    summary: String = "",
    messages: [P.Message] = [],
    text: (@Sendable (P.State) -> String)? = nil
  ) {
    let parts = ExperimentParts.markup(program, name, messages, text)
    self.init(parts, summary) { CostMeter(program, messages) { $0.node.children.count } }
  }

  /// Creates an experiment on a program of text, whose messages can be read.
  public init<P: Program & Sendable>(
    _ program: P,
    named name: String = "program",
    summary: String = "",
    messages: [P.Message] = [],
    text: (@Sendable (P.State) -> String)? = nil
  ) where P.View == String, P.Message: Sendable, P.Message: TextMessage {
    var parts = ExperimentParts.text(program, name, messages, text)
    parts.readTexts()
    self.init(parts, summary) { CostMeter(program, messages) { $0.utf8.count } }
  }

  /// Creates an experiment on a program of text.
  public init<P: Program & Sendable>(
    _ program: P,
    named name: String = "program",
    summary: String = "",
    messages: [P.Message] = [],
    text: (@Sendable (P.State) -> String)? = nil
  ) where P.View == String, P.Message: Sendable {
    let parts = ExperimentParts.text(program, name, messages, text)
    self.init(parts, summary) { CostMeter(program, messages) { $0.utf8.count } }
  }
}

// MARK: - Implementation

extension Experiment {
  /// Creates an experiment of its parts, whose cost is measured if messages are known.
  private init<P>(
    _ parts: ExperimentParts<P>,
    _ summary: String,
    _ meter: @escaping @Sendable () -> CostMeter<P>
  ) {
    self.init(parts, summary: summary)
    if !parts.messages.isEmpty { sample = { meter().sample(rounds: $0, by: $1) } }
  }
}

extension ExperimentParts {
  /// Writes messages as their texts, and reads them.
  fileprivate mutating func readTexts() where P.Message: TextMessage {
    write = { $0.text }
    read = { line throws(TextFlaw) in try MessageText.messages(in: line) }
  }
}

extension ExperimentParts where P.View == Markup<P.Message> {
  /// The parts of a program of markup.
  fileprivate static func markup(
    _ program: P,
    _ name: String,
    _ messages: [P.Message],
    _ text: (@Sendable (P.State) -> String)?
  ) -> ExperimentParts {
    ExperimentParts(
      program,
      named: name,
      messages: messages,
      write: nil,
      text: { program, state in text?(state) ?? program.view(state) { _ in }.text },
      markup: { _, view, _ in view }
    )
  }
}

extension ExperimentParts where P.View == String {
  /// The parts of a program of text.
  fileprivate static func text(
    _ program: P,
    _ name: String,
    _ messages: [P.Message],
    _ text: (@Sendable (P.State) -> String)?
  ) -> ExperimentParts {
    ExperimentParts(
      program,
      named: name,
      messages: messages,
      write: nil,
      text: { program, state in text?(state) ?? program.view(state) { _ in } },
      markup: { parts, view, refusal in parts.drawn(view, refusal) }
    )
  }
}
