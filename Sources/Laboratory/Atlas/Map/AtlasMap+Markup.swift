import EmbeddedText
package import Markup
import SharedLaboratory

extension AtlasMap {
  package func markup(of state: State) -> Markup<Message> {
    let groups = groups(in: state)
    return .div(
      [.class("atlas")],
      [CategoryPicture.tips(), finder(state, groups), map(groups, state.entry), entry(state)]
    )
  }

  // MARK: The map

  /// The entries in their groups: a grid that is one stop of the tab key.
  private func map(_ groups: [Group], _ open: EntryNumber) -> Markup<Message> {
    let first = groups.first?.entries.first?.number
    let parts = groups.map { group in
      Part(
        kind: group.kind,
        count: group.entries.count,
        cells: group.shown.map {
          .entry($0.number, $0.caption, isOpen: $0.number == open, isStop: $0.number == first)
        } + (group.folds ? [.fold(group.kind, hidden: group.hidden.count)] : [])
      )
    }
    return .section(
      [.class("map"), .label("map")],
      [
        .details(
          [],
          [
            .summary([], ["More about the pictures and the keys"]),
            .p(
              [],
              [
                """
                A thick arrow or circle can be undone; a dashed circle is the same when it is made \
                twice. In the square the row is the first move, the column the second, and the colour \
                their composite: grey stays, and nothing is drawn where the moves do not fit.
                """
              ]
            ), .p([], ["Arrow keys walk on the map, and Enter opens an entry."]),
          ]
        ),
        parts.isEmpty
          ? .p([.class("empty")], ["No entry of the map is like that."])
          : .list("div", [.role("grid"), .label("Entries")], of: parts) { draw($0) },
      ]
    )
  }

  /// A group as it is shown.
  private struct Part: Equatable, Identifiable, Sendable {
    let kind: EntryKind
    let count: Int
    let cells: [Cell]

    var id: Int { kind.rawValue }
  }

  /// A cell of the map.
  private enum Cell: Equatable, Identifiable, Sendable {
    case entry(EntryNumber, String, isOpen: Bool, isStop: Bool)
    case fold(EntryKind, hidden: Int)

    var id: String {
      switch self {
      case .entry(let number, _, _, _): number.description
      case .fold: "fold"
      }
    }
  }

  private func draw(_ part: Part) -> Markup<Message> {
    .div(
      [.class("kind"), .role("rowgroup")],
      [
        .div(
          [.role("row")],
          [
            .div(
              [.role("rowheader")],
              [
                .h2(
                  [],
                  [.text("\(part.kind.title) "), .element("small", [], [.text("\(part.count)")])]
                ), .p([], [.text(part.kind.sentence)]),
              ]
            )
          ]
        ), .list("div", [.class("tiles"), .role("row")], of: part.cells) { draw($0) },
      ]
    )
  }

  private func draw(_ cell: Cell) -> Markup<Message> {
    switch cell {
    case .entry(let number, let caption, let isOpen, let isStop):
      .div(
        [.class("tile"), .role("gridcell")],
        [
          .button(
            [
              .type("button"), .class("entry"), .focusable(isStop), .aria("pressed", isOpen),
              .label("entry \(number.description)"), .onClick(.open(number)),
            ],
            [CategoryPicture(category: category(number)).markup(), .text(number.description)]
          ), caption == "" ? .nothing : .span([.class("caption")], [.text(caption)]),
        ]
      )
    case .fold(let kind, let hidden):
      .div(
        [.class("tile"), .role("gridcell")],
        [
          .button(
            [.type("button"), .class("fold"), .focusable(false), .onClick(.fold(kind))],
            [.text(hidden > 0 ? "\(hidden) more" : "Show fewer")]
          )
        ]
      )
    }
  }
}
