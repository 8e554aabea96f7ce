/// The faults of monads and of the operations of their classes.
///
/// A fault breaks the laws of a monad, and those of the class of the monad besides. A signature
/// holds the latter for every class: only laws that were checked count.
let monadFaults =
  flatMapFaults + stateFaults + readerFaults + writerFaults + updateFaults + freeFaults
  + freeFoldFaults + coFaults + morphismFaults + loopFaults

// MARK: - Every monad

private let flatMapFaults = [
  Fault(
    "flatMap",
    "flatMap drops what the first program does, and keeps its answer",
    breaks: [
      "monad.right-identity", "monad.map-by-flatMap", "state.put-get", "writer.listen-value",
      "writer.listen-tell", "writer.censor-tell", "free.fold-liftF", "free.fold-flatMap",
      "free.iter-liftF", "free.cutoff-zero", "free.cutoff-liftF", "bind.left", "bind.right",
    ]
  ),
  Fault(
    "flatMap",
    "flatMap does what the first program does twice",
    breaks: [
      "monad.right-identity", "monad.associativity", "monad.map-by-flatMap", "writer.tell-tell",
      "writer.listen-value", "writer.listen-tell", "writer.censor-tell", "free.fold-liftF",
      "free.fold-flatMap", "free.foldFree-liftF", "free.iter-liftF", "free.cutoff-liftF",
      "bind.left", "bind.right",
    ]
  ),
  Fault(
    "flatMap",
    "flatMap drops what the second program does, and keeps its answer",
    breaks: [
      "monad.left-identity", "writer.tell-empty", "writer.tell-tell", "writer.listen-tell",
    ]
  ),
  Fault(
    "flatMap",
    "flatMap forgets where the second program ended",
    breaks: ["monad.left-identity", "monad.associativity", "state.put-put", "state.get-put"]
  ),
  Fault(
    "flatMap",
    "flatMap does what the second program does before what the first does",
    breaks: [
      "writer.tell-tell", "writer.listen-tell", "free.fold-liftF", "free.fold-flatMap",
      "free.foldFree-liftF", "free.iter-liftF", "free.cutoff-liftF", "bind.left", "bind.right",
    ]
  ),
  Fault(
    "pure",
    "pure does something besides answering",
    breaks: [
      "monad.left-identity", "monad.right-identity", "monad.map-by-flatMap",
      "writer.listen-value", "writer.censor-tell", "free.fold-pure", "free.foldFree-pure",
      "free.iter-pure", "free.cutoff-pure",
    ]
  ),
  Fault(
    "map",
    "map does what its program does twice",
    breaks: ["monad.map-identity", "monad.map-composition", "monad.map-by-flatMap"]
  ),
]

// MARK: - States, environments, logs

private let stateFaults = [
  Fault("put", "put does not go where it is told to", breaks: ["state.put-get"]),
  Fault(
    "get",
    "get does not answer with the position that is here",
    breaks: ["state.put-get", "state.get-put"]
  ),
  Fault("get", "get moves", breaks: ["state.put-get", "state.get-get"]),
]

private let readerFaults = [
  Fault(
    "local",
    "local does not change the environment, or ask does not answer with the one that is here",
    breaks: ["reader.local-ask"]
  ),
  Fault(
    "ask",
    "ask changes the environment of what follows",
    breaks: ["reader.ask-discarded", "reader.ask-ask", "reader.local-ask"]
  ),
  Fault(
    "local",
    "local changes the environment more than once",
    breaks: ["reader.local-composition", "reader.local-ask"]
  ),
  Fault(
    "local",
    "local changes the environment further than its function does",
    breaks: ["reader.local-identity", "reader.local-composition", "reader.local-ask"]
  ),
  Fault(
    "local",
    "local changes the environment of some programs and not of others",
    breaks: ["reader.local-composition", "reader.local-ask", "reader.local-flatMap"]
  ),
]

private let writerFaults = [
  Fault(
    "tell",
    "tell tells its log more than once",
    breaks: ["writer.tell-tell", "writer.listen-tell", "writer.censor-tell"]
  ),
  Fault(
    "tell",
    "tell tells another log than it is given",
    breaks: [
      "writer.tell-empty", "writer.tell-tell", "writer.listen-tell", "writer.censor-tell",
    ]
  ),
  Fault(
    "listen",
    "listen does not tell what it hears",
    breaks: ["writer.listen-value", "writer.listen-tell"]
  ),
  Fault(
    "censor",
    "censor rewrites the log more than once",
    breaks: ["writer.censor-composition", "writer.censor-tell", "writer.pass-censor"]
  ),
  Fault(
    "censor",
    "censor tells more than the log rewritten",
    breaks: [
      "writer.censor-identity", "writer.censor-composition", "writer.censor-tell",
      "writer.pass-censor",
    ]
  ),
  Fault("pass", "pass does not rewrite the log as it is told to", breaks: ["writer.pass-censor"]),
]

private let updateFaults = [
  Fault(
    "dispatch",
    "dispatch does nothing, or getState does not answer with the state that is here",
    breaks: ["update.dispatch-get"]
  ),
  Fault(
    "dispatch",
    "dispatch dispatches its change more than once",
    breaks: ["update.dispatch-dispatch", "update.dispatch-get"]
  ),
  Fault(
    "dispatch",
    "dispatch changes more than its change does",
    breaks: ["update.dispatch-empty", "update.dispatch-dispatch", "update.dispatch-get"]
  ),
  Fault(
    "getState",
    "getState changes the state",
    breaks: ["update.get-discarded", "update.dispatch-get"]
  ),
]

// MARK: - Free programs

private let freeFaults = [
  Fault(
    "liftF",
    "liftF performs its operation more than once",
    breaks: [
      "free.fold-liftF", "free.foldFree-liftF", "free.iter-liftF", "free.cutoff-liftF",
    ]
  ),
  Fault(
    "hoist",
    "hoist does not translate the operations",
    breaks: ["free.hoist-liftF"]
  ),
  Fault(
    "hoist",
    "hoist changes operations that its translation does not",
    breaks: ["free.hoist-identity", "free.hoist-composition", "free.hoist-liftF"]
  ),
  Fault(
    "cutoff",
    "cutoff does not count from zero: it allows an operation more",
    breaks: ["free.cutoff-zero"]
  ),
  Fault("cutoff", "cutoff does not count every operation", breaks: ["free.cutoff-liftF"]),
  Fault(
    "cutoff",
    "cutoff ends a program that has ended, as if it had one more operation",
    breaks: ["free.cutoff-pure", "free.cutoff-liftF"]
  ),
]

private let freeFoldFaults = [
  Fault("fold", "fold takes an operation for another", breaks: ["free.fold-liftF"]),
  Fault(
    "foldFree",
    "foldFree translates some operations and not others",
    breaks: ["free.foldFree-liftF", "free.foldFree-flatMap"]
  ),
  Fault("iter", "iter collapses a layer more than once", breaks: ["free.iter-liftF"]),
]

// MARK: - Walks, translations, loops

private let coFaults = [
  Fault(
    "answering",
    "a walk that answers with a position does not go there",
    breaks: ["co.answering"]
  ),
  Fault("along", "along does not translate the walk", breaks: ["co.along"]),
  Fault(
    "along",
    "along translates the walk more than once",
    breaks: ["co.along", "co.along-composition"]
  ),
  Fault(
    "along",
    "along goes further than the walk does",
    breaks: ["co.along", "co.along-identity", "co.along-composition"]
  ),
]

private let morphismFaults = [
  Fault(
    "translate",
    "the translation does what a program does more than once",
    breaks: ["monad-morphism.flatMap"]
  ),
  Fault(
    "translate",
    "the translation changes the answers",
    breaks: ["monad-morphism.pure", "monad-morphism.flatMap", "monad-morphism.map"]
  ),
  Fault(
    "meaning",
    "the meaning gets an answer from the wrong layer of the tree, or steps to the wrong one",
    breaks: ["free-meaning.liftF"]
  ),
  Fault(
    "meaning",
    "the meaning does what its program does more than once",
    breaks: [
      "monad-meaning.flatMap", "monad-meaning.there-and-back", "monad-meaning.back-and-there",
    ]
  ),
  Fault(
    "meaning",
    "the meaning changes the answers",
    breaks: [
      "monad-meaning.pure", "monad-meaning.flatMap", "monad-meaning.map",
      "monad-meaning.there-and-back", "monad-meaning.back-and-there",
    ]
  ),
  Fault(
    "init(meaning:)",
    "the program of a meaning does what is meant more than once",
    breaks: [
      "monad-unmeaning.flatMap", "monad-meaning.there-and-back", "monad-meaning.back-and-there",
    ]
  ),
  Fault(
    "init(meaning:)",
    "the program of a meaning changes the answers",
    breaks: [
      "monad-unmeaning.pure", "monad-unmeaning.flatMap", "monad-unmeaning.map",
      "monad-meaning.there-and-back", "monad-meaning.back-and-there",
    ]
  ),
]

private let loopFaults = [
  Fault(
    "sequence",
    "sequence does not run its programs from the first to the last",
    breaks: ["in-place.sequence-first"]
  ),
  Fault(
    "sequence",
    "sequence answers with more than its programs do",
    breaks: ["in-place.sequence-empty", "in-place.sequence-first"]
  ),
  Fault(
    "repeating",
    "repeating runs its program although it is to run it zero times",
    breaks: ["in-place.repeating-zero"]
  ),
  Fault(
    "repeating",
    "repeating does not run its program as often as it is told to",
    breaks: ["in-place.repeating-more"]
  ),
  Fault(
    "repeating",
    "repeating does not go on until the program answers",
    breaks: ["in-place.until"]
  ),
]
