import Markup

extension Rows {
  func markup(of state: State) -> Markup<Message> {
    .div(
      [.class("rows")],
      [
        .p(
          [],
          [
            .button([.class("run"), .onClick(.create(1_000))], ["Create 1,000 rows"]),
            .button([.class("runlots"), .onClick(.create(10_000))], ["Create 10,000 rows"]),
            .button([.class("add"), .onClick(.append(1_000))], ["Append 1,000 rows"]),
            .button([.class("update"), .onClick(.update)], ["Update every 10th row"]),
            .button([.class("clear"), .onClick(.clear)], ["Clear"]),
            .button([.class("swaprows"), .onClick(.swap)], ["Swap rows"]),
          ]
        ),
        .table(
          [],
          [
            .list(
              "tbody",
              of: state.rows.map { Line(row: $0, isSelected: $0.id == state.selected) },
              key: { Key($0.row.id) },
              draw: { $0.markup }
            )
          ]
        ),
      ]
    )
  }
}

/// The view of a row.
struct Line: Equatable, Sendable {
  let row: Row
  let isSelected: Bool

  var markup: Markup<Rows.Message> {
    .tr(
      [.class("danger", if: isSelected)],
      [
        .td([.class("col-md-1")], [.text("\(row.id)")]),
        .td(
          [.class("col-md-4")],
          [.a([.class("lbl"), .onClick(.select(row.id))], [.text(row.label)])]
        ),
        .td(
          [.class("col-md-1")],
          [
            .a(
              [.class("remove"), .onClick(.remove(row.id))],
              [.span([.class("glyphicon glyphicon-remove"), .aria("hidden", true)])]
            )
          ]
        ),
        .td([.class("col-md-6")]),
      ]
    )
  }
}
