public import ComonadLaws

/// The instances that obey all their laws.
public let lawfulInstances: [Instance] = [
  storeInstances,
  comonadInstances,
  cofreeInstances,
  spaceInstances,
  containerInstances,
  machineInstances,
  morphismInstances,
  retrofunctorInstances,
  meaningInstances,
  isomorphismInstances,
  opticsInstances,
  monadInstances,
  pairInstances,
  coInstances,
  applyInstances,
  architectureInstances,
  dayInstances,
  switchInstances,
  effectInstances,
  translationInstances,
].flatMap { $0 }

/// The instances with one fault each, which a law must catch.
public let brokenInstances: [BrokenInstance] = [
  brokenStores,
  brokenMachines,
  brokenTrees,
  brokenTraced,
  brokenClasses,
  brokenContainers,
  brokenTranslations,
  brokenOptics,
  brokenMonads,
  brokenPairings,
  brokenPublished,
  brokenComponents,
  brokenDays,
  brokenDayStructures,
  brokenSwitches,
  brokenEffects,
  brokenComponentTranslations,
].flatMap { $0 }
