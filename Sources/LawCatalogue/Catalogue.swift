public import ComonadLaws

/// The instances that obey all their laws.
public let lawfulInstances: [Instance] = [
  storeInstances
].flatMap { $0 }

/// The instances with one fault each, which a law must catch.
public let brokenInstances: [BrokenInstance] = [
  brokenStores
].flatMap { $0 }
