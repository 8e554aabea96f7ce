extension FaultDictionary {
  /// The faults of comonads, monads, pairings and monoids that the kit's own broken instances show.
  ///
  /// Which laws a fault breaks depends on how the operations are made of each other, so some faults
  /// have several entries. If `extend(_:)` is made of `duplicate()`, or `duplicate()` of
  /// `extend(_:)`, the laws do not show which of the two is wrong.
  public static let standard = FaultDictionary(
    comonadFaults + monadFaults + pairingFaults + monoidFaults
  )
}

/// The faults of comonads.
private let comonadFaults = Fault.table(
  """
  # Duplicate
  duplicate: duplicate holds the same space at each place, not the one seen from there
    comonad.right-identity comonad.extend-by-duplicate comonad.duplicate-by-extend
  duplicate: duplicate holds the space seen from another place, except at the focus
    comonad.right-identity comonad.associativity comonad.extend-by-duplicate
    comonad.duplicate-by-extend
  duplicate: duplicate does not keep the focus
    comonad.left-identity comonad.right-identity comonad.associativity comonad.extend-by-duplicate
    comonad.duplicate-by-extend

  # The faults of an `extend(_:)` that `duplicate()` is made of
  extend: extend calls its arrow with the same space at each place, not with the one there
    comonad.right-identity comonad.extend-extract cokleisli.left-unit comonad.map-by-extend
  extend: extend calls its arrow at another place, at the focus too
    comonad.left-identity comonad.right-identity comonad.extend-extract comonad.extract-extend
    cokleisli.left-unit comonad.map-by-extend
  extend: extend calls its arrow at another place, except at the focus
    comonad.right-identity comonad.associativity comonad.extend-extract comonad.extend-composition
    cokleisli.left-unit cokleisli.associativity comonad.map-by-extend
  extend: extend calls its arrow at another place, some steps away from the focus
    comonad.right-identity comonad.associativity comonad.extend-extract comonad.extend-composition
    cokleisli.associativity comonad.map-by-extend
  extend: extend does not keep the focus
    comonad.left-identity comonad.right-identity comonad.associativity comonad.extend-extract
    comonad.extract-extend comonad.extend-composition cokleisli.left-unit cokleisli.associativity
    comonad.map-by-extend

  # The faults of an `extend(_:)` that nothing is made of
  extend: extend calls its arrow with the same space at each place, not with the one there
    comonad.extend-extract cokleisli.left-unit comonad.extend-by-duplicate
    comonad.duplicate-by-extend comonad.map-by-extend
  extend: extend calls its arrow at another place, at the focus too
    comonad.extend-extract comonad.extract-extend cokleisli.left-unit comonad.extend-by-duplicate
    comonad.duplicate-by-extend comonad.map-by-extend
  extend: extend calls its arrow at another place, except at the focus
    comonad.extend-extract comonad.extend-composition cokleisli.left-unit cokleisli.associativity
    comonad.extend-by-duplicate comonad.duplicate-by-extend comonad.map-by-extend
  extend: extend does not keep the focus
    comonad.extend-extract comonad.extract-extend comonad.extend-composition cokleisli.left-unit
    cokleisli.associativity comonad.extend-by-duplicate comonad.duplicate-by-extend
    comonad.map-by-extend

  # The faults of an `extend(_:)` that `duplicate()` and `map(_:)` are made of
  extend: extend calls its arrow with the same space at each place, not with the one there
    comonad.map-identity comonad.right-identity comonad.extend-extract cokleisli.left-unit
  extend: extend calls its arrow at another place, at the focus too
    comonad.map-identity comonad.map-composition comonad.left-identity comonad.right-identity
    comonad.extract-natural comonad.duplicate-natural comonad.extend-extract
    comonad.extract-extend cokleisli.left-unit
  extend: extend calls its arrow at another place, except at the focus
    comonad.map-identity comonad.map-composition comonad.right-identity comonad.associativity
    comonad.duplicate-natural comonad.extend-extract comonad.extend-composition
    cokleisli.left-unit cokleisli.associativity
  extend: extend does not keep the focus
    comonad.map-identity comonad.left-identity comonad.right-identity comonad.associativity
    comonad.extract-natural comonad.duplicate-natural comonad.extend-extract
    comonad.extract-extend comonad.extend-composition cokleisli.left-unit cokleisli.associativity

  # The other operations
  map: map changes the places around the focus, not only their values
    comonad.map-identity comonad.map-by-extend
  map: map changes the places some steps away from the focus, not only their values
    comonad.map-identity comonad.duplicate-natural comonad.map-by-extend
  map: map does not keep the focus
    comonad.map-identity comonad.extract-natural comonad.duplicate-natural comonad.map-by-extend
  map: map does not keep the focus, and moves it further each time
    comonad.map-identity comonad.map-composition comonad.extract-natural comonad.duplicate-natural
    comonad.map-by-extend

  extract: extract does not read the value at the focus
    comonad.left-identity comonad.extract-extend
  monoid: the combination of three ways depends on their grouping
    comonad.associativity comonad.extend-composition cokleisli.associativity
  monoid: the combination of a way and the empty way is another way
    comonad.left-identity comonad.right-identity comonad.extend-extract comonad.map-by-extend
  """
)
