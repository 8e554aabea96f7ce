package import ComponentKit
package import ComponentTesting
package import Markup
package import SamplePrograms

extension Checks {
  /// A person draws at two points, and changes the drawing three times at most.
  package static func circleDrawer() -> Checks
  where
    P: Program<CircleDrawer.State, CircleDrawer.Message, String> & SavedProgram & DrawnProgram
      & Sendable
  {
    Checks(
      key: { state in
        DrawingKey(
          messages: state.drawing.messages,
          place: state.drawing.place,
          selected: state.selected,
          diameter: state.diameter
        )
      },
      messages: { key in
        let isFull = key.place >= 3
        return [.select(1), .close, .undo, .redo, .diameter(1)]
          + (isFull ? [] : [.press(x: 20, y: 20), .press(x: 90, y: 20), .press(x: -1, y: 0)])
          + (isFull ? [] : [.adjust, .diameter(40), .diameter(50)])
      },
      properties: [
        CheckedProperty(
          "undo-takes-back-one-change",
          .always("undo and redo go by one change, and keep all of them") {
            let (before, after) = ($0.before.state.drawing, $0.after.state.drawing)
            switch $0.message {
            case .undo where $0.refusal == nil:
              return after.place == before.place - 1 && after.messages == before.messages
            case .redo where $0.refusal == nil:
              return after.place == before.place + 1 && after.messages == before.messages
            default: return true
            }
          }
        ),
        CheckedProperty(
          "the-dialog-changes-no-history",
          .always("the history is the same until the dialog is closed") {
            guard case .diameter? = $0.message else { return true }
            return $0.before.state.drawing == $0.after.state.drawing
          }
        ),
        CheckedProperty(
          "closing-keeps-what-is-shown",
          .always("to close the dialog changes no circle") {
            $0.message != .close || $0.before.state.circles == $0.after.state.circles
          }
        ),
        CheckedProperty(
          "presses-in-circles-draw-none",
          .always("a press within a circle draws no other") {
            guard case .press(let x, let y)? = $0.message else { return true }
            let (before, after) = ($0.before.state.circles, $0.after.state.circles)
            return !before.contains { $0.x == x && $0.y == y } || before == after
          }
        ),
        .refusalsChangeNothing,
        .everyStateCanBeLeft,
        .savedStatesAreRestored { $0.selected == nil },
        .pagesAreAccessible(),
        .architecturesAgree,
      ]
    )
  }
}

/// The messages of a drawing and the place among them, and the dialog.
private struct DrawingKey: Hashable {
  let messages: [Circles.Message]
  let place: Int
  let selected: Int?
  let diameter: Int?
}
