import ComponentKit
import EmbeddedText
import Markup

extension NeighbourhoodPicture {
  /// The picture as dots and lines, of which those that an architecture shows are marked.
  ///
  /// All four have the same dots, so that the marks alone differ. It says nothing that the words of the card
  /// do not say.
  func miniature(for architecture: ArchitectureName) -> Markup<LaboratoryProgram.Message> {
    let dots = shown.diagram.dots
    let lines = shown.diagram.arrows.indices.map { line($0, between: dots, architecture) }
    let circles = dots.enumerated().map { number, dot in
      Markup<LaboratoryProgram.Message>.element(
        "circle",
        [
          .class("present", if: number == 0), .class("seen", if: sees(box: number, architecture)),
          .number("cx", dot.x), .number("cy", dot.y), .number("r", number == 0 ? 5 : 3),
        ]
      )
    }
    return .element(
      "svg",
      [
        .class("miniature"), .attribute("viewBox", "0 0 112 64"), .aria("hidden", true),
        .attribute("width", "112"), .attribute("height", "64"),
      ],
      lines + circles
    )
  }

  /// An arrow; a message that is refused leads nowhere, and is a stub beside the present state.
  private func line(
    _ number: Int,
    between dots: [Point],
    _ architecture: ArchitectureName
  ) -> Markup<LaboratoryProgram.Message> {
    let arrow = shown.diagram.arrows[number]
    let start = dots[arrow.source]
    var end = dots[arrow.target]
    if arrow.source == arrow.target { end.x += 12 }
    return .element(
      "path",
      [
        .class("seen", if: sees(arrow: number, architecture)),
        .class("refused", if: arrow.isDashed),
        .attribute("d", "M\(Int(start.x)) \(Int(start.y))L\(Int(end.x)) \(Int(end.y))"),
      ]
    )
  }

  private func sees(box: Int, _ architecture: ArchitectureName) -> Bool {
    switch architecture {
    case .elm: box == 0
    case .redux: box == 0 || shown.boxesOnWay[box]
    case .react: true
    case .halogen: box == 0 || isNext(box)
    }
  }

  private func sees(arrow: Int, _ architecture: ArchitectureName) -> Bool {
    let isOwn = shown.diagram.arrows[arrow].source == 0
    return switch architecture {
    case .elm: isOwn && !shown.diagram.arrows[arrow].isDashed
    case .redux: shown.arrowsOnWay[arrow]
    case .react: true
    case .halogen: isOwn
    }
  }
}

extension Diagram {
  /// A dot for each box, in rows by rank.
  fileprivate var dots: [Point] {
    var ranks: [Int] = []
    for node in nodes where !ranks.contains(node.rank) { ranks.append(node.rank) }
    ranks.sort()
    let gap = min(18, 50 / Double(max(1, ranks.count - 1)))
    let top = 32 - gap * Double(ranks.count - 1) / 2
    var filled = ranks.map { _ in 0 }
    return nodes.map { node in
      let row = ranks.firstIndex(of: node.rank) ?? 0
      let count = nodes.count { $0.rank == node.rank }
      let step = min(18, 96 / Double(max(1, count - 1)))
      defer { filled[row] += 1 }
      let x = 56 + step * (Double(filled[row]) - Double(count - 1) / 2)
      return Point(x: x, y: top + gap * Double(row))
    }
  }
}
