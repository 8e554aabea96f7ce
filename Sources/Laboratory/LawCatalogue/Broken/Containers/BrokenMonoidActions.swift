public import ComonadLaws
import Comonads
import LedgerUpdate

/// The actions of words on a dial that are wrong.
public let brokenMonoidActions: [BrokenInstance] = [
  action("clearsMark", "act changes the state by an empty word, too", Generator<Both>.cases) {
    SpelledDial.act(on: &$0.first, by: $1)
    $0.second = .zero
  }.caught(by: "monoid-action.identity"),
  action("reverses", "act begins with the last letter", trits) {
    SpelledDial.act(on: &$0, by: String($1.reversed()))
  }.caught(by: "monoid-action.composition"),
  action("stops", "act stops after three letters", trits) {
    SpelledDial.act(on: &$0, by: String($1.prefix(3)))
  }.caught(by: "monoid-action.composition"),
  action("counts", "act turns the dial once for each call", trits) { dial, _ in dial = dial.next }
    .caught(by: "monoid-action.identity", "monoid-action.composition"),
  action(
    "shared",
    "copies of the state share one object, which act changes",
    trits.map { SharedDial($0) }
  ) {
    SpelledDial.act(on: &$0.position, by: $1)
  }.caught(by: "monoid-action.copy"),
]

private let trits = Generator<Trit>.cases

/// Returns the instance of a wrong action of words.
private func action<Dial: Observed>(
  _ name: String,
  _ fault: String,
  _ dials: Generator<Dial>,
  act: @escaping @Sendable (inout Dial, String) -> Void
) -> FaultyInstance {
  FaultyInstance("MonoidAction.\(name)", "act", fault) {
    monoidActionLaws(
      FaultyAction<Dial>.self,
      states: dials.map { FaultyAction.State(dial: $0, act: act) },
      changes: .words
    )
  }
}

/// An action of words whose states say how they act.
private enum FaultyAction<Dial: Observed>: MonoidAction {
  struct State: Observed {
    var dial: Dial
    let act: @Sendable (inout Dial, String) -> Void

    func show(in reading: inout Reading) { dial.show(in: &reading) }
  }

  static func act(on state: inout State, by change: String) { state.act(&state.dial, change) }
}

/// A dial that copies share.
private final class SharedDial: Observed {
  var position: Trit

  init(_ position: Trit) { self.position = position }

  func show(in reading: inout Reading) { position.show(in: &reading) }
}
