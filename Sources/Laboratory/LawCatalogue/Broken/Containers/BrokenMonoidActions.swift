public import ComonadLaws
import Comonads
import LedgerUpdate

/// The actions of words on a dial that are wrong.
public let brokenMonoidActions: [BrokenInstance] = [
  action(
    "clearsMark",
    "act",
    "act changes the state by an empty word, too",
    laws(of: ClearsMark.self, states: .cases)
  ).caught(by: "monoid-action.identity"),
  action(
    "reverses",
    "act",
    "act begins with the last letter",
    laws(of: Reverses.self, states: .cases)
  ).caught(by: "monoid-action.composition"),
  action("stops", "act", "act stops after three letters", laws(of: Stops.self, states: .cases))
    .caught(by: "monoid-action.composition"),
  action(
    "counts",
    "act",
    "act turns the dial once for each call",
    laws(of: Counts.self, states: .cases)
  )
  .caught(by: "monoid-action.identity", "monoid-action.composition"),
  action(
    "shared",
    "act",
    "copies of the state share one object, which act changes",
    laws(of: SharesDial.self, states: Generator<Trit>.cases.map { SharedDial($0) })
  ).caught(by: "monoid-action.copy"),
]

private let action = InstanceFamily<Suite>("MonoidAction")

/// Returns the laws of an action of words.
private func laws<Action: MonoidAction & SendableMetatype>(
  of action: Action.Type,
  states: Generator<Action.State>
) -> Suite where Action.State: Observed, Action.Change == String {
  monoidActionLaws(action, states: states, changes: .words)
}

// MARK: - Actions

/// Clears the second part, whatever the word.
private enum ClearsMark: MonoidAction {
  static func act(on state: inout Both, by change: String) {
    SpelledDial.act(on: &state.first, by: change)
    state.second = .zero
  }
}

private enum Reverses: MonoidAction {
  static func act(on state: inout Trit, by change: String) {
    SpelledDial.act(on: &state, by: String(change.reversed()))
  }
}

/// An action of short words only.
private enum Stops: MonoidAction {
  static func act(on state: inout Trit, by change: String) {
    SpelledDial.act(on: &state, by: String(change.prefix(3)))
  }
}

private enum Counts: MonoidAction {
  static func act(on state: inout Trit, by change: String) { state = state.next }
}

private enum SharesDial: MonoidAction {
  static func act(on state: inout SharedDial, by change: String) {
    SpelledDial.act(on: &state.position, by: change)
  }
}

/// A dial that copies share.
private final class SharedDial: Observed {
  var position: Trit

  init(_ position: Trit) { self.position = position }

  func show(in reading: inout Reading) { position.show(in: &reading) }
}
