package import ComponentKit
import EmbeddedText
import Markup

/// The laboratory: a program that shows other programs in their architectures.
///
/// It is a program of markup like those that it shows, so a terminal and a page run it unchanged, in
/// every architecture. The program that is explored is a child in its state, with a history; its
/// effects are passed on to the host. The two arrangements of the view differ by ``State/room``.
package struct LaboratoryProgram: MarkupProgram {
  /// The programs that can be chosen.
  let experiments: [Experiment]

  /// The program at the beginning, and the number of the architecture that a terminal shows.
  let first: (experiment: Int, member: Int)

  /// The instruments that depend on where the laboratory runs.
  let tools: Tools

  /// Creates a laboratory.
  ///
  /// - Parameters:
  ///   - experiments: The programs that can be chosen.
  ///   - name: The program at the beginning; by default the first one.
  ///   - architecture: The architecture that a terminal shows at the beginning.
  ///   - tools: The instruments that depend on where the laboratory runs.
  /// - Precondition: There is a program.
  package init(
    _ experiments: [Experiment],
    first name: String? = nil,
    in architecture: ArchitectureName = .elm,
    tools: Tools
  ) {
    precondition(!experiments.isEmpty, "a laboratory must have a program; got none")
    self.experiments = experiments
    self.tools = tools
    let number = name.flatMap { name in experiments.firstIndex { $0.name == name } }
    first = (number ?? 0, architecture.number)
  }
}

// MARK: - State

extension LaboratoryProgram {
  /// The program that is explored, with its history.
  typealias Explored =
    ProgramState<History<ChildProgram<AnyChild<ProgramMessage, ProgramViews>>>>

  /// A message of that program, or a move in its history.
  package typealias ExploredMessage = HistoryMessage<ProgramMessage>

  /// The size of a terminal.
  package struct Room: Sendable {
    let columns, rows: Int

    /// Creates a size.
    package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
  }

  /// A part of the laboratory that the program gives the focus.
  enum Focus { case free, line, log, space, head }

  /// The state of the laboratory.
  package struct State {
    /// The program that is explored; its seed is its number.
    var slot: ChildSlot<Int, Explored>
    /// The number of the program.
    var number: Int
    /// A copy of the program that React moves freely, once there is one.
    var copy: AnyChild<ProgramMessage, Markup<ProgramMessage>>?
    /// Two people who use the program, once there are some, and whether what they do can be merged.
    var people: AnyChild<PeopleMessage, PeopleView>?
    var verdicts: [String] = []
    /// The number of the architecture that a terminal shows, among those that run the program.
    var member: Int
    /// The size of the terminal; nil on a page, which scrolls.
    var room: Room?
    /// The text of the message field.
    var line = ""
    /// The messages that are still to be sent, and the line that they are of, if any.
    var rest: ArraySlice<ProgramMessage> = []
    var unsent: String?
    /// Why the last message was refused, or another notice.
    var notice: String?
    /// The part that has the focus.
    var focus = Focus.head
    /// Whether a terminal shows the help instead.
    var showsHelp = false
    /// What else a terminal shows.
    var screen = Screen()
    /// How many messages deep the space is explored.
    var depth = 2
    /// The space around the present state.
    var neighbourhood = Neighbourhood()
    /// The box of the picture that the keyboard is at.
    var cursor = 0
    /// The part of the picture that is shown.
    var viewport = Viewport()
    /// What messages cost, and why that is not measured.
    var costs = Costs()
    var costNotice = ""
    /// The reports on the laws, and the progress of a check.
    var laws: [LawSummary.Pair] = []
    var lawNotice = ""
  }

  /// The actions of a person, and the messages of effects.
  package enum Message: Sendable {
    /// A message of the program that is explored, sent by its view.
    case sent(ProgramMessage)
    /// A message of that program's work.
    case fromEffect(SlotMessage<Int, ExploredMessage>)
    /// A message of the copy's view, and a move of the copy to a place of the space.
    case copy(ProgramMessage)
    case moveCopy(Int)
    /// What happens to two people, who begin at the present state; and whether that can be merged.
    case people(PeopleMessage)
    case startPeople
    case decideMerging
    /// The message field is entered, changed or left.
    case write
    case typed(String)
    case wrote
    /// The line is sent, and then each message after the first.
    case send
    case sendRest
    /// Another program is chosen, or the same one starts again.
    case open(Int)
    case openNext(Int)
    /// A terminal shows another architecture.
    case member(Int)
    /// A move in the history, which may go to the branch that was left first.
    case travel(ExploredMessage)
    case nextBranch
    /// A move in the log by keys.
    case step(Int)
    /// The space is explored to another depth.
    case depth(Int)
    /// A place of the space is gone to, or a box of the picture is pointed at.
    case visit(Int)
    case point(Int)
    /// The picture is enlarged by steps, or dragged.
    case zoom(Int)
    case drag(Drag)
    /// The help is shown, or no longer.
    case help
    /// Closes the help, and cancels running checks and measurements.
    case close
    /// The cost is to be measured, and a sample has been.
    case measure
    case sampled(CostSample)
    /// The laws are to be checked, or have been.
    case checkLaws
    case law(LawProgress)
    /// The terminal has another size, or shows something else.
    case resized(Room)
    case screen(ScreenMessage)
  }
}

extension LaboratoryProgram.State {
  /// The history of the program that is explored.
  var timeline: Timeline<ChildProgram<AnyChild<ProgramMessage, ProgramViews>>> { slot.child.state }

  /// What the architectures show at the present state.
  var views: ProgramViews { timeline.present.view }

  /// Whether there is help, work or a report to close.
  var hasToClose: Bool { showsHelp || lawNotice != "" || costNotice != "" }
}
