import ComponentKit
import Markup
import SamplePrograms
import TestSupport

/// The views of a program at the start and after each message, and its refusals.
struct History: Equatable {
  /// The views.
  var views: [String]
  /// The reasons of the refusals.
  var refused: [String] = []
}

/// Sends messages to a program by its own update, without an architecture.
func history<P: DrawnProgram>(_ program: P, _ messages: [P.Message]) -> History
where P.View == String {
  var state = program.initial
  var history = History(views: [program.view(state) { _ in }])
  for message in messages {
    if let refusal = program.step(&state, by: message) { history.refused.append(refusal.reason) }
    history.views.append(program.view(state) { _ in })
  }
  return history
}

/// The last view of a program after messages.
func lastView<P: DrawnProgram>(_ program: P, _ messages: P.Message...) -> String?
where P.View == String {
  history(program, messages).views.last
}

/// The state of a program after messages that it accepts.
func state<P: DrawnProgram>(_ program: P, after messages: [P.Message]) -> P.State {
  var state = program.initial
  for message in messages { program.step(&state, by: message) }
  return state
}

extension CellAddress {
  static let a0 = CellAddress(column: 0, row: 0)
  static let a1 = CellAddress(column: 0, row: 1)
  static let b0 = CellAddress(column: 1, row: 0)
  static let b1 = CellAddress(column: 1, row: 1)
  static let c50 = CellAddress(column: 2, row: 50)
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
