import ComponentKit
import Markup
import SamplePrograms

/// A program on the laboratory's bench, whatever it is and in whatever architecture it runs.
protocol Bench {
  /// The word by which the program is chosen.
  var program: String { get }

  /// The architecture that it runs in.
  var architecture: ArchitectureName { get }

  /// What the program draws.
  var markup: Markup<Posted> { get }

  /// The messages that led here and those that follow, with the number of the first.
  var log: (first: Int, lines: [String]) { get }

  /// The ways that were left for the one that is shown, in the order in which they were left.
  var ways: [HistoryBranch] { get }

  /// Returns the messages of such a way, from where it differs.
  func lines(of way: HistoryBranch) -> [String]

  /// How many messages have led to what is shown.
  var place: Int { get }

  /// The space around the point in focus.
  var prospect: Prospect { get }

  /// The names of the law kit's instances that speak of the program in its architecture.
  var lawNames: [String] { get }

  /// Sends a message of the program's own view, and returns why it was refused, if it was.
  mutating func send(_ message: Posted) -> String?

  /// Sends what a line of a script says, and returns what is wrong with it, if something is.
  mutating func send(line: String) -> String?

  /// Returns what the program asks to be done outside, once.
  mutating func takeEffect() -> Effect<Heard>

  /// Takes what the program's work has sent, and returns why it was refused, if it was.
  mutating func hear(_ message: Heard) -> String?

  /// Goes elsewhere in the history, and returns why not, if there is nothing.
  mutating func travel(_ travel: Travel) -> String?

  /// Returns the program with all that it remembers in another architecture.
  func moved(to architecture: ArchitectureName) -> any Bench
}

/// A message of some program.
struct Posted: Sendable {
  /// The message as a script writes it.
  let line: String

  /// The message.
  let message: any Sendable
}

/// What the work of some program has sent.
struct Heard: Sendable {
  /// The message, which knows the place in the history that asked for it.
  let message: any Sendable
}

/// A move in a history.
enum Travel: Equatable, Sendable {
  /// Goes back by one message.
  case back
  /// Goes forth by one message.
  case forth
  /// Goes to where the program stood after so many messages.
  case to(Int)
  /// Goes to the end of a way that was left, by its name.
  case way(Int)
  /// Goes to the end of the way that was left first, so that all of them come in turn.
  case nextWay
}

/// Opens a program in an architecture.
func bench(
  _ program: any ScriptedProgram.Type,
  in architecture: ArchitectureName
) -> any Bench {
  func open<Base: ScriptedProgram>(_ base: Base.Type) -> any Bench {
    architecture.bench(of: Traveller<Base>())
  }
  return open(program)
}

extension ArchitectureName {
  /// Starts a program in the architecture.
  func bench<Base: ScriptedProgram>(of program: Traveller<Base>) -> any Bench {
    switch self {
    case .elm: ProgramBench<Elm<Traveller<Base>>, Base>(self, program)
    case .redux: ProgramBench<Redux<Traveller<Base>>, Base>(self, program)
    case .react: ProgramBench<React<Traveller<Base>>, Base>(self, program)
    case .halogen: ProgramBench<Halogen<Traveller<Base>>, Base>(self, program)
    }
  }

  /// The architecture as its type is named.
  var typeName: String {
    switch self {
    case .elm: "Elm"
    case .redux: "Redux"
    case .react: "React"
    case .halogen: "Halogen"
    }
  }

  /// The comonad that it sees, and its pairing with the monad that moves.
  var pair: (comonad: String, pairing: String, instances: [String]) {
    switch self {
    case .elm: ("Moore", "Moore-Free", ["Moore", "Moore-Free"])
    case .redux: ("Ledger", "Ledger-Update", ["Ledger", "Ledger-Update"])
    case .react: ("Store", "Store-State", ["Store", "Store-State"])
    case .halogen: ("Cofree", "Cofree-Free", ["Cofree.dual", "Cofree-Free"])
    }
  }
}
