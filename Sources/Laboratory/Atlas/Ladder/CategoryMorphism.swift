package import Comonads

/// A morphism of comonads between finite containers, as a table.
///
/// It maps the places of the source to places of the target, and moves of the target back to moves
/// of the source: a *cofunctor* or *retrofunctor*. Programs over the target run over the source.
///
/// (Aguiar, Internal categories and quantum groups, 1997; Ahman and Uustalu, Directed containers as
/// categories, 2016.)
package struct CategoryMorphism: Hashable, Sendable {
  /// The category of the space that is translated.
  package let source: FiniteCategory

  /// The category of the programs that run in it.
  package let target: FiniteCategory

  /// For each place of the source the place of the target.
  package let places: [Int]

  /// For each place of the source, and each move of the target from its image, the move of the
  /// source; -1 for other moves of the target.
  package let moves: [[Int]]

  /// The translation of containers.
  package var translation: ContainerMorphism<FiniteCategory, FiniteCategory> {
    ContainerMorphism(
      shape: { [target, places] in
        FiniteCategory.Place(category: target, number: places[$0.number])
      },
      position: { [moves] in moves[$1.number][$0] }
    )
  }

  /// Whether every place of the target is the image of a place of the source.
  package var isOnto: Bool { Set(places).count == target.placeCount }

  /// Whether different moves from a place remain different at each place over it.
  ///
  /// If the morphism is onto as well, different programs of the dual monad remain different.
  package var isFaithful: Bool {
    moves.allSatisfy { moves in
      let images = moves.filter { $0 >= 0 }
      return Set(images).count == images.count
    }
  }
}

// MARK: - Laws

/// A law of morphisms of comonads, as an equation of plain data.
package enum MorphismLaw: String, CaseIterable, Sendable {
  case valid = "C.isValid(f.position(p, s), in: s)"
  case root = "f.position(.root, s) == .root"
  case subshape = "f.shape(s.subshape(f.position(p, s))) == f.shape(s).subshape(p)"
  case composite =
    "f.position(p.then(q), s) == f.position(p, s).then(f.position(q, s.subshape(f.position(p, s))))"
}

extension CategoryMorphism {
  /// The first law that the tables break; nil for a morphism of comonads.
  ///
  /// All cases are tried.
  ///
  /// - Complexity: O(places · moves²)
  package var brokenLaw: MorphismLaw? { MorphismLaw.allCases.first { !holds($0) } }

  /// Whether a law holds, whose laws before it do.
  private func holds(_ law: MorphismLaw) -> Bool {
    typealias C = FiniteCategory
    let f = translation
    return source.places.allSatisfy { s in
      let image = f.shape(s)
      let moves = C.positions(in: image)
      switch law {
      case .valid: return moves.allSatisfy { C.isValid(f.position($0, s), in: s) }
      case .root: return f.position(C.root(of: image), s) == C.root(of: s)
      case .subshape:
        return moves.allSatisfy { p in
          f.shape(C.subshape(of: s, at: f.position(p, s))) == C.subshape(of: image, at: p)
        }
      case .composite:
        return moves.allSatisfy { p in
          let first = f.position(p, s)
          let next = C.subshape(of: s, at: first)
          return C.positions(in: C.subshape(of: image, at: p)).allSatisfy { q in
            f.position(C.composing(p, q, from: image), s)
              == C.composing(first, f.position(q, next), from: s)
          }
        }
      }
    }
  }
}
