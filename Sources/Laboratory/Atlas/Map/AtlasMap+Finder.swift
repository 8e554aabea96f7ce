import EmbeddedText
import Markup
import SharedLaboratory

extension AtlasMap {
  /// The ways to find an entry: by a name, by properties, by a drawing, and by a table.
  func finder(_ state: State, _ groups: [Group]) -> Markup<Message> {
    let left = groups.reduce(0) { $0 + $1.entries.count }
    return .section(
      [.class("finder"), .label("find")],
      [
        .p(
          [.class("lead")],
          [
            .text(
              "All comonads with up to \(largest.counted("move")). Each is an architecture: a dot is a "
                + "place, an arrow or a circle a move, and the square beside them shows which move "
                + "two moves make together."
            )
          ]
        ),
        .field(
          "Name, group or number",
          .input([
            .type("search"), .value(state.words), .placeholder("Store, monoid, 4.36 …"),
            .onInput { .find($0) },
          ])
        ),
        .group(
          "Only entries that",
          MapFilter.allCases.map { filter in
            .button(
              [
                .type("button"), .aria("pressed", state.filters.contains(filter)),
                .onClick(.filter(filter)),
              ],
              [.text(filter.words)]
            )
          }
        ),
        .details([], [.summary([], ["Find by a drawing"]), drawing(state.sketch)]),
        .details([], [.summary([], ["Find by a table"]), table(state.table)]),
        .div(
          [.class("count")],
          [
            .status(
              state.isSeeking ? "\(left) of \(entries.count) entries" : "\(entries.count) entries"
            ),
            state.isSeeking
              ? .button([.type("button"), .class("quiet"), .onClick(.clear)], ["Show all"])
              : .nothing,
            .p(
              [.class("opened"), .role("status")],
              [.text("Entry \(state.entry.description) is open.")]
            ),
          ]
        ),
      ]
    )
  }

  /// A drawing, to which a press of a number adds a move.
  private func drawing(_ sketch: MoveSketch?) -> Markup<Message> {
    let sizes = (1...largest).map { size in
      Markup<Message>.button(
        [
          .type("button"), .label(size.counted("place")),
          .aria("pressed", sketch?.counts.count == size),
          .onClick(.draw(places: size)),
        ],
        [.text("\(size)")]
      )
    }
    return .div(
      [.class("sketch")],
      [.span([], ["Places"]), .group("Places of the drawing", sizes)]
        + (sketch.map {
          [arrows($0), CategoryPicture(category: $0.category).markup(withTable: false)]
        } ?? [])
    )
  }

  /// How many moves lead from each place to each, as buttons that draw one more.
  private func arrows(_ sketch: MoveSketch) -> Markup<Message> {
    let places = sketch.counts.indices
    let heads = places.map {
      Markup<Message>.th([.attribute("scope", "col")], [.text("to \($0 + 1)")])
    }
    let rows = places.map { source in
      let cells = places.map { target in
        let count = sketch.drawn(from: source, to: target)
        return Markup<Message>.td(
          [],
          [
            .button(
              [
                .type("button"), .label("from \(source + 1) to \(target + 1): \(count)"),
                .onClick(.move(from: source, to: target)),
              ],
              [.text("\(count)")]
            )
          ]
        )
      }
      return Markup<Message>.tr(
        [],
        [.th([.attribute("scope", "row")], [.text("from \(source + 1)")])] + cells
      )
    }
    return .table(
      [],
      [
        .element(
          "caption",
          [],
          ["Press a number to draw one more."]
        ),
        .tbody([], [.tr([], [.td([], [])] + heads)] + rows),
      ]
    )
  }

  /// A table of composites, which opens the entry that has it.
  private func table(_ text: String) -> Markup<Message> {
    let flaw: TableFlaw? = if case .failure(let flaw) = entry(of: text) { flaw } else { nil }
    let isWrong = flaw != nil && !text.isBlank
    return .field(
      "Composites: a line for each first move, a dot where moves do not fit",
      .textarea([
        .value(text), .placeholder("1 2\n2 1"), .attribute("rows", "4"),
        .aria("invalid", isWrong), .onInput { .look(table: $0) },
      ]),
      reason: isWrong ? flaw?.reason ?? "" : ""
    )
  }
}

extension MapFilter {
  /// The words of its button.
  fileprivate var words: String {
    switch self {
    case .undo: "Undo"
    case .commute: "Commute"
    case .connected: "Connected"
    case .named: "Named"
    }
  }
}
