import ComponentKit
import EmbeddedText
package import Markup

// The two arrangements of the view: a page, which scrolls, and a terminal, which has little room.

extension LaboratoryProgram {
  package typealias View = Markup<Message>

  package func markup(of state: State) -> Markup<Message> {
    guard let room = state.room else { return page(state) }
    return terminal(state, room)
  }

  private func page(_ state: State) -> View {
    let views = state.views.markups()
    return .div(
      [
        .class("laboratory"), .on(.keyDown) { Self.message(forKeyOfPage: $0) },
        // The builder of pages adds the style sheet whose path is in the module.
        .attribute("data-sheet", "Laboratory/LaboratoryPage/laboratory.css"),
      ],
      [
        .header(
          [.class("head")],
          [choice(state), .words("p", "hint", experiments[state.number].summary)]
        ),
        .section(
          [.class("panel"), .label("message")],
          [field(state), usages(state), notice(state)]
        ),
        .section(
          [.label("architectures")],
          [
            .words("p", "hint", "One program, four owners. What one of them sends, all show."),
            .part("div", "four", views.indices.map { card($0, views[$0], state) }),
          ]
        ),
        copy(state), people(state), .part("div", "halves", [space(state), log(state)]),
        .part("div", "halves", [costs(state), laws(state)]),
        .part("details", "keys", [.words("summary", "Keys"), keys(Self.keysOfPage)]),
      ]
    )
  }

  // MARK: - Keys

  /// The message of a key anywhere on the page; with Alt, so that texts can be typed.
  private static func message(forKeyOfPage event: Event) -> Message? {
    guard event.modifiers == .option else { return nil }
    switch event.key {
    case "ArrowUp": return .step(-1)
    case "ArrowDown": return .step(1)
    default: return nil
    }
  }

  func keys(_ rows: [(key: String, meaning: String)]) -> View {
    .table(
      [],
      [
        .tbody(
          [],
          rows.map { row in
            .tr(
              [],
              [.th([.attribute("scope", "row")], [.text(row.key)]), .words("td", row.meaning)]
            )
          }
        )
      ]
    )
  }

  private static let keysOfPage = [
    (key: "Tab, Enter, Space", meaning: "move the focus, press"),
    (key: "Alt and arrows up, down", meaning: "back and forth in the log"),
    (key: "arrows, Home, End in the log", meaning: "back and forth there"),
    (key: "arrows, Enter in the picture", meaning: "choose a state, go there"),
    (key: "+, -, 0, Home in the picture", meaning: "zoom, and go back to the present state"),
  ]
}
