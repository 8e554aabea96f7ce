/// The faults of monads and of the operations of their classes.
///
/// A fault breaks the laws of a monad, and those of the class of the monad besides. A signature
/// holds the latter for every class: only laws that were checked count.
let monadFaults = Fault.table(
  """
  # Every monad
  flatMap: flatMap drops what the first program does, and keeps its answer
    monad.right-identity monad.map-by-flatMap state.put-get writer.listen-value writer.listen-tell
    writer.censor-tell free.fold-liftF free.fold-flatMap free.iter-liftF free.cutoff-zero
    free.cutoff-liftF bind.left bind.right
  flatMap: flatMap does what the first program does twice
    monad.right-identity monad.associativity monad.map-by-flatMap writer.tell-tell
    writer.listen-value writer.listen-tell writer.censor-tell free.fold-liftF free.fold-flatMap
    free.foldFree-liftF free.iter-liftF free.cutoff-liftF bind.left bind.right
  flatMap: flatMap drops what the second program does, and keeps its answer
    monad.left-identity writer.tell-empty writer.tell-tell writer.listen-tell
  flatMap: flatMap forgets where the second program ended
    monad.left-identity monad.associativity state.put-put state.get-put
  flatMap: flatMap does what the second program does before what the first does
    writer.tell-tell writer.listen-tell free.fold-liftF free.fold-flatMap free.foldFree-liftF
    free.iter-liftF free.cutoff-liftF bind.left bind.right
  pure: pure does something besides answering
    monad.left-identity monad.right-identity monad.map-by-flatMap writer.listen-value
    writer.censor-tell free.fold-pure free.foldFree-pure free.iter-pure free.cutoff-pure
  map: map does what its program does twice
    monad.map-identity monad.map-composition monad.map-by-flatMap

  # States, environments, logs
  put: put does not go to its position
    state.put-get
  get: get does not answer with the present position
    state.put-get state.get-put
  get: get moves
    state.put-get state.get-get

  local: local does not change the environment, or ask does not answer with the present one
    reader.local-ask
  ask: ask changes the environment of the next program
    reader.ask-discarded reader.ask-ask reader.local-ask
  local: local changes the environment more than once
    reader.local-composition reader.local-ask
  local: local changes the environment further than its function does
    reader.local-identity reader.local-composition reader.local-ask
  local: local changes the environment of some programs and not of others
    reader.local-composition reader.local-ask reader.local-flatMap

  tell: tell writes its log more than once
    writer.tell-tell writer.listen-tell writer.censor-tell
  tell: tell writes another log than it is given
    writer.tell-empty writer.tell-tell writer.listen-tell writer.censor-tell
  listen: listen drops the log of its program
    writer.listen-value writer.listen-tell
  censor: censor rewrites the log more than once
    writer.censor-composition writer.censor-tell writer.pass-censor
  censor: censor writes more than the rewritten log
    writer.censor-identity writer.censor-composition writer.censor-tell writer.pass-censor
  pass: pass does not rewrite the log by its function
    writer.pass-censor

  dispatch: dispatch does nothing, or getState does not answer with the present state
    update.dispatch-get
  dispatch: dispatch dispatches its change more than once
    update.dispatch-dispatch update.dispatch-get
  dispatch: dispatch changes more than its change does
    update.dispatch-empty update.dispatch-dispatch update.dispatch-get
  getState: getState changes the state
    update.get-discarded update.dispatch-get

  # Free programs
  liftF: liftF performs its operation more than once
    free.fold-liftF free.foldFree-liftF free.iter-liftF free.cutoff-liftF
  hoist: hoist does not translate the operations
    free.hoist-liftF
  hoist: hoist changes operations that its translation does not
    free.hoist-identity free.hoist-composition free.hoist-liftF
  cutoff: cutoff does not count from zero: it allows an operation more
    free.cutoff-zero
  cutoff: cutoff does not count every operation
    free.cutoff-liftF
  cutoff: cutoff ends a program that has ended, as if it had one more operation
    free.cutoff-pure free.cutoff-liftF

  fold: fold confuses two operations
    free.fold-liftF
  foldFree: foldFree translates some operations and not others
    free.foldFree-liftF free.foldFree-flatMap
  iter: iter collapses a layer more than once
    free.iter-liftF

  # Walks, translations, loops
  answering: a walk that answers with a position does not go there
    co.answering
  along: along does not translate the walk
    co.along
  along: along translates the walk more than once
    co.along co.along-composition
  along: along goes further than the walk does
    co.along co.along-identity co.along-composition

  translate: the translation does what a program does more than once
    monad-morphism.flatMap
  translate: the translation changes the answers
    monad-morphism.pure monad-morphism.flatMap monad-morphism.map
  meaning: the meaning gets an answer from the wrong layer of the tree, or steps to the wrong one
    free-meaning.liftF
  meaning: the meaning does what its program does more than once
    monad-meaning.flatMap monad-meaning.there-and-back monad-meaning.back-and-there
  meaning: the meaning changes the answers
    monad-meaning.pure monad-meaning.flatMap monad-meaning.map monad-meaning.there-and-back
    monad-meaning.back-and-there
  init(meaning:): the program of a meaning does what is meant more than once
    monad-unmeaning.flatMap monad-meaning.there-and-back monad-meaning.back-and-there
  init(meaning:): the program of a meaning changes the answers
    monad-unmeaning.pure monad-unmeaning.flatMap monad-unmeaning.map monad-meaning.there-and-back
    monad-meaning.back-and-there

  sequence: sequence does not run its programs from the first to the last
    in-place.sequence-first
  sequence: sequence answers with more than its programs do
    in-place.sequence-empty in-place.sequence-first
  repeating: repeating runs its program for a count of zero
    in-place.repeating-zero
  repeating: repeating does not run its program as often as its count
    in-place.repeating-more
  repeating: repeating does not continue until the program answers
    in-place.until
  repeating: repeating stops before the program answers, if it answers late
    in-place.until-later
  zip: zip does not run the first program before the second
    in-place.zip
  flatMap: flatMap goes wrong after many binds in a row
    bind.many
  """
)
