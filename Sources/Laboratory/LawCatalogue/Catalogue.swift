package import ComonadLaws

/// The instances that obey all their laws.
package let lawfulInstances: [Instance] = [
  comonadInstances, cofreeInstances, spaceInstances, containerInstances, machineInstances,
  morphismInstances, retrofunctorInstances, meaningInstances, isomorphismInstances,
  opticsInstances, monoidInstances, monadInstances, pairInstances, coInstances, applyInstances,
  architectureInstances, compositionInstances, childInstances, dayInstances, switchInstances,
  effectInstances, translationInstances, markupInstances,
].flatMap { $0 }

/// The instances with one fault each, which a law must catch.
package let brokenInstances: [BrokenInstance] = [
  brokenStores, brokenMachines, brokenTrees, brokenTraced, brokenStoreOperations,
  brokenEnvOperations, brokenTracedOperations, brokenMooreOperations, brokenZipperOperations,
  brokenLedgerOperations, brokenCofreeOperations, brokenCofreeWalks, brokenContainers,
  brokenTranslations, brokenOptics, brokenMonoids, brokenMonoidActions, brokenMonads,
  brokenPairings, brokenPublished, brokenComponents, brokenCompositions, brokenHistories,
  brokenChildren, brokenDays, brokenDayStructures, brokenSwitches, brokenEffects,
  brokenComponentTranslations, brokenMarkup, brokenMarkupLists, brokenTemplates,
].flatMap { $0 }

/// The monads in which one operation is wrong.
package let brokenMonads: [BrokenInstance] =
  brokenStates + brokenReaders + brokenWriters + brokenUpdates + brokenFrees + brokenCos
  + brokenTreeWalks + brokenMonadMorphisms + brokenLoops

/// The pairs whose pairing is wrong.
package let brokenPairings: [BrokenInstance] =
  brokenStorePairings + brokenTracedPairings + brokenFreePairings + brokenAnchors + brokenMoves
