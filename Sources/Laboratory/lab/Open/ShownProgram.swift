import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms

/// The program that the laboratory shows, in any architecture.
///
/// Its one conformance is ``ShownComponent``; the laboratory holds one of any program.
protocol ShownProgram<Base> {
  /// The type of the program.
  associatedtype Base: ScriptedProgram

  /// The architecture that it runs in.
  var architecture: ArchitectureName { get }

  /// The running program, with its history.
  var component: any Child<HistoryMessage<Base.Message>, Timeline<Base>> { get set }

  /// The effects that the program has requested.
  var asked: Effect<HistoryMessage<Base.Message>> { get set }
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
  /// The message, with the place in the history that requested it.
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
