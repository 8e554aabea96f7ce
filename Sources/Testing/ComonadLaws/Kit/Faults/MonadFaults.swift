/// The faults of monads and of the operations of their classes.
///
/// A fault breaks the laws of a monad, and those of free programs besides. A signature names both:
/// only laws that were checked count.
let monadFaults = Fault.table(
  """
  # Every monad
  flatMap: flatMap drops what the first program does, and keeps its answer
    monad.right-identity monad.map-by-flatMap free.fold-liftF free.fold-flatMap free.iter-liftF
    free.cutoff-zero free.cutoff-liftF
  flatMap: flatMap does what the first program does twice
    monad.right-identity monad.associativity monad.map-by-flatMap free.fold-liftF free.fold-flatMap
    free.foldFree-liftF free.iter-liftF free.cutoff-liftF
  flatMap: flatMap drops what the second program does, and keeps its answer
    monad.left-identity
  flatMap: flatMap forgets where the second program ended
    monad.left-identity monad.associativity
  flatMap: flatMap does what the second program does before what the first does
    free.fold-liftF free.fold-flatMap free.foldFree-liftF free.iter-liftF free.cutoff-liftF
  pure: pure does something besides answering
    monad.left-identity monad.right-identity monad.map-by-flatMap free.fold-pure free.foldFree-pure
    free.iter-pure free.cutoff-pure
  map: map does what its program does twice
    monad.map-identity monad.map-composition monad.map-by-flatMap

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

  # Translations and loops
  translate: the translation does what a program does more than once
    monad-morphism.flatMap
  translate: the translation changes the answers
    monad-morphism.pure monad-morphism.flatMap monad-morphism.map
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
  """
)
