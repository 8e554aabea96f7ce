package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// For a board of three times three cells.
  ///
  /// All boards, whatever their generation. On a page, four of the cells change: the page shows the
  /// number of the generation, so none follows.
  package static func life() -> Checks
  where
    P: Program<Life.State, Life.Message, String> & Sendable
  {
    Checks(
      key: \.board,
      messages: { board in [.step(1)] + board.cells.map { .toggle(x: $0.x, y: $0.y) } },
      pageMessages: { _ in
        [.toggle(x: 0, y: 0), .toggle(x: 2, y: 0), .toggle(x: 1, y: 1), .toggle(x: 0, y: 2)]
      },
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "toggles-one-cell",
          .always("a toggle changes one cell") {
            guard case .toggle? = $0.message else { return true }
            let (before, after) = ($0.before.state.board, $0.after.state.board)
            return before.cells.count { before[$0.x, $0.y] != after[$0.x, $0.y] } == 1
          }
        ),
        CheckedProperty(
          "follows-the-rule",
          .always("a cell lives by the number of its neighbours") {
            guard case .step? = $0.message else { return true }
            let (before, after) = ($0.before.state.board, $0.after.state.board)
            return before.cells.allSatisfy { cell in
              let others = count(before) - (before[cell.x, cell.y] ? 1 : 0)
              return after[cell.x, cell.y] == (others == 3 || others == 2 && before[cell.x, cell.y])
            }
          }
        ),
        CheckedProperty(
          "nothing-comes-from-nothing",
          .always("an empty board stays empty") {
            guard case .step? = $0.message, count($0.before.state.board) == 0 else { return true }
            return count($0.after.state.board) == 0
          }
        ),
        CheckedProperty("toggle-undoes-itself") { space in
          space.undo(by: .toggle(x: 1, y: 1)) { $0 == .toggle(x: 1, y: 1) }
        },
      ])
    )
  }
}

/// The number of cells that are alive.
private func count(_ board: Torus) -> Int { board.cells.count { board[$0.x, $0.y] } }
