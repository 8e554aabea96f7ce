import ComonadLaws
import ComponentKit
import Markup
import SamplePrograms
import TerminalHost

/// The laboratory: a program that shows other programs, and the spaces that they live in.
///
/// It is itself a program of messages, and runs in every architecture as those that it shows.
struct Laboratory: MarkupProgram, ActiveProgram {
  /// All that the laboratory remembers.
  struct State {
    /// The program that is looked at.
    var bench: any Bench
    /// What is written at the lower edge.
    var line = ""
    /// Whether a line is being written.
    var isWriting = false
    /// What was wrong with the message before, or what else is to be told.
    var notice = ""
    /// Whether the help is shown instead.
    var showsHelp = false
    /// What was found of the laws.
    var laws = LawsProgress.none
    /// What a message costs.
    var cost = ""
    /// How often another program or architecture was chosen; what older work sends is not heard.
    var turn = 0
    /// The room that there is.
    var size = TerminalSize(columns: 80, rows: 24)
  }

  /// What a person does, and what the work outside tells.
  enum Message: Sendable {
    /// A message of the program that is looked at.
    case posted(Posted)
    /// A message of that program's work, asked for in a turn.
    case heard(Heard, turn: Int)
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
    case travel(Travel)
    /// The help is shown, or no longer.
    case help
    /// What is open is closed, and what is under way ends.
    case close
    /// The laws are to be checked, or have been.
    case checkLaws
    case checked(LawsProgress)
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

  /// The state at the beginning, and what the program asks for there.
  private func begin() -> (state: State, effect: Effect<Message>) {
    var state = State(bench: bench(first.program, in: first.architecture))
    let effect = ask(&state)
    return (state, effect)
  }

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    state.notice = ""
    switch message {
    case .posted(let message): state.note(state.bench.send(message))
    case .heard(let message, let turn):
      if turn == state.turn { state.note(state.bench.hear(message)) }
    case .write: state.isWriting = true
    case .typed(let line): state.line = line
    case .wrote: state.isWriting = false
    case .send:
      let refusal = state.bench.send(line: state.line)
      if refusal == nil { state.line = "" }
      state.note(refusal)
    case .program(let name):
      guard let program = programs.first(where: { $0.name == name }) else { break }
      return choose(bench(program, in: state.bench.architecture), &state)
    case .nextProgram(let step):
      let here = programs.firstIndex { $0.name == state.bench.program } ?? 0
      let next = programs[(here + step + programs.count) % programs.count]
      return choose(bench(next, in: state.bench.architecture), &state)
    case .architecture(let name):
      return choose(state.bench.moved(to: name), &state)
    case .travel(let travel): state.note(state.bench.travel(travel))
    case .help: state.showsHelp.toggle()
    case .close:
      state.showsHelp = false
      state.isWriting = false
      return stop(&state)
    case .checkLaws: return check(&state)
    case .checked(let progress): state.laws = progress
    case .measure: return measure(&state)
    case .measured(let text): state.cost = text
    case .resized(let size): state.size = size
    }
    return ask(&state)
  }

  /// Looks at another program, of which nothing is known yet; the work of the one before ends.
  private func choose(_ bench: any Bench, _ state: inout State) -> Effect<Message> {
    state.bench = bench
    state.turn += 1
    return .merge([stop(&state), .cancel("program"), ask(&state)])
  }

  /// Asks for what the program asks for.
  private func ask(_ state: inout State) -> Effect<Message> {
    state.bench.takeEffect().map { [turn = state.turn] in .heard($0, turn: turn) }
      .within("program")
  }

  /// Stops what the laboratory itself has under way, and forgets what was found.
  private func stop(_ state: inout State) -> Effect<Message> {
    state.laws = .none
    state.cost = ""
    return .merge([.cancel("laws"), .cancel("cost")])
  }
}

extension Laboratory.State {
  fileprivate mutating func note(_ refusal: String?) { notice = refusal ?? "" }
}
