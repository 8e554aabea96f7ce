package import ComonadLaws

/// The instances that obey all their laws.
package let lawfulInstances: [Instance] = [
  exhausting(comonadInstances, spans: ["Store": 2, "Identity": 0, "Env": 0]),
  exhausting(cofreeInstances),
  exhausting(spaceInstances, spans: ["Space.Env": 0]),
  exhausting(containerInstances, spans: ["StoreContainer": 2, "EnvContainer": 0]),
  exhausting(
    [
      machineInstances, morphismInstances, retrofunctorInstances, meaningInstances,
      isomorphismInstances, opticsInstances, monoidInstances, monadInstances, pairInstances,
      coInstances, applyInstances,
    ]
    .flatMap { $0 }
  ),
  exhaustingLists(architectureInstances),
  exhausting(dayInstances + switchInstances),
  effectInstances,
  exhaustingLists(translationInstances),
].flatMap { $0 }

/// Returns the instances, whose generators make all values up to the bound of a walk.
///
/// - Parameters:
///   - instances: The instances.
///   - spans: The steps within which each place is, by the names of the instances.
/// - Returns: The instances with a statement.
private func exhausting(_ instances: [Instance], spans: [String: Int] = [:]) -> [Instance] {
  instances.map { instance in
    instance.exhausting(
      span: spans[instance.name],
      because: "The generators make all shapes, values, functions and programs within the bound."
    )
  }
}

/// Returns the instances of components, whose messages are listed.
private func exhaustingLists(_ instances: [Instance]) -> [Instance] {
  instances.map { instance in
    instance.exhausting(
      acceptingLists: true,
      because: "The listed messages stand for all; all histories of them within the bound are made."
    )
  }
}

/// The instances with one fault each, which a law must catch.
package let brokenInstances: [BrokenInstance] = [
  brokenStores, brokenMachines, brokenTrees, brokenTraced, brokenStoreOperations,
  brokenEnvOperations, brokenTracedOperations, brokenMooreOperations, brokenZipperOperations,
  brokenLedgerOperations, brokenReplicaOperations, brokenCofreeOperations, brokenCofreeWalks,
  brokenContainers,
  brokenTranslations, brokenOptics, brokenMonoids, brokenMonoidActions, brokenMonads,
  brokenPairings, brokenPublished, brokenComponents, brokenRefusals, brokenHistories, brokenDays,
  brokenDayStructures, brokenSwitches, brokenEffects, brokenComponentTranslations,
].flatMap { $0 }

/// The monads in which one operation is wrong.
package let brokenMonads: [BrokenInstance] =
  brokenStates + brokenReaders + brokenWriters + brokenUpdates + brokenFrees + brokenCos
  + brokenTreeWalks + brokenMonadMorphisms + brokenLoops

/// The pairs whose pairing is wrong.
package let brokenPairings: [BrokenInstance] =
  brokenStorePairings + brokenTracedPairings + brokenFreePairings + brokenAnchors + brokenMoves
