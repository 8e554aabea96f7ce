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

  /// Shows everything.
  func view(
    _ timeline: Timeline<Drawn<Sample>>,
    send: @escaping (HistoryMessage<Sample.Message>) -> Void
  ) -> Timeline<Drawn<Sample>> { timeline }

  /// Demands what the program does at the beginning, or to go on.
  func begin(
    at timeline: Timeline<Drawn<Sample>>,
    demanding demands: inout HistoryDemands<Sample.Demands>
  ) {
    guard isContinued else { return base.begin(at: timeline, demanding: &demands) }
    var timeline = timeline
    base.resume(at: &timeline, demanding: &demands)
  }
}
