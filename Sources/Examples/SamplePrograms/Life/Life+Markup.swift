public import Markup

extension Life {
  /// Draws the board as a grid of buttons, which is one stop of the tab key, and the ways to move on.
  public func markup(of state: State) -> Markup<Message> {
    let rows = (0..<state.board.height).map { y in
      Row(y: y, cells: (0..<state.board.width).map { x in state.board[x, y] })
    }
    return frame(
      "life",
      [
        .table(
          [.class("board"), .role("grid"), .label("Board")],
          [.list("tbody", of: rows) { Self.row($0) }]
        ),
        .status("generation \(state.generation)"),
        .group(
          "Generations",
          [button("step", .step(1), in: state), button("ten steps", .step(10), in: state)]
        ),
        .group(
          "Patterns, set at the top left",
          Torus.Pattern.allCases.map { button($0.rawValue, .place($0, x: 0, y: 0), in: state) }
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

  /// The buttons of a row.
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
              [isAlive ? "#" : "."]
            )
          ]
        )
      }
    )
  }
}
