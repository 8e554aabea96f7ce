import Markup

extension Rows {
  func markup(of state: State) -> Markup<Message> {
    .div(
      [.class("rows")],
      [
        Self.buttons,
        .table(
          [],
          [
            .list("tbody", of: state.rows, selected: state.selected) { row, isSelected in
              .tr(
                [.class("danger", if: isSelected)],
                [
                  .td([.class("col-md-1")], ["\(row.id)"]),
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
          ]
        ),
      ]
    )
  }

  /// The buttons, which never change.
  private static let buttons = Markup<Message>.p(
    [],
    [
      .button([.class("run"), .onClick(.create(1_000))], ["Create 1,000 rows"]),
      .button([.class("runlots"), .onClick(.create(10_000))], ["Create 10,000 rows"]),
      .button([.class("add"), .onClick(.append(1_000))], ["Append 1,000 rows"]),
      .button([.class("update"), .onClick(.update)], ["Update every 10th row"]),
      .button([.class("clear"), .onClick(.clear)], ["Clear"]),
      .button([.class("swaprows"), .onClick(.swap)], ["Swap rows"]),
    ]
  )
}
