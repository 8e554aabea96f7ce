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
            .list(
              "tbody",
              of: state.rows,
              key: { Key($0.id) },
              marked: state.selected.map { Key($0) },
              row: Self.row
            )
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

  /// The view of a row.
  private static let row = Template<Row, Message> { row in
    .tr(
      [row.mark("class", "danger")],
      [
        .td([.class("col-md-1")], [row.text { $0.id }]),
        .td(
          [.class("col-md-4")],
          [.a([.class("lbl"), .onClick(row.message { .select($0.id) })], [row.text { $0.label }])]
        ),
        .td(
          [.class("col-md-1")],
          [
            .a(
              [.class("remove"), .onClick(row.message { .remove($0.id) })],
              [.span([.class("glyphicon glyphicon-remove"), .aria("hidden", true)])]
            )
          ]
        ),
        .td([.class("col-md-6")]),
      ]
    )
  }
}
