public import ComonadLaws

/// The monads in which one operation is wrong.
public let brokenMonads: [BrokenInstance] =
  brokenStates + brokenReaders + brokenWriters + brokenUpdates + brokenFrees + brokenCos
  + brokenTreeWalks + brokenMonadMorphisms
  + brokenLoops

/// The pairs whose pairing is wrong.
public let brokenPairings: [BrokenInstance] =
  brokenStorePairings + brokenTracedPairings + brokenFreePairings + brokenAnchors + brokenMoves
