import Comonads

@testable import Atlas

/// A law of morphisms of comonads, as an equation of plain data.
enum MorphismLaw: String, CaseIterable, Sendable {
  case valid = "C.isValid(f.position(p, s), in: s)"
  case root = "f.position(.root, s) == .root"
  case subshape = "f.shape(s.subshape(f.position(p, s))) == f.shape(s).subshape(p)"
  case composite =
    "f.position(p.then(q), s) == f.position(p, s).then(f.position(q, s.subshape(f.position(p, s))))"
}

extension CategoryMorphism {
  /// The translation of containers.
  var translation: ContainerMorphism<FiniteCategory, FiniteCategory> {
    ContainerMorphism(
      shape: { [target, places] in
        FiniteCategory.Place(category: target, number: places[$0.number])
      },
      position: { [moves] in moves[$1.number][$0] }
    )
  }

  /// Whether every place of the target is the image of a place of the source.
  var isOnto: Bool { Set(places).count == target.placeCount }

  /// The first law that the tables break; nil for a morphism of comonads.
  ///
  /// All cases are tried.
  ///
  /// - Complexity: O(places · moves²)
  var brokenLaw: MorphismLaw? { MorphismLaw.allCases.first { !holds($0) } }

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
