package import ComponentKit
package import ComponentTesting
package import Markup
package import SamplePrograms
import StoreState

extension Checks {
  /// For a sheet of two cells.
  ///
  /// A person writes a number, a text and formulas, of which some depend on themselves.
  package static func cells() -> Checks
  where
    P: Program<Cells.State, Cells.Message, String> & SavedProgram & DrawnProgram & Sendable
  {
    Checks(
      messages: { state in
        let (left, right) = (CellAddress(column: 0, row: 0), CellAddress(column: 1, row: 0))
        return ["", "2", "x", "=B0+1"].map { .write($0, at: left) }
          + ["", "=A0*3", "=1/A0", "=SUM(A0:B0)"].map { .write($0, at: right) }
          + [.save("3"), .edit(left), .edit(CellAddress(column: 2, row: 0)), .discard]
      },
      properties: [
        CheckedProperty(
          "values-are-a-fixed-point",
          .always("to evaluate the values again changes none outside of cycles") {
            let sheet = $0.after.state.sheet
            let store = sheet.store()
            let next = store.extend(sheet.evaluate)
            return sheet.addresses.allSatisfy {
              store.peek(at: $0) == .error(.cycle) || store.peek(at: $0) == next.peek(at: $0)
            }
          }
        ),
        CheckedProperty(
          "cycles-are-reported",
          .always("two cells that name each other are a cycle") {
            let sheet = $0.after.state.sheet
            let texts = sheet.addresses.map { sheet.text(at: $0) }
            guard texts[0] == "=B0+1", texts[1] != "" else { return true }
            return sheet.addresses.allSatisfy { sheet.value(at: $0) == .error(.cycle) }
          }
        ),
        CheckedProperty(
          "saving-ends-editing",
          .never("a cell is edited after its text was saved") {
            $0.message == .save("3") && $0.after.state.isEditing
          }
        ),
        CheckedProperty(
          "editing-keeps-the-sheet",
          .always("the sheet changes by writing, and by saving what is being edited") {
            if case .write? = $0.message { return true }
            if $0.message == .save("3"), $0.before.state.isEditing { return true }
            return $0.before.state.sheet == $0.after.state.sheet
          }
        ),
        .refusalsChangeNothing,
        .everyStateCanBeLeft,
        .savedStatesAreRestored { $0.cursor == nil },
        .pagesAreAccessible(),
        .memoryDoesNotGrow,
        .architecturesAgree,
      ]
    )
  }
}
