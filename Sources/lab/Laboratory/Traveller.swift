import ComponentKit
import SamplePrograms

/// A drawn program with its history, which shows all that it remembers.
///
/// Some architectures hide the state of their program. The laboratory carries it from one to the
/// next all the same, because this program chooses to show it.
struct Traveller<Base: ScriptedProgram>: Program {
  /// The program and where it may go back to.
  let history: History<Drawn<Base>>

  /// The state to start from.
  let initial: Timeline<Drawn<Base>>

  /// Whether it goes on where another has stopped.
  private let goesOn: Bool

  /// Starts at a timeline, or at the beginning.
  init(at timeline: Timeline<Drawn<Base>>? = nil) {
    history = History(Drawn(Base()))
    goesOn = timeline != nil
    initial = timeline ?? history.initial
  }

  /// Refuses what the program refuses, and to go where there is nothing.
  func refusal(
    of message: HistoryMessage<Base.Message>,
    in timeline: Timeline<Drawn<Base>>
  ) -> Refusal? {
    history.refusal(of: message, in: timeline)
  }

  /// Does what the program does, or goes elsewhere in its history.
  func update(_ timeline: inout Timeline<Drawn<Base>>, by message: HistoryMessage<Base.Message>) {
    history.update(&timeline, by: message)
  }

  /// Shows everything.
  func view(
    _ timeline: Timeline<Drawn<Base>>,
    send: @escaping (HistoryMessage<Base.Message>) -> Void
  ) -> Timeline<Drawn<Base>> { timeline }

  /// What the program asks for.
  typealias Demands = HistoryDemands<Base.Demands>

  /// Demands what the program does at the beginning, or to go on.
  func begin(
    at timeline: Timeline<Drawn<Base>>,
    demanding demands: inout HistoryDemands<Base.Demands>
  ) {
    guard goesOn else { return history.begin(at: timeline, demanding: &demands) }
    var timeline = timeline
    history.resume(at: &timeline, demanding: &demands)
  }

  /// Does what the program does, and demands what it does.
  func perform(
    _ timeline: inout Timeline<Drawn<Base>>,
    by message: HistoryMessage<Base.Message>,
    demanding demands: inout HistoryDemands<Base.Demands>
  ) {
    history.perform(&timeline, by: message, demanding: &demands)
  }

  /// Demands the work that follows the state.
  func follow(
    _ timeline: Timeline<Drawn<Base>>,
    demanding demands: inout HistoryDemands<Base.Demands>
  ) {
    history.follow(timeline, demanding: &demands)
  }

  /// Demands what the program does to go on from a state that was gone to.
  func resume(
    at timeline: inout Timeline<Drawn<Base>>,
    demanding demands: inout HistoryDemands<Base.Demands>
  ) {
    history.resume(at: &timeline, demanding: &demands)
  }
}
