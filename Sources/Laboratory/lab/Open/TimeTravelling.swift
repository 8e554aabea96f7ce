import ComponentKit
import SamplePrograms

/// A program with its history as its view.
///
/// Some architectures hide the state of their program. The view lets the laboratory carry the
/// history from one architecture to the next.
struct TimeTravelling<Sample: ScriptedProgram>: WrappingProgram {
  /// The program with its history.
  let base: History<Drawn<Sample>>

  /// The state to start from.
  let initial: Timeline<Drawn<Sample>>

  /// Whether the history continues one from another architecture.
  private let isContinued: Bool

  /// Starts at a timeline, or at the beginning.
  init(at timeline: Timeline<Drawn<Sample>>? = nil) {
    base = History(Drawn(Sample()))
    isContinued = timeline != nil
    initial = timeline ?? base.initial
  }

  /// Takes a message as the history does.
  func step(
    _ timeline: inout Timeline<Drawn<Sample>>,
    by message: HistoryMessage<Sample.Message>,
    effects: inout HistoryEffects<Sample.Effects>
  ) -> Refusal? {
    base.step(&timeline, by: message, effects: &effects)
  }

  /// Returns why the history refuses the message.
  func refusal(
    of message: HistoryMessage<Sample.Message>,
    in timeline: Timeline<Drawn<Sample>>
  ) -> Refusal? {
    base.refusal(of: message, in: timeline)
  }

  /// Shows everything.
  func view(
    _ timeline: Timeline<Drawn<Sample>>,
    send: @escaping (HistoryMessage<Sample.Message>) -> Void
  ) -> Timeline<Drawn<Sample>> { timeline }

  /// Adds the initial effects of the program, or those that continue from a timeline.
  func start(
    at timeline: Timeline<Drawn<Sample>>,
    effects: inout HistoryEffects<Sample.Effects>
  ) {
    guard isContinued else { return base.start(at: timeline, effects: &effects) }
    var timeline = timeline
    base.resume(at: &timeline, effects: &effects)
  }
}
