import ComponentKit
import EmbeddedText
import Markup

/// A program that the laboratory can open, and what the laboratory may know about it.
///
/// The module `Laboratory` makes experiments for a terminal and for commands, and `WebLaboratory`
/// for a page. Only the program is needed; an instrument that needs more says so:
///
/// | instrument | needs |
/// | --- | --- |
/// | the architectures side by side, the log, time travel | a view of text or of markup |
/// | the message field, the log after a reload | messages that can be read: `Codable` or `TextMessage` |
/// | the space around the present state | states that can be compared |
/// | what a message costs | the messages to send |
///
/// The type of the program is hidden in functions, so one laboratory holds experiments on programs of
/// all types.
public struct Experiment: Sendable {
  /// The word by which the program is chosen.
  package let name: String

  /// The program in one line.
  package let summary: String

  /// Messages of the program, written as they are read; nil where messages cannot be read.
  package let examples: [String]?

  /// Reads the messages of a line, or says why there are none.
  let read: @Sendable (String) throws(TextFlaw) -> [ProgramMessage]

  /// Starts the program in its architectures.
  let start: @Sendable () -> AnyChild<ProgramMessage, ProgramViews>

  /// Times each architecture once, for so many rounds or as many as take long enough, by a clock of
  /// milliseconds; nil where no messages are known.
  @usableFromInline
  package var sample: (@Sendable (_ rounds: Int?, _ clock: @escaping () -> Double) -> CostSample)?

  #if !hasFeature(Embedded)
  /// The program for the commands, which a page has not.
  package var commands: (any Sendable)?
  #endif

  package init<P>(_ parts: ExperimentParts<P>, summary: String = "") {
    name = parts.name
    self.summary = summary
    examples = parts.read.map { _ in parts.messages.map { parts.line(for: $0) } }
    read = { line throws(TextFlaw) in
      guard let read = parts.read else {
        throw TextFlaw("messages of this program cannot be read from text; its controls send them")
      }
      return try read(line).map { parts.wrapped($0) }
    }
    start = { AnyChild(FourOwners(parts)) }
  }
}
