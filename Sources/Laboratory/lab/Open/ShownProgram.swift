import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms

/// The program that the laboratory shows, in any architecture.
protocol ShownProgram {
  /// The word by which the program is chosen.
  var program: String { get }

  /// The architecture that it runs in.
  var architecture: ArchitectureName { get }

  /// The markup of the program.
  var markup: Markup<AnyMessage> { get }

  /// The messages that led here and those that follow, with the number of the first.
  var log: (first: Int, lines: [String]) { get }

  /// The branches of the history that are not shown, the one that was left first in front.
  var branches: [HistoryBranch] { get }

  /// Returns the messages of a branch, from where it differs.
  func lines(of branch: HistoryBranch) -> [String]

  /// How many messages have led to what is shown.
  var place: Int { get }

  /// The space around the present state, as the architecture shows it.
  var space: ShownSpace { get }

  /// The names of the law kit's instances of the program in its architecture.
  var lawNames: [String] { get }

  /// Sends a message of the program's own view, and returns why it was refused, if it was.
  mutating func send(_ message: AnyMessage) -> String?

  /// Sends the messages of a line of a script, and returns what is wrong with it, if something is.
  mutating func send(line: String) -> String?

  /// Returns the effects that the program asks for, once.
  mutating func takeEffect() -> Effect<EffectMessage>

  /// Sends a message of an effect, and returns why it was refused, if it was.
  mutating func receive(_ message: EffectMessage) -> String?

  /// Moves in the history, and returns why not, where the move leads nowhere.
  mutating func travel(_ move: HistoryMove) -> String?

  /// Returns the program with its history in another architecture.
  func moved(to architecture: ArchitectureName) -> any ShownProgram
}

/// A message of some program.
struct AnyMessage: Sendable {
  /// The message as a script writes it.
  let line: String

  /// The message.
  let message: any Sendable
}

/// A message that an effect of some program has sent.
struct EffectMessage: Sendable {
  /// The message, with the place in the history that asked for it.
  let message: any Sendable
}

/// A move in a history.
enum HistoryMove: Equatable, Sendable {
  /// Goes back by one message.
  case back
  /// Goes forth by one message.
  case forth
  /// Goes to the state after so many messages.
  case to(Int)
  /// Goes to the end of a branch, by its name.
  case branch(Int)
  /// Goes to the end of the branch that was left first, so that all of them come in turn.
  case nextBranch
}

/// Opens a program in an architecture.
func show(
  _ program: any ScriptedProgram.Type,
  in architecture: ArchitectureName
) -> any ShownProgram {
  func open<Base: ScriptedProgram>(_ base: Base.Type) -> any ShownProgram {
    ShownComponent<Base>(architecture)
  }
  return open(program)
}

extension ArchitectureName {
  /// The names of the law kit's instances of the comonad and of the pairing.
  var lawInstances: [String] {
    let pairing = "\(pair.comonad)-\(pair.monad)"
    return [self == .halogen ? "Cofree.dual" : pair.comonad, pairing]
  }
}
