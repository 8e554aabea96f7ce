/// What the comonads of the atlas are: the groups in which the map shows them.
///
/// Every entry has one kind, the first that it fits.
package enum EntryKind: Int, CaseIterable, Sendable {
  case store
  case stream
  case environment
  case preorder
  case group
  case semilattice
  case commutative
  case band
  case monoid
  case phases
  case mixture

  /// Finds the kind of a category.
  ///
  /// - Complexity: O(moves³)
  init(of category: FiniteCategory) {
    self =
      switch category {
      case _ where category.isDiscrete && category.placeCount > 1: .environment
      case _ where !category.isConnected: .mixture
      case _ where category.isPreorder && category.isGroupoid: .store
      case _ where category.isStream: .stream
      case _ where category.isPreorder: .preorder
      case _ where !category.isMonoid: .phases
      case _ where category.isGroupoid: .group
      case _ where category.isIdempotent: category.commutes ? .semilattice : .band
      default: category.commutes ? .commutative : .monoid
      }
  }

  /// The heading of the group.
  var title: String {
    switch self {
    case .store: "Stores"
    case .stream: "Streams and trees"
    case .environment: "Environments"
    case .preorder: "Preorders"
    case .group: "Groups"
    case .semilattice: "Semilattices"
    case .commutative: "Commutative monoids"
    case .band: "Bands"
    case .monoid: "Other monoids"
    case .phases: "Ledgers and phases"
    case .mixture: "Mixtures"
    }
  }

  /// What the entries of the group have in common.
  var sentence: String {
    switch self {
    case .store:
      "From each place exactly one move leads to each place, so that you can look anywhere and come back."
    case .stream:
      "You begin at one place and go on to one end, and never back: the start of a stream, or a node "
        + "with its leaves."
    case .environment: "All moves stay, so that a place is only a value that you can read."
    case .preorder:
      "At most one move leads from a place to another: it counts where you are, and not how you came."
    case .group: "One place, and each move can be undone, as the hours of a clock can."
    case .semilattice:
      "A log in which neither order nor repetition counts, as in a set that only grows."
    case .commutative:
      "A log in which the order of the moves does not count, but how often you make them."
    case .band:
      "A log in which repetition does not count but order does, as where the last write wins."
    case .monoid: "A log in which order and repetition count."
    case .phases:
      "Connected places between which the way counts: a log that changes a state, or a program that "
        + "goes from one phase to the next."
    case .mixture: "Parts without a move between them: you only ever see the part that you are in."
    }
  }
}

extension FiniteCategory {
  /// Whether a move from a place back to it is the same when it is made twice.
  fileprivate var isIdempotent: Bool {
    moves.allSatisfy { sources[$0] != targets[$0] || composite($0, $0) == $0 }
  }

  /// Whether moves are sequences of steps in one way only, from one first place to one last place.
  fileprivate var isStream: Bool {
    let ways = moves.filter { !isStay($0) }
    let steps = ways.filter { way in
      ways.allSatisfy { first in ways.allSatisfy { composite(first, $0) != way } }
    }
    let isFree = ways.allSatisfy { way in
      let splits = steps.reduce(0) { sum, step in sum + ways.count { composite(step, $0) == way } }
      return sources[way] != targets[way] && splits == (steps.contains(way) ? 0 : 1)
    }
    return isConnected && isFree
      && stays.indices.count { place in !ways.contains { targets[$0] == place } } == 1
      && stays.indices.count { place in !ways.contains { sources[$0] == place } } == 1
  }
}
