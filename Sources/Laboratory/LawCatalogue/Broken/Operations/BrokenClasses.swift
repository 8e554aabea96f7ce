import ComonadLaws

/// Operations of the classes of comonads, each wrong in one way.
///
/// The comonads themselves are right, so that only the laws of the class are checked.
let brokenClasses: [BrokenInstance] =
  brokenStoreOperations + brokenEnvOperations + brokenTracedOperations + brokenMooreOperations
  + brokenZipperOperations + brokenLedgerOperations + brokenCofreeOperations
  + brokenCofreeWalks
