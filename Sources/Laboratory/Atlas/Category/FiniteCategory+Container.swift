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

  /// Whether a law holds, whose laws before it do; all cases are tried.
  private func holds(_ law: CategoryLaw) -> Bool {
    typealias C = FiniteCategory
    return places.allSatisfy { s in
      let stay = C.root(of: s)
      switch law {
      case .valid:
        return C.isValid(stay, in: s)
          && pairs(from: s).allSatisfy { C.isValid(C.composing($0, $1, from: s), in: s) }
      case .stayLeadsNowhere: return C.subshape(of: s, at: stay) == s
      case .compositeLeadsOn:
        return pairs(from: s).allSatisfy { p, q in
          targets[C.composing(p, q, from: s)] == targets[q]
        }
      case .rightIdentity:
        return C.positions(in: s).allSatisfy { p in
          C.composing(p, C.root(of: C.subshape(of: s, at: p)), from: s) == p
        }
      case .leftIdentity:
        return C.positions(in: s).allSatisfy { C.composing(stay, $0, from: s) == $0 }
      case .associativity:
        return pairs(from: s).allSatisfy { p, q in
          C.positions(in: Place(category: self, number: targets[q])).allSatisfy { r in
            C.composing(C.composing(p, q, from: s), r, from: s)
              == C.composing(p, C.composing(q, r, from: C.subshape(of: s, at: p)), from: s)
          }
        }
      }
    }
  }

  /// Returns each move from a place with each move that starts where it ends.
  private func pairs(from place: Place) -> [(Int, Int)] {
    FiniteCategory.positions(in: place).flatMap { first in
      moves(from: targets[first]).map { (first, $0) }
    }
  }
}
