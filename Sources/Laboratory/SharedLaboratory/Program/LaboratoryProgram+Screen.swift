import ComponentKit
import EmbeddedText

// What only a terminal has: panes that are switched, and a palette of commands.

extension LaboratoryProgram {
  /// A part of the laboratory that a terminal shows beside the program.
  package enum Pane: String, CaseIterable, Sendable {
    /// The space around the present state, as one architecture shows it.
    case space
    /// What each architecture shows of the space.
    case views
    /// The copy that React moves freely.
    case copy
    /// Two people, and the server between them.
    case people
    /// The report on the laws.
    case laws
    /// What a message costs.
    case costs
    /// The program has all the room.
    case none
  }

  /// What a terminal shows beside the state of the laboratory.
  struct Screen: Sendable {
    /// The pane beside the program.
    var pane = Pane.space
    /// The row of the space that the keyboard is at.
    var row = 0
    /// The palette, while it is open.
    var palette: Palette?
    /// Whether the person has chosen to leave.
    var isLeaving = false
  }

  /// The palette of commands: what has been typed, and the command that Enter runs.
  struct Palette: Sendable {
    var text = ""
    var row = 0
  }

  /// The actions of a person that only a terminal has.
  package enum ScreenMessage: Sendable {
    /// Another pane is shown, or the next one.
    case pane(Pane)
    case nextPane
    /// The keyboard goes to another row of the space.
    case walk(Int)
    /// The palette is opened or closed, its text changes, and another command is pointed at.
    case openPalette
    case closePalette
    case typed(String)
    case point(Int)
    /// Runs the command at a row of the palette; by default the one that is pointed at.
    case run(Int?)
    /// Ends the run.
    case leave
  }

  /// Changes what a terminal shows, and runs commands.
  func update(_ state: inout State, by message: ScreenMessage) -> Effect<Message> {
    switch message {
    case .pane(let pane):
      state.screen.pane = pane == state.screen.pane ? .space : pane
      showPeople(&state)
    case .nextPane:
      let panes = Pane.allCases
      let place = panes.firstIndex(of: state.screen.pane) ?? 0
      state.screen.pane = panes[(place + 1) % panes.count]
      showPeople(&state)
    case .walk(let step):
      state.screen.row = max(0, min(state.screen.row + step, lastRow(state)))
      state.focus = .space
    case .openPalette: state.screen.palette = Palette()
    case .closePalette: state.screen.palette = nil
    case .typed(let text): state.screen.palette = Palette(text: text)
    case .point(let step):
      let row = min((state.screen.palette?.row ?? 0) + step, commands(state).count - 1)
      state.screen.palette?.row = max(0, row)
    case .run(let row): return run(row, &state)
    case .leave: state.screen.isLeaving = true
    }
    return .none
  }

  /// Lets two people use the program, where their pane is shown for the first time.
  private func showPeople(_ state: inout State) {
    guard state.screen.pane == .people, state.people.map({ _ in true }) == nil else { return }
    state.people = state.views.people()
  }

  /// Runs a command of the palette, which closes; without one it stays open.
  private func run(_ row: Int?, _ state: inout State) -> Effect<Message> {
    let commands = commands(state)
    let row = row ?? state.screen.palette?.row ?? 0
    guard row < commands.count else {
      state.notice = "there is no such command"
      return .none
    }
    state.screen.palette = nil
    let effect = update(&state, by: commands[row].message)
    // The field of the palette had the focus, which would go to a control at random.
    if state.focus == .free { state.focus = .head }
    return effect
  }
}
