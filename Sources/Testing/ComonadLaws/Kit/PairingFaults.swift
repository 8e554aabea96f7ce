/// The faults of pairings, and of the moves made of them.
///
/// The laws of every pairing hardly tell one fault from another; what else breaks is the law that
/// says where an effect leads, which each pair has for itself.
let pairingFaults = everyPairingFaults + anchorFaults + moveFaults

// MARK: - Every pairing

private let everyPairingFaults = [
  Fault(
    "pair",
    "pair runs the program more than once, or the monad tells what the comonad reads backwards",
    breaks: ["pairing.join"]
  ),
  Fault(
    "pair",
    "pair starts elsewhere than in the focus",
    breaks: ["pairing.unit", "pairing.join", "store-state.get"]
  ),
  Fault("pair", "pair combines more than once", breaks: ["pairing.once"]),
  Fault(
    "map",
    "map of the monad does more than change its answer",
    breaks: ["pairing.natural"]
  ),
  Fault(
    "lift",
    "of a program and its space only one is translated",
    breaks: ["pairing-morphism.adjoint"]
  ),
]

// MARK: - Where an effect leads

private let anchorFaults = [
  Fault(
    "pair",
    "pair does not go where an effect leads: it stays, goes too far or goes elsewhere",
    breaks: [
      "store-state.put", "traced-writer.tell", "ledger-update.dispatch", "ledger-update.state",
      "moore-free.send", "cofree-free.operation", "cofree-free.layer", "env-reader.ask",
      "space-co.answering",
    ]
  ),
  Fault(
    "pair",
    "pair stays, goes too far or goes backwards: two programs in a row do not lead where each does",
    breaks: [
      "pairing.join", "store-state.put", "traced-writer.tell", "ledger-update.dispatch",
      "moore-free.send", "cofree-free.operation", "cofree-free.layer",
    ]
  ),
  Fault(
    "pair",
    "pair goes wrong after the first effect: it stops early, or begins with the last one",
    breaks: ["pairing.join", "cofree-free.layer"]
  ),
  Fault(
    "getState",
    "getState answers with the state from before what was dispatched",
    breaks: ["ledger-update.state"]
  ),
  Fault("to", "a walk to a place does not end there", breaks: ["zipper-walk.to"]),
  Fault("left", "a walk to one side leads to the other", breaks: ["zipper-walk.sides"]),
]

// MARK: - Moves

private let moveFaults = [
  Fault(
    "move",
    "move runs the program and stays where it is",
    breaks: ["runner.flatMap", "move.pair"]
  ),
  Fault(
    "move",
    "move runs the program more than once",
    breaks: ["runner.flatMap", "move.composition", "move.pair"]
  ),
  Fault(
    "move",
    "move goes further than the program does",
    breaks: ["runner.unit", "runner.flatMap", "move.unit", "move.composition", "move.pair"]
  ),
  Fault("move", "move moves copies of the space, too", breaks: ["move.in-place", "move.copy"]),
  Fault(
    "moved",
    "moved(by:) returns a space that has not moved",
    breaks: ["move.in-place", "move.pair"]
  ),
  Fault(
    "select",
    "select reads from before the move",
    breaks: ["move.select", "move.duplicate"]
  ),
  Fault("map", "map does not keep the focus", breaks: ["move.map"]),
  Fault("extend", "extend does not keep the focus", breaks: ["move.extend"]),
]
