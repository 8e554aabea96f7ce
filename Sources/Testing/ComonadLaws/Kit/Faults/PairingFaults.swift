/// The faults of pairings, and of the moves made of them.
///
/// The laws of every pairing hardly distinguish the faults. Each pair has a law of its own about
/// where an effect leads, which breaks too.
let pairingFaults = Fault.table(
  """
  # Every pairing
  pair: pair runs the program more than once, or monad and comonad use opposite orders
    pairing.join
  pair: pair starts elsewhere than in the focus
    pairing.unit pairing.join store-state.get
  pair: pair combines more than once
    pairing.once
  map: map of the monad does more than change its answer
    pairing.natural
  lift: of a program and its space only one is translated
    pairing-morphism.adjoint

  # The place to which an effect leads
  pair: pair does not go where an effect leads: it stays, goes too far or goes elsewhere
    store-state.put traced-writer.tell ledger-update.dispatch ledger-update.state moore-free.send
    cofree-free.operation cofree-free.layer env-reader.ask space-co.answering
  pair: pair stays, goes too far or backwards: two programs in a row do not lead where each does
    pairing.join store-state.put traced-writer.tell ledger-update.dispatch moore-free.send
    cofree-free.operation cofree-free.layer
  pair: pair goes wrong after the first effect: it stops early, or begins with the last one
    pairing.join cofree-free.layer
  getState: getState answers with the state from before what was dispatched
    ledger-update.state
  to: a walk to a place does not end there
    zipper-walk.to
  left: a walk to one side leads to the other
    zipper-walk.sides

  # Moves
  move: move runs the program and stays where it is
    runner.flatMap move.pair
  move: move runs the program more than once
    runner.flatMap move.composition move.pair
  move: move goes further than the program does
    runner.unit runner.flatMap move.unit move.composition move.pair
  move: move moves copies of the space, too
    move.in-place move.copy
  moved: moved(by:) returns a space that has not moved
    move.in-place move.pair
  select: select reads from before the move
    move.select move.duplicate
  map: map does not keep the focus
    move.map
  extend: extend does not keep the focus
    move.extend
  """
)
