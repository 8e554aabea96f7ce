import ComonadLaws
import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms
import TerminalHost

/// The laboratory: a program that shows other programs, and their spaces.
///
/// It is itself a program of messages, and runs in every architecture as those that it shows.
struct TerminalLaboratory: MarkupProgram, ActiveProgram {
  /// The state of the laboratory.
  struct State {
    /// The program that is explored.
    var shown: any ShownProgram
    /// The text of the field at the lower edge.
    var line = ""
    /// Whether a line is being written.
    var isWriting = false
    /// Why the last message was refused, or another notice.
    var notice: String?
    /// Whether the help is shown instead.
    var showsHelp = false
    /// The progress or the result of the check of laws, as text.
    var laws = ""
    /// The cost of a message, as text.
    var cost = ""
    /// How often another program or architecture was chosen; messages of older work are dropped.
    var turn = 0
    /// The room that there is.
    var size = TerminalSize(columns: 80, rows: 24)
  }

  /// The actions of a person, and the messages of effects.
  enum Message: Sendable {
    /// A message of the program that is explored.
    case sent(AnyMessage)
    /// A message of that program's work, requested in a turn.
    case received(EffectMessage, turn: Int)
    /// A line is begun, changed, left or sent.
    case write
    case typed(String)
    case wrote
    case send
    /// Another program or architecture is chosen.
    case program(String)
    case nextProgram(Int)
    case architecture(ArchitectureName)
    /// A move in the history.
    case travel(HistoryMove)
    /// The help is shown, or no longer.
    case help
    /// Closes the help, and cancels the running check or measurement.
    case close
    /// The laws are to be checked, or have been.
    case checkLaws
    case checked(String)
    /// The cost is to be measured, or has been.
    case measure
    case measured(String)
    /// The terminal has another size.
    case resized(TerminalSize)
  }

  /// The programs that can be chosen.
  let programs: [any ScriptedProgram.Type]

  /// The laws that can be checked.
  let catalogue: Catalogue

  /// The program and the architecture at the beginning.
  let first: (program: any ScriptedProgram.Type, architecture: ArchitectureName)

  var initial: State { begin().state }

  var initialEffect: Effect<Message> { begin().effect }

  /// The state at the beginning, and what the program requests there.
  private func begin() -> (state: State, effect: Effect<Message>) {
    var state = State(shown: show(first.program, in: first.architecture))
    let effect = ask(&state)
    return (state, effect)
  }

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    state.notice = nil
    switch message {
    case .sent(let message): state.notice = state.shown.send(message)
    case .received(let message, let turn):
      if turn == state.turn { state.notice = state.shown.receive(message) }
    case .write: state.isWriting = true
    case .typed(let line): state.line = line
    case .wrote: state.isWriting = false
    case .send:
      state.notice = state.shown.send(line: state.line)
      if state.notice == nil { state.line = "" }
    case .program(let name):
      guard let program = programs.first(where: { $0.name == name }) else { break }
      return choose(show(program, in: state.shown.architecture), &state)
    case .nextProgram(let step):
      let here = programs.firstIndex { $0.name == state.shown.program } ?? 0
      let next = programs[(here + step + programs.count) % programs.count]
      return choose(show(next, in: state.shown.architecture), &state)
    case .architecture(let name): return choose(state.shown.moved(to: name), &state)
    case .travel(let travel): state.notice = state.shown.travel(travel)
    case .help: state.showsHelp.toggle()
    case .close:
      state.showsHelp = false
      state.isWriting = false
      return stop(&state)
    case .checkLaws: return check(&state)
    case .checked(let text): state.laws = text
    case .measure: return measure(&state)
    case .measured(let text): state.cost = text
    case .resized(let size): state.size = size
    }
    return ask(&state)
  }

  /// Shows another program, without earlier results; the work of the one before ends.
  private func choose(_ program: any ShownProgram, _ state: inout State) -> Effect<Message> {
    state.shown = program
    state.turn += 1
    return .merge([stop(&state), .cancel("program"), ask(&state)])
  }

  /// Requests what the program requests.
  private func ask(_ state: inout State) -> Effect<Message> {
    state.shown.takeEffect().map { [turn = state.turn] in .received($0, turn: turn) }
      .within("program")
  }

  /// Stops the laboratory's own running work, and drops its results.
  private func stop(_ state: inout State) -> Effect<Message> {
    state.laws = ""
    state.cost = ""
    return .merge([.cancel("laws"), .cancel("cost")])
  }
}
