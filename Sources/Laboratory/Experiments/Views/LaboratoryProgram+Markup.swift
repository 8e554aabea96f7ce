import ComponentKit
import EmbeddedText
import LaboratoryCore
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
            .part("div", "four", views.indices.map { card($0, views[$0], state) }),
            agreement(views, state),
          ]
        ),
        .part("div", "halves", [space(state), log(state)]),
        .part("div", "halves", [costs(state), laws(state)]),
        .part("details", "keys", [.words("summary", "Keys"), keys(Self.keysOfPage)]),
      ]
    )
  }

  private func terminal(_ state: State, _ room: Room) -> View {
    let isSmall = room.rows < 12 || room.columns < 40
    let views = state.views.markups()
    let program = View.div(
      [.role("region"), .label("program")],
      [views[state.member].map { .sent($0) }]
    )
    var body: [View]
    if state.showsHelp {
      body = [.words("strong", "One program, four architectures"), keys(Self.keysOfTerminal)]
    } else if isSmall {
      body = [program]
    } else {
      let halves: [View] = [
        .section([.style("width", "50%")], [program, .hr(), log(state)]),
        .section([], [sight(state)]),
      ]
      body = [.div([], [choice(state), " "] + architectures(state)), .hr()]
      body.append(.div([.style("display", "flex")], halves))
      if !areOne(views, state) { body.append(agreement(views, state)) }
      for (name, text) in [("Laws", state.lawNotice), ("Cost", costLine(state))] where text != "" {
        body.append(.div([.role("status")], [.text("\(name): \(text)")]))
      }
    }
    // A terminal of few rows has none for the field while nothing is written.
    let hasField = !isSmall || room.rows >= 8 || state.focus == .line
    let hint =
      isSmall
      ? "? help, q leaves"
      : state.focus == .line ? "Enter sends, Escape ends" : "/ write, ? help, q leaves"
    let foot = hasField ? [field(state)] + (isSmall ? [] : [" ", .text(hint)]) : [.text(hint)]
    let footer = View.footer(
      [.style("position", "fixed")],
      [notice(state), .div([.style("display", "inline")], foot)]
    )
    let canClose = state.focus != .line && state.hasToClose
    return .main(
      [.on(.keyDown) { Self.message(forKeyOfTerminal: $0, canClose: canClose) }],
      body + [footer]
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

  /// The message of a key of a terminal that no element handles.
  ///
  /// Where nothing can be closed, Escape leaves the field that has the focus, be it the one for
  /// messages or one of the program.
  private static func message(forKeyOfTerminal event: Event, canClose: Bool) -> Message? {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch event.key {
    case "?": return .help
    case "/": return .write
    case "Escape": return canClose ? .close : nil
    case "[": return .travel(.undo)
    case "]": return .travel(.redo)
    case "o": return .nextBranch
    case "n": return .openNext(1)
    case "p": return .openNext(-1)
    case "l": return .checkLaws
    case "c": return .measure
    case "1", "2", "3", "4":
      return Int(event.key).map { .member($0 - 1) }
    default: return nil
    }
  }

  private func keys(_ rows: [(key: String, meaning: String)]) -> View {
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

  private static let keysOfTerminal = [
    (key: "1 2 3 4", meaning: "the same state in another architecture"),
    (key: "n p", meaning: "the next program, the one before"),
    (key: "Tab Enter", meaning: "move the focus, press; the pointer presses too"),
    (
      key: "/ Escape",
      meaning: "write a message of the program, such as toggle 2; stop writing"
    ),
    (key: "[ ]", meaning: "go back and forth in the log; a press on a row goes there"),
    (
      key: "o",
      meaning: "the other branches that were left in the log, in turn; a press on one goes there"
    ),
    (key: "l", meaning: "check the laws of the architecture, its comonad and its pairing"),
    (
      key: "c",
      meaning: "measure what a message costs in each architecture, in a release build"
    ),
    (key: "Escape", meaning: "close the help, stop running work"),
    (key: "q", meaning: "leave; so does Control-C, and Control-Z stops for a while"),
  ]
}
