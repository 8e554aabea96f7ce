import EmbeddedText
import Markup

/// A small picture of a category: beside each other its moves, and the table of their composites.
///
/// A dot is a place, an arrow a move to another place, and a circle a move from a place back to it,
/// except the one that stays. A move that can be undone is thick, and one that is itself again when it
/// is made twice is dashed. A cell of the table has the colour of the move that is the composite.
struct CategoryPicture {
  /// The positions of the dots in a square of 48, by the number of places.
  private static let dots: [[(x: Int, y: Int)]] = [
    [(24, 34)], [(9, 28), (39, 28)], [(24, 18), (9, 40), (39, 40)],
    [(10, 14), (38, 14), (10, 40), (38, 40)], [(24, 10), (42, 23), (35, 42), (13, 42), (6, 23)],
  ]

  /// The category.
  let category: FiniteCategory

  /// The picture, with the table or without; nothing for more places than there are positions.
  func markup<Message>(withTable: Bool = true) -> Markup<Message> {
    let places = category.placeCount
    guard places > 0, places <= Self.dots.count else { return .nothing }
    let dots = Self.dots[places - 1]
    let moves = category.moves.filter { !category.isStay($0) }
    return .element(
      "svg",
      [
        .class("entry-picture"), .attribute("viewBox", "0 0 \(withTable ? 100 : 48) 48"),
        .aria("hidden", true),
      ],
      (withTable ? table() : []) + moves.map { move(of: $0, between: dots) }
        + dots.map { dot in
          .element(
            "circle",
            [
              .class("place"), .attribute("cx", "\(dot.x)"), .attribute("cy", "\(dot.y)"),
              .attribute("r", "3"),
            ]
          )
        }
    )
  }

  /// The cells of the table: a path for each colour.
  private func table<Message>() -> [Markup<Message>] {
    let count = category.moves.count
    let side = min(14, 44 / count)
    let start = (48 - side * count) / 2
    var paths: [Int: String] = [:]
    for first in category.moves {
      for second in category.moves {
        guard let composite = category.composite(first, second) else { continue }
        let (x, y) = (52 + start + side * second, start + side * first)
        paths[category.tint(of: composite), default: ""] +=
          "M\(x) \(y)h\(side - 1)v\(side - 1)h\(1 - side)z"
      }
    }
    return paths.keys.sorted().map { tint in
      .element(
        "path",
        [.class("cells tint\(tint)"), .attribute("d", paths[tint, default: ""])]
      )
    }
  }

  /// A move as a line: bent, so that all moves between two places are seen.
  private func move<Message>(of move: Int, between dots: [(x: Int, y: Int)]) -> Markup<Message> {
    let (source, target) = (category.sources[move], category.targets[move])
    let (start, end) = (dots[source], dots[target])
    let same = category.moves(from: source, to: target).filter { !category.isStay($0) }
    let rank = 1 + same.count { $0 < move }
    if source == target {
      let radius = 2 + 3 * rank
      return .element(
        "circle",
        [
          .class("move tint\(category.tint(of: move))"),
          .class("undone", if: category.inverse(of: move) != nil),
          .class("dashed", if: category.composite(move, move) == move),
          .attribute("cx", "\(start.x)"), .attribute("cy", "\(start.y - radius)"),
          .attribute("r", "\(radius)"),
        ]
      )
    }
    let (right, down) = (end.x - start.x, end.y - start.y)
    let (x, y) = (start.x + right / 2 - down * rank / 5, start.y + down / 2 + right * rank / 5)
    return .element(
      "path",
      [
        .class("move tint\(category.tint(of: move))"),
        .class("undone", if: category.inverse(of: move) != nil),
        .attribute("d", "M\(start.x) \(start.y)Q\(x) \(y) \(end.x) \(end.y)"),
        .attribute("marker-end", "url(#tip\(category.tint(of: move)))"),
      ]
    )
  }

  /// The tips of the arrows of all pictures of a page, one in each colour.
  static func tips<Message>() -> Markup<Message> {
    .element(
      "svg",
      [.class("tip"), .attribute("width", "0"), .attribute("height", "0"), .aria("hidden", true)],
      (1...FiniteCategory.tintCount).map { tint in
        .element(
          "marker",
          [
            .id("tip\(tint)"), .attribute("viewBox", "0 0 6 6"), .attribute("refX", "8"),
            .attribute("refY", "3"), .attribute("markerWidth", "5"),
            .attribute("markerHeight", "5"), .attribute("orient", "auto"),
            .attribute("markerUnits", "userSpaceOnUse"),
          ],
          [.element("path", [.class("tint\(tint)"), .attribute("d", "M0 0L6 3L0 6z")])]
        )
      }
    )
  }
}

extension FiniteCategory {
  /// How many colours there are for moves.
  static var tintCount: Int { 4 }

  /// The number of the colour of a move, from 1; 0 for a move that stays.
  func tint(of move: Int) -> Int {
    isStay(move) ? 0 : 1 + moves.count { $0 < move && !isStay($0) } % Self.tintCount
  }
}
