import ComponentKit
import Markup
import SamplePrograms
import TestSupport

/// The views of a program at the start and after each line, and its refusals.
struct History: Equatable {
  /// The views.
  var views: [String]
  /// The reasons of the refusals.
  var refused: [String] = []
}

/// Runs lines of a script on a program in one architecture.
func history<A: ProgramArchitecture>(
  _ component: Component<A>,
  _ lines: [String]
) throws -> History where A.Program: ScriptedProgram {
  var component = component
  var history = History(views: [component.view])
  for message in try lines.flatMap({ try A.Program.parse($0) }) {
    if let refusal = component.send(message) { history.refused.append(refusal.reason) }
    history.views.append(component.view)
  }
  return history
}

/// Runs lines of a script on a program by its own update, without an architecture.
func history<P: ScriptedProgram>(_ program: P, _ lines: [String]) throws -> History {
  var state = program.initial
  var history = History(views: [program.view(state) { _ in }])
  for message in try lines.flatMap({ try P.parse($0) }) {
    if let refusal = program.refusal(of: message, in: state) {
      history.refused.append(refusal.reason)
    } else {
      program.update(&state, by: message)
    }
    history.views.append(program.view(state) { _ in })
  }
  return history
}

/// The last view of a program after lines of a script.
func lastView(_ program: some ScriptedProgram, _ lines: String...) throws -> String? {
  try history(program, lines).views.last
}

/// The state of a program after messages that it accepts.
func state<P: ScriptedProgram>(_ program: P, after lines: [String]) throws -> P.State {
  var state = program.initial
  for message in try lines.flatMap({ try P.parse($0) })
  where program.refusal(of: message, in: state) == nil {
    program.update(&state, by: message)
  }
  return state
}

extension SplitMix {
  /// A text of scalars from the whole of Unicode that fits on a line and is not blank.
  mutating func title() -> String {
    var title = "."
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let limit: UInt32 = Bool.random(using: &self) ? 0x7F : 0x10FFFF
      let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &self))
      if let scalar, scalar != "\n" { title.unicodeScalars.append(scalar) }
    }
    return title + "."
  }
}
