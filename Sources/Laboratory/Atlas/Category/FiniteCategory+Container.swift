import Comonads

extension FiniteCategory: FiniteContainer, DirectedContainer {
  /// A place of a category: a shape of its container.
  package struct Place: Hashable, Sendable {
    /// The category.
    package let category: FiniteCategory

    /// The number of the place.
    package let number: Int
  }

  package typealias Shape = Place

  package typealias Position = Int

  /// The places: all shapes of the container.
  package var places: [Place] {
    stays.indices.map { Place(category: self, number: $0) }
  }

  /// Returns whether the move starts at the place.
  package static func isValid(_ move: Int, in place: Place) -> Bool {
    place.category.moves.contains(move) && place.category.sources[move] == place.number
  }

  /// Returns the moves that start at the place, in order.
  package static func positions(in place: Place) -> [Int] {
    place.category.moves(from: place.number)
  }

  /// Returns the move that stays at the place.
  package static func root(of place: Place) -> Int { place.category.stays[place.number] }

  /// Returns the place that the move leads to.
  package static func subshape(of place: Place, at move: Int) -> Place {
    Place(category: place.category, number: place.category.targets[move])
  }

  /// Lengthens a move by one that starts where it ends.
  package static func advance(_ move: inout Int, by step: Int, from place: Place) {
    guard let composite = place.category.composite(move, step) else {
      preconditionFailure("a step must start where the move ends; got \(step) after \(move)")
    }
    move = composite
  }
}

// MARK: - Laws

/// A law of directed containers, as an equation of plain data.
///
/// A law whose sides do not exist is broken. So the left identity implies that the move that stays
/// leads nowhere else, and associativity with a move that stays implies the end of a composite.
package enum CategoryLaw: String, CaseIterable, Sendable {
  case valid =
    "C.isValid(C.root(of: s), in: s) && C.isValid(C.composing(p, q, from: s), in: s)"
  case stayLeadsNowhere = "C.subshape(of: s, at: C.root(of: s)) == s"
  case compositeLeadsOn =
    "C.subshape(of: s, at: C.composing(p, q, from: s)) == C.subshape(of: C.subshape(of: s, at: p), at: q)"
  case rightIdentity = "C.composing(p, C.root(of: C.subshape(of: s, at: p)), from: s) == p"
  case leftIdentity = "C.composing(C.root(of: s), p, from: s) == p"
  case associativity =
    "C.composing(C.composing(p, q, from: s), r, from: s) == C.composing(p, C.composing(q, r, from: C.subshape(of: s, at: p)), from: s)"
}

extension FiniteCategory {
  /// The first law that the table breaks, or nil if it is a category; all cases are tried.
  ///
  /// - Complexity: O(moves³)
  package var brokenLaw: CategoryLaw? { CategoryLaw.allCases.first { !holds($0) } }

  /// All laws that the table breaks.
  ///
  /// A composite of moves that do not fit together is no move, so it equals no other.
  ///
  /// - Complexity: O(moves³)
  package var brokenLaws: [CategoryLaw] { CategoryLaw.allCases.filter { !holds($0) } }

  /// Whether a law holds; all cases are tried.
  private func holds(_ law: CategoryLaw) -> Bool {
    switch law {
    case .valid:
      stays.indices.allSatisfy { sources[stays[$0]] == $0 }
        && everyPair { first, _, composite in composite >= 0 && sources[composite] == sources[first]
        }
    case .stayLeadsNowhere: stays.indices.allSatisfy { targets[stays[$0]] == $0 }
    case .compositeLeadsOn:
      everyPair { _, second, composite in composite >= 0 && targets[composite] == targets[second] }
    case .rightIdentity: moves.allSatisfy { composite($0, stays[targets[$0]]) == $0 }
    case .leftIdentity: moves.allSatisfy { composite(stays[sources[$0]], $0) == $0 }
    case .associativity:
      everyPair { first, second, head in
        moves.allSatisfy { third in
          guard sources[third] == targets[second] else { return true }
          let tail = table[second * moves.count + third]
          guard head >= 0, tail >= 0 else { return false }
          let left = composite(head, third)
          return left != nil && left == composite(first, tail)
        }
      }
    }
  }

  /// Whether a condition holds of all moves, each with each move that starts where it ends and with
  /// their composite.
  private func everyPair(
    _ condition: (_ first: Int, _ second: Int, _ composite: Int) -> Bool
  )
    -> Bool
  {
    for first in moves {
      for second in moves where sources[second] == targets[first] {
        guard condition(first, second, table[first * moves.count + second]) else { return false }
      }
    }
    return true
  }
}
