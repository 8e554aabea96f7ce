extension FaultDictionary {
  /// The faults of comonads, monads, pairings and monoids that the kit's own broken instances show.
  ///
  /// Which laws a fault breaks depends on how the operations are made of each other, so some faults
  /// have several entries. Where `extend(_:)` is made of `duplicate()`, or the other way round, the
  /// laws cannot tell which of the two is wrong.
  public static let standard = FaultDictionary(
    duplicateFaults + extendFaults + loneExtendFaults + derivedMapFaults + mapFaults
      + otherFaults + monadFaults + pairingFaults + monoidFaults
  )
}

// MARK: - Duplicate

private let duplicateFaults = [
  Fault(
    "duplicate",
    "duplicate holds the same space at each place, not what is seen from there",
    breaks: [
      "comonad.right-identity", "comonad.extend-by-duplicate", "comonad.duplicate-by-extend",
    ]
  ),
  Fault(
    "duplicate",
    "duplicate holds what is seen from another place, except at the focus",
    breaks: [
      "comonad.right-identity", "comonad.associativity", "comonad.extend-by-duplicate",
      "comonad.duplicate-by-extend",
    ]
  ),
  Fault(
    "duplicate",
    "duplicate does not keep the focus",
    breaks: [
      "comonad.left-identity", "comonad.right-identity", "comonad.associativity",
      "comonad.extend-by-duplicate", "comonad.duplicate-by-extend",
    ]
  ),
]

// MARK: - Extend

/// The faults of an `extend(_:)` that `duplicate()` is made of.
private let extendFaults = [
  Fault(
    "extend",
    "extend asks its arrow about the same space at each place, not what is seen from there",
    breaks: [
      "comonad.right-identity", "comonad.extend-extract", "cokleisli.left-unit",
      "comonad.map-by-extend",
    ]
  ),
  Fault(
    "extend",
    "extend asks its arrow about another place, at the focus too",
    breaks: [
      "comonad.left-identity", "comonad.right-identity", "comonad.extend-extract",
      "comonad.extract-extend", "cokleisli.left-unit", "comonad.map-by-extend",
    ]
  ),
  Fault(
    "extend",
    "extend asks its arrow about another place, except at the focus",
    breaks: [
      "comonad.right-identity", "comonad.associativity", "comonad.extend-extract",
      "comonad.extend-composition", "cokleisli.left-unit", "cokleisli.associativity",
      "comonad.map-by-extend",
    ]
  ),
  Fault(
    "extend",
    "extend asks its arrow about another place, some steps away from the focus",
    breaks: [
      "comonad.right-identity", "comonad.associativity", "comonad.extend-extract",
      "comonad.extend-composition", "cokleisli.associativity", "comonad.map-by-extend",
    ]
  ),
  Fault(
    "extend",
    "extend does not keep the focus",
    breaks: [
      "comonad.left-identity", "comonad.right-identity", "comonad.associativity",
      "comonad.extend-extract", "comonad.extract-extend", "comonad.extend-composition",
      "cokleisli.left-unit", "cokleisli.associativity", "comonad.map-by-extend",
    ]
  ),
]

/// The faults of an `extend(_:)` that nothing is made of.
private let loneExtendFaults = [
  Fault(
    "extend",
    "extend asks its arrow about the same space at each place, not what is seen from there",
    breaks: [
      "comonad.extend-extract", "cokleisli.left-unit", "comonad.extend-by-duplicate",
      "comonad.duplicate-by-extend", "comonad.map-by-extend",
    ]
  ),
  Fault(
    "extend",
    "extend asks its arrow about another place, at the focus too",
    breaks: [
      "comonad.extend-extract", "comonad.extract-extend", "cokleisli.left-unit",
      "comonad.extend-by-duplicate", "comonad.duplicate-by-extend", "comonad.map-by-extend",
    ]
  ),
  Fault(
    "extend",
    "extend asks its arrow about another place, except at the focus",
    breaks: [
      "comonad.extend-extract", "comonad.extend-composition", "cokleisli.left-unit",
      "cokleisli.associativity", "comonad.extend-by-duplicate", "comonad.duplicate-by-extend",
      "comonad.map-by-extend",
    ]
  ),
  Fault(
    "extend",
    "extend does not keep the focus",
    breaks: [
      "comonad.extend-extract", "comonad.extract-extend", "comonad.extend-composition",
      "cokleisli.left-unit", "cokleisli.associativity", "comonad.extend-by-duplicate",
      "comonad.duplicate-by-extend", "comonad.map-by-extend",
    ]
  ),
]

/// The faults of an `extend(_:)` that `duplicate()` and `map(_:)` are made of.
private let derivedMapFaults = [
  Fault(
    "extend",
    "extend asks its arrow about the same space at each place, not what is seen from there",
    breaks: [
      "comonad.map-identity", "comonad.right-identity", "comonad.extend-extract",
      "cokleisli.left-unit",
    ]
  ),
  Fault(
    "extend",
    "extend asks its arrow about another place, at the focus too",
    breaks: [
      "comonad.map-identity", "comonad.map-composition", "comonad.left-identity",
      "comonad.right-identity", "comonad.extract-natural", "comonad.duplicate-natural",
      "comonad.extend-extract", "comonad.extract-extend", "cokleisli.left-unit",
    ]
  ),
  Fault(
    "extend",
    "extend asks its arrow about another place, except at the focus",
    breaks: [
      "comonad.map-identity", "comonad.map-composition", "comonad.right-identity",
      "comonad.associativity", "comonad.duplicate-natural", "comonad.extend-extract",
      "comonad.extend-composition", "cokleisli.left-unit", "cokleisli.associativity",
    ]
  ),
  Fault(
    "extend",
    "extend does not keep the focus",
    breaks: [
      "comonad.map-identity", "comonad.left-identity", "comonad.right-identity",
      "comonad.associativity", "comonad.extract-natural", "comonad.duplicate-natural",
      "comonad.extend-extract", "comonad.extract-extend", "comonad.extend-composition",
      "cokleisli.left-unit", "cokleisli.associativity",
    ]
  ),
]

// MARK: - The other operations

private let mapFaults = [
  Fault(
    "map",
    "map changes what lies around the focus, not only its values",
    breaks: ["comonad.map-identity", "comonad.map-by-extend"]
  ),
  Fault(
    "map",
    "map changes what lies some steps away from the focus, not only its values",
    breaks: ["comonad.map-identity", "comonad.duplicate-natural", "comonad.map-by-extend"]
  ),
  Fault(
    "map",
    "map does not keep the focus",
    breaks: [
      "comonad.map-identity", "comonad.extract-natural", "comonad.duplicate-natural",
      "comonad.map-by-extend",
    ]
  ),
  Fault(
    "map",
    "map does not keep the focus, and moves it further each time",
    breaks: [
      "comonad.map-identity", "comonad.map-composition", "comonad.extract-natural",
      "comonad.duplicate-natural", "comonad.map-by-extend",
    ]
  ),
]

private let otherFaults = [
  Fault(
    "extract",
    "extract does not read the value at the focus",
    breaks: ["comonad.left-identity", "comonad.extract-extend"]
  ),
  Fault(
    "monoid",
    "going one way and then another depends on which of three ways are put together first",
    breaks: [
      "comonad.associativity", "comonad.extend-composition", "cokleisli.associativity",
    ]
  ),
  Fault(
    "monoid",
    "a way that is put together with the one that leads nowhere is not the way it was",
    breaks: [
      "comonad.left-identity", "comonad.right-identity", "comonad.extend-extract",
      "comonad.map-by-extend",
    ]
  ),
  Fault(
    "monoid",
    "the later of two logs comes before the earlier one",
    breaks: ["traced.trace-trace"]
  ),
]
