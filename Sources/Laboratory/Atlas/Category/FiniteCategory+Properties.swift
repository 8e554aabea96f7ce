// MARK: - Undoing

extension FiniteCategory {
  /// Returns the move that undoes a move and that it undoes, if there is one.
  package func inverse(of move: Int) -> Int? {
    moves(from: targets[move], to: sources[move]).first { back in
      composite(move, back) == stays[sources[move]] && composite(back, move) == stays[targets[move]]
    }
  }

  /// Whether every move can be undone: the category is a groupoid.
  package var isGroupoid: Bool { moves.allSatisfy { inverse(of: $0) != nil } }
}

// MARK: - Order of moves

extension FiniteCategory {
  /// Whether two moves that lead from a place back to it give the same move in either order.
  package var commutes: Bool {
    moves.allSatisfy { first in
      moves(from: sources[first], to: targets[first]).allSatisfy {
        composite(first, $0) == composite($0, first)
      }
    }
  }

  /// Whether at most one move leads from a place to another: the category is a preorder.
  package var isPreorder: Bool {
    stays.indices.allSatisfy { source in
      stays.indices.allSatisfy { moves(from: source, to: $0).count <= 1 }
    }
  }
}

// MARK: - Places

extension FiniteCategory {
  /// Whether all moves stay: the category is discrete.
  package var isDiscrete: Bool { moves.count == placeCount }

  /// Whether there is one place: the category is a monoid.
  package var isMonoid: Bool { placeCount == 1 }

  /// Whether there is one place and every move can be undone.
  package var isGroup: Bool { isMonoid && isGroupoid }

  /// Whether moves, taken in either direction, connect all places.
  package var isConnected: Bool { components.count == 1 }

  /// Whether all places look alike: a renaming that changes nothing takes any place to any other.
  ///
  /// - Complexity: As that of ``representative``.
  package var isHomogeneous: Bool {
    guard Set(stays.indices.map { moves(from: $0).count }).count == 1 else { return false }
    guard placeCount > 1 else { return true }
    let form = representative
    let images = automorphisms.map { form.sources[$0.images[form.stays[0]]] }
    return Set(images).count == placeCount
  }
}

// MARK: - Words

extension FiniteCategory {
  /// The properties of a category that have a name.
  package enum Property: String, CaseIterable, Sendable {
    case discrete
    case group
    case monoid
    case groupoid
    case preorder
    case commutes
    case alike
    case connected

    /// The property as a sentence.
    package var sentence: String {
      switch self {
      case .discrete: "All moves stay."
      case .group: "There is one place, and every move can be undone: a group."
      case .monoid: "There is one place: a monoid."
      case .groupoid: "Every move can be undone: a groupoid."
      case .preorder: "At most one move leads from a place to another: a preorder."
      case .commutes: "Moves from a place back to it commute."
      case .alike: "All places look alike."
      case .connected: "Moves connect all places."
      }
    }
  }

  /// Returns whether the category has a property.
  package func has(_ property: Property) -> Bool {
    switch property {
    case .discrete: isDiscrete
    case .group: isGroup
    case .monoid: isMonoid
    case .groupoid: isGroupoid
    case .preorder: isPreorder
    case .commutes: commutes
    case .alike: isHomogeneous
    case .connected: isConnected
    }
  }

  /// All properties that the category has.
  package var properties: [Property] { Property.allCases.filter(has) }
}
