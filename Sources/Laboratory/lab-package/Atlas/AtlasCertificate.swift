import Atlas
import CommandLineSupport
import EmbeddedText
import Laboratory
import SharedLaboratory

/// The evidence that a container is a comonad: its table, and all cases of each law with both sides.
///
/// By parametricity, a law for the positions themselves as values gives it for values of any
/// type. (Bernardy, Jansson and Claessen, Testing polymorphic properties, 2010.)
///
/// `Tests/Checks/Certificates/certificate.py` checks it by code of its own, and documents the form.
struct AtlasCertificate: JSONConvertible {
  /// The category that the container is.
  let category: FiniteCategory

  var json: String {
    let identities = category.moves.map { move in
      let before = category.stays[category.sources[move]]
      let after = category.stays[category.targets[move]]
      return [
        move, before, after, category.composite(before, move) ?? -1,
        category.composite(move, after) ?? -1,
      ]
    }
    return JSONText([
      "format": "comonadlab-certificate-1", "moves": category.moves.count,
      "places": category.placeCount, "sources": category.sources, "targets": category.targets,
      "stays": category.stays, "composites": composites, "identities": identities,
      "associativity": triples,
    ]).json
  }

  /// The moves that compose, each pair with its composite and the ends of the composite.
  private var composites: [[Int]] {
    category.moves.flatMap { first in
      category.moves.compactMap { second in
        category.composite(first, second).map {
          [first, second, $0, category.sources[$0], category.targets[$0]]
        }
      }
    }
  }

  /// The triples of moves that compose, each with both ways to compose it.
  private var triples: [[Int]] {
    category.moves.flatMap { first in
      category.moves.flatMap { second in
        category.moves.compactMap { third -> [Int]? in
          guard let head = category.composite(first, second),
            let tail = category.composite(second, third),
            let left = category.composite(head, third),
            let right = category.composite(first, tail)
          else { return nil }
          return [first, second, third, head, tail, left, right]
        }
      }
    }
  }
}

extension Console {
  /// Writes a certificate for each category, one in a line, to a file that is replaced in one step.
  func write(certificatesOf categories: [FiniteCategory], to file: String) throws(Failure) {
    try write(
      certificates: categories.map { AtlasCertificate(category: $0).json },
      summary: categories.count.counted("certificate"),
      to: file
    )
  }
}
