import EmbeddedText
import LaboratoryCore
package import Markup

extension AtlasMap {
  package func markup(of state: State) -> Markup<Message> {
    .div(
      [.class("atlas")],
      [CategoryPicture.tip(), map(state.entry), status(state.entry), entry(state)]
    )
  }

  // MARK: The map

  /// The entries in rows of one size and one number of places: a grid that is one stop of the tab key.
  private func map(_ open: EntryNumber) -> Markup<Message> {
    .section(
      [.label("map")],
      [
        .h2([], ["The map"]),
        .p([], ["Arrow keys walk on it, from small to large; Enter opens an entry."]),
        .p(
          [],
          [
            .text(
              "A dot is a place, and an arrow or a circle a move. A thick one can be undone; "
                + "a dashed circle is the same when it is made twice."
            )
          ]
        ),
        .list(
          "div",
          [.class("map"), .role("grid"), .label("Entries")],
          of: rows(open)
        ) { draw($0) },
      ]
    )
  }

  /// A row of the map.
  private struct Row: Equatable, Identifiable, Sendable {
    let size: Int
    let places: Int
    let numbers: [Int]

    /// The number of the open entry, if it is in this row.
    let open: Int?

    var id: String { "\(size)/\(places)" }
  }

  private func rows(_ open: EntryNumber) -> [Row] {
    categories.atlases.flatMap { atlas in
      (1...atlas.size).map { places in
        let numbers = atlas.entries.indices.filter { atlas.entries[$0].placeCount == places }
          .map { $0 + 1 }
        let isOpen = open.size == atlas.size && numbers.contains(open.number)
        return Row(
          size: atlas.size,
          places: places,
          numbers: numbers,
          open: isOpen ? open.number : nil
        )
      }
    }
  }

  private func draw(_ row: Row) -> Markup<Message> {
    let count = row.numbers.count
    let heading =
      "\(row.size.counted("move")), \(row.places.counted("place")): "
      + (count == 1 ? "1 entry" : "\(count) entries")
    return .div(
      [.role("row")],
      [.div([.class("heading"), .role("rowheader")], [.text(heading)])]
        + row.numbers.map { cell(EntryNumber(row.size, $0), isOpen: row.open == $0) }
    )
  }

  private func cell(_ number: EntryNumber, isOpen: Bool) -> Markup<Message> {
    .div(
      [.role("gridcell")],
      [
        .button(
          [
            .type("button"), .class("entry"), .class("open", if: isOpen),
            .focusable(number == EntryNumber(1, 1)), .aria("pressed", isOpen ? "true" : "false"),
            .label("entry \(number.description)"), .onClick(.open(number)),
          ],
          [CategoryPicture(category: category(number)).markup(), .text(number.description)]
        )
      ]
    )
  }

  /// The open entry, for a screen reader.
  private func status(_ open: EntryNumber) -> Markup<Message> {
    .p([.role("status")], [.text("Entry \(open.description) is open.")])
  }
}
