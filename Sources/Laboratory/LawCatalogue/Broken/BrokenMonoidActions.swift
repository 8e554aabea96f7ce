public import ComonadLaws
import Comonads
import LedgerUpdate

/// The actions of words on a dial that are wrong.
public let brokenMonoidActions: [BrokenInstance] = [
  action(
    ClearsMark.self,
    "clearsMark",
    "act changes the state by an empty word, too",
    caughtBy: ["monoid-action.identity"],
    states: .cases
  ),
  action(
    Reverses.self,
    "reverses",
    "act begins with the last letter",
    caughtBy: ["monoid-action.composition"],
    states: .cases
  ),
  action(
    Stops.self,
    "stops",
    "act stops after three letters",
    caughtBy: ["monoid-action.composition"],
    states: .cases
  ),
  action(
    Counts.self,
    "counts",
    "act turns the dial once for each call",
    caughtBy: ["monoid-action.composition", "monoid-action.identity"],
    states: .cases
  ),
  action(
    SharesDial.self,
    "shared",
    "copies of the state share one object, which act changes",
    caughtBy: ["monoid-action.copy"],
    states: Generator<Trit>.cases.map { SharedDial($0) }
  ),
]

/// The instance of an action of words.
private func action<Action: MonoidAction & SendableMetatype>(
  _ action: Action.Type,
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  states: Generator<Action.State>,
  line: Int = #line
) -> BrokenInstance where Action.State: Observed, Action.Change == String {
  BrokenInstance(
    Instance(
      "MonoidAction.\(name)",
      monoidActionLaws(action, states: states, changes: .words),
      line: line
    ),
    operation: "act",
    fault: fault,
    caughtBy: laws
  )
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
