public import Markup

extension Cells {
  /// Draws the sheet as a grid, which is one stop of the tab key.
  public func markup(of state: State) -> Markup<Message> {
    let sheet = state.sheet
    let head = Markup<Message>.tr(
      [],
      [.td()] + (0..<sheet.columns).map { .th([], [.text(CellAddress.letters(of: $0))]) }
    )
    let rows = (0..<sheet.rows).map { y in
      let cells = (0..<sheet.columns).map { sheet.value(at: CellAddress(column: $0, row: y)) }
      let cursor = state.cursor.flatMap { $0.row == y ? $0 : nil }
      let text = cursor.flatMap { state.isEditing ? sheet.text(at: $0) : nil }
      let present = state.cursor ?? CellAddress(column: 0, row: 0)
      return Row(
        y: y,
        cells: cells,
        isStop: y == 0 && !state.isEditing,
        cursor: cursor?.column,
        present: present.row == y ? present.column : nil,
        text: text
      )
    }
    return frame(
      "cells",
      titled: "Cells",
      [
        Self.bar(of: state),
        .div(
          [.class("scroller")],
          [
            .table(
              [.class("sheet"), .role("grid"), .label("Sheet")],
              [.thead([], [head]), .list("tbody", of: rows) { Self.row($0) }]
            )
          ]
        ),
      ]
    )
  }

  /// The text of the present cell, which can be changed there, too.
  private static func bar(of state: State) -> Markup<Message> {
    let address = state.cursor ?? CellAddress(column: 0, row: 0)
    return .div(
      [.class("formula")],
      [
        .strong([.aria("hidden", true)], ["\(address)"]),
        .input([
          .type("text"), .label("Text of \(address)"), .value(state.sheet.text(at: address)),
          .placeholder("A number, a text or a formula such as =A0*2"),
          .on(.change) { .write($0.value, at: address) },
        ])
        .keyed(Key("\(address)")),
      ]
    )
  }

  /// A row of the sheet.
  private struct Row: Equatable, Identifiable, Sendable {
    let y: Int
    let cells: [CellValue]
    /// Whether the tab key stops at the first cell, which it does not while a field is open.
    let isStop: Bool
    /// The column that a person has edited last, if that is in this row.
    let cursor: Int?
    /// The column of the cell whose text stands above the sheet, if that is in this row.
    let present: Int?
    /// The text that is being edited there.
    let text: String?

    var id: Int { y }
  }

  private static func row(_ row: Row) -> Markup<Message> {
    .tr(
      [],
      [.th([], [.text(String(row.y))])]
        + row.cells.enumerated().map { x, value in
          let address = CellAddress(column: x, row: row.y)
          if x == row.cursor, let text = row.text { return Self.field(text, at: address) }
          return .td(
            [
              .role("gridcell"), .focusable(x == 0 && row.isStop), .focused(x == row.cursor),
              x == row.present ? .aria("selected", true) : .none,
              value.isError ? .aria("invalid", true) : .none,
              .class("number", if: value.isNumber), .on(.doubleClick, .edit(address)),
              .onKey("Enter", .edit(address)),
            ],
            [.text(value.text.onOneLine)]
          )
        }
    )
  }

  /// The field in which the text of a cell is edited.
  private static func field(_ text: String, at address: CellAddress) -> Markup<Message> {
    .td(
      [.role("gridcell"), .aria("selected", true)],
      [
        .input([
          .type("text"), .label("\(address)"), .value(text), .focused(),
          .on(.blur) { .save($0.value) },
          .on(.keyDown) { event in
            if event.key == "Enter" { return .save(event.value) }
            return event.key == "Escape" ? .discard : nil
          },
        ])
      ]
    )
  }
}

extension CellValue {
  /// Whether the value is a number, which stands at the right of its cell.
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  /// Whether the value says why the formula has none.
  fileprivate var isError: Bool { if case .error = self { true } else { false } }
}
