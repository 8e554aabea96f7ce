package import ComponentKit
import EmbeddedText
package import LaboratoryCore
package import Markup

/// A program that the laboratory can open, and what the laboratory may know about it.
///
/// Only the program and its name are needed. An instrument that needs more says that it is missing:
///
/// | instrument | needs |
/// | --- | --- |
/// | the four architectures, the log, time travel | nothing |
/// | the message field, the log after a reload | how messages are read and written: `lines` |
/// | the space around the present state | states that can be compared |
/// | what a message costs | the messages to send: `usual` |
///
/// The type of the program is hidden in functions, so one laboratory holds experiments on programs of
/// all types.
package struct Experiment: Sendable {
  /// The word by which the program is chosen.
  package let name: String

  /// The program in one line.
  package let summary: String

  /// The lines that a person may type, each with its explanation; nil where messages have no lines.
  let usages: [(usage: String, help: String)]?

  /// Reads the messages of a line, or says why there are none.
  let read: @Sendable (String) throws(Refusal) -> [ProgramMessage]

  /// Starts the program in the four architectures.
  let start: @Sendable () -> AnyChild<ProgramMessage, ProgramViews>

  /// Times each architecture once, for so many rounds or as many as take long enough, by a clock of
  /// milliseconds; nil where no messages are known.
  package var sample: (@Sendable (_ rounds: Int?, _ clock: @escaping () -> Double) -> CostSample)?

  package init<P>(_ parts: ExperimentParts<P>) {
    name = parts.name
    summary = parts.summary
    usages = parts.lines?.usages
    read = { line throws(Refusal) in
      guard let lines = parts.lines else { throw Refusal("messages of this program have no lines") }
      return try lines.read(line).map { parts.wrapped($0) }
    }
    start = { AnyChild(FourArchitectures(parts)) }
  }
}

// MARK: - Making

extension Experiment {
  /// Creates an experiment on a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - name: The word by which it is chosen.
  ///   - summary: The program in one line.
  ///   - lines: How its messages are read and written.
  ///   - usual: Messages to explore by and to measure; without any, the space is explored by the
  ///     messages that the view offers.
  ///   - text: Returns the view of a state as lines of text, which the space shows.
  @inlinable
  package init<P: MarkupProgram & Sendable>(
    _ program: P,
    named name: String,
    summary: String = "",
    lines: MessageLines<P>? = nil,
    usual: [P.Message] = [],
    text: @escaping @Sendable (P.State) -> String
  ) where P.State: Equatable {
    let parts = ExperimentParts(program, name, summary, lines, usual) { parts, state, bounds in
      parts.space(around: state, within: bounds, text)
    }
    self.init(parts)
    measure(program, usual)
  }

  /// Creates an experiment on a program, whose space shows the text of the markup.
  @inlinable
  package init<P: MarkupProgram & Sendable>(
    _ program: P,
    named name: String,
    summary: String = "",
    lines: MessageLines<P>? = nil,
    usual: [P.Message] = []
  ) where P.State: Equatable {
    self.init(program, named: name, summary: summary, lines: lines, usual: usual) {
      program.markup(of: $0).text
    }
  }

  /// Creates an experiment on a program whose states cannot be compared, so that its space cannot be
  /// explored.
  @inlinable
  package init<P: MarkupProgram & Sendable>(
    _ program: P,
    named name: String,
    summary: String = "",
    lines: MessageLines<P>? = nil,
    usual: [P.Message] = []
  ) {
    self.init(ExperimentParts(program, name, summary, lines, usual, explore: nil))
    measure(program, usual)
  }

  // Inlined, so that the components that are measured are compiled for the program.
  @inlinable
  package mutating func measure<P: MarkupProgram & Sendable>(_ program: P, _ messages: [P.Message])
  {
    guard !messages.isEmpty else { return }
    sample = { rounds, clock in
      CostMeter(program, messages, milliseconds: clock) { $0.node.children.count }
        .sample(rounds: rounds)
    }
  }
}
