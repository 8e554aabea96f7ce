import EmbeddedText
import Markup

/// A small drawing of a category: a dot for each place, an arrow for each move to another place, and a
/// circle for each move from a place back to it, except the one that stays.
///
/// A move that can be undone is thick, and one that is itself again when it is made twice is dashed.
struct CategoryPicture {
  /// The positions of the dots in a square of 48, by the number of places.
  private static let dots: [[(x: Int, y: Int)]] = [
    [(24, 32)], [(10, 30), (38, 30)], [(24, 14), (9, 38), (39, 38)],
    [(10, 14), (38, 14), (10, 40), (38, 40)], [(24, 10), (42, 23), (35, 42), (13, 42), (6, 23)],
  ]

  /// The category.
  let category: FiniteCategory

  /// The drawing; nothing for more places than there are positions.
  func markup<Message>() -> Markup<Message> {
    let places = category.placeCount
    guard places > 0, places <= Self.dots.count else { return .nothing }
    let dots = Self.dots[places - 1]
    let moves = category.moves.filter { !category.isStay($0) }
    return .element(
      "svg",
      [.class("entry-picture"), .attribute("viewBox", "0 0 48 48"), .aria("hidden", true)],
      moves.map { move(of: $0, between: dots) }
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
        .class("undone", if: category.inverse(of: move) != nil),
        .attribute("d", "M\(start.x) \(start.y)Q\(x) \(y) \(end.x) \(end.y)"),
        .attribute("marker-end", "url(#tip)"),
      ]
    )
  }

  /// The tip of the arrows of all drawings of a page.
  static func tip<Message>() -> Markup<Message> {
    .element(
      "svg",
      [.class("tip"), .attribute("width", "0"), .attribute("height", "0"), .aria("hidden", true)],
      [
        .element(
          "marker",
          [
            .id("tip"), .attribute("viewBox", "0 0 6 6"), .attribute("refX", "8"),
            .attribute("refY", "3"), .attribute("markerWidth", "5"),
            .attribute("markerHeight", "5"), .attribute("orient", "auto"),
          ],
          [.element("path", [.attribute("d", "M0 0L6 3L0 6z")])]
        )
      ]
    )
  }
}
