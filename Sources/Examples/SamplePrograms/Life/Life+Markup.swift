public import Markup

extension Life {
  /// Draws the board as a grid of buttons, which is one stop of the tab key, and the ways to move on.
  public func markup(of state: State) -> Markup<Message> {
    let rows = (0..<state.board.height).map { y in
      Row(y: y, cells: (0..<state.board.width).map { x in state.board[x, y] })
    }
    return frame(
      "life",
      titled: "Life",
      [
        .table(
          [.class("board"), .role("grid"), .label("Board")],
          [.list("tbody", of: rows) { Self.row($0) }]
        ),
        .status("Generation \(state.generation)"),
        .group(
          "Generations",
          [
            button("Step", .step(1), in: state, [.class("primary")]),
            button("Ten steps", .step(10), in: state),
          ]
        ),
        .group(
          "Patterns, set at the top left",
          Torus.Pattern.allCases.map { button($0.title, .place($0, x: 0, y: 0), in: state) }
        ),
      ]
    )
  }

  /// A row of the board.
  private struct Row: Equatable, Identifiable, Sendable {
    let y: Int
    let cells: [Bool]

    var id: Int { y }
  }

  /// The buttons of a row, as squares of two characters in a terminal.
  private static func row(_ row: Row) -> Markup<Message> {
    .tr(
      [],
      row.cells.enumerated().map { x, isAlive in
        .td(
          [],
          [
            .button(
              [
                .type("button"), .class("alive", if: isAlive), .focusable(x == 0 && row.y == 0),
                .label("column \(x), row \(row.y)"),
                .aria("pressed", isAlive ? "true" : "false"), .onClick(.toggle(x: x, y: row.y)),
              ],
              [isAlive ? "\u{2588}\u{2588}" : "\u{B7}\u{B7}"]
            )
          ]
        )
      }
    )
  }
}

extension Torus.Pattern {
  /// The text of the button that sets the pattern.
  fileprivate var title: String {
    switch self {
    case .glider: "Glider"
    case .blinker: "Blinker"
    }
  }
}
