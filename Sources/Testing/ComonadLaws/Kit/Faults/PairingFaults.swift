/// The faults of pairings, and of the moves made of them.
let pairingFaults = Fault.table(
  """
  # Every pairing
  pair: two programs in a row do not lead where each does, or the first one runs more than once
    pairing.join
  pair: pair starts elsewhere than in the focus
    pairing.unit pairing.join
  pair: pair combines more than once
    pairing.once
  map: map of the monad does more than change its answer
    pairing.natural

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
