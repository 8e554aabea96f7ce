import ComponentKit
import SamplePrograms

/// A drawn program with its history, which shows all that it remembers.
///
/// Some architectures hide the state of their program. The laboratory carries it from one to the
/// next all the same, because this program chooses to show it.
struct Traveller<Sample: ScriptedProgram>: WrappingProgram {
  /// The program and where it may go back to.
  let base: History<Drawn<Sample>>

  /// The state to start from.
  let initial: Timeline<Drawn<Sample>>

  /// Whether it goes on where another has stopped.
  private let goesOn: Bool

  /// Starts at a timeline, or at the beginning.
  init(at timeline: Timeline<Drawn<Sample>>? = nil) {
    base = History(Drawn(Sample()))
    goesOn = timeline != nil
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
    guard goesOn else { return base.begin(at: timeline, demanding: &demands) }
    var timeline = timeline
    base.resume(at: &timeline, demanding: &demands)
  }
}
