import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup
import SamplePrograms

// The view of the laboratory.

extension PageLaboratory {
  typealias View = Markup<Message>

  func markup(of state: State) -> View {
    .div(
      [.class("laboratory"), .on(.keyDown) { Self.message(for: $0) }],
      [
        header(state), speech(state), four(state),
        .part("div", "halves", [space(state), log(state)]),
        .part("div", "halves", [costs(state), laws(state)]),
        keys,
      ]
    )
  }

  /// The message of a key anywhere on the page; with Alt, so that texts can be typed.
  private static func message(for event: Event) -> Message? {
    guard event.modifiers == .option else { return nil }
    switch event.key {
    case "ArrowUp": return .step(-1)
    case "ArrowDown": return .step(1)
    default: return nil
    }
  }

  // MARK: - The head

  private func header(_ state: State) -> View {
    .header(
      [.class("head")],
      [
        .div(
          [.class("programs"), .role("group"), .label("program")],
          PagePrograms.all.map { program in
            let isHere = program.name == state.sample.name
            return .push(
              program.name,
              .program(program.name),
              [.title(program.summary), .aria("pressed", isHere)]
            )
          }
        ),
        .words("p", "hint", state.sample.summary),
      ]
    )
  }

  /// The field to type a message, and the notice about the last one.
  private func speech(_ state: State) -> View {
    .section(
      [.class("speech"), .label("message")],
      [
        .form(
          [.class("line"), .onSubmit(.send)],
          [
            .input([
              .label("message"), .value(state.line), .onInput { .typed($0) },
              .placeholder(state.sample.commands.first?.usage ?? ""), .autocomplete("off"),
              .aria("describedby", "usages"), .attribute("spellcheck", "false"),
            ]),
            .button([.type("submit")], ["Send to all four"]),
            .push("Start again", .restart),
          ]
        ),
        .p(
          [.class("hint"), .id("usages")],
          state.sample.commands.flatMap { command -> [View] in
            [.code([.title(command.help)], [.text(command.usage)]), " "]
          }
        ),
        .div([.role("status"), .class("notice")], notice(state)),
      ]
    )
  }

  private func notice(_ state: State) -> [View] {
    switch state.notice {
    case nil: []
    case .unread(let reason): [.words("p", "bad", reason)]
    case .refused(let line, let reasons):
      if let reason = reasons[0], reasons.allSatisfy({ $0 == reason }) {
        [.part("p", "bad", [.words("strong", line), " is refused by all four: ", .text(reason)])]
      } else {
        zip(ArchitectureName.allCases, reasons).map { architecture, reason in
          .words("p", "bad", "\(architecture.typeName): \(reason ?? "accepted")")
        }
      }
    }
  }

  // MARK: - The four

  /// The states that each architecture shows, and those that it can go to.
  private static let abilities: [(sees: String, goes: String)] = [
    ("the view, and nothing else", "where messages lead"),
    ("the state, and the actions so far", "where actions lead"),
    ("every state, also any other one", "to any state at once"),
    ("the view, and answers to requests", "where requests lead"),
  ]

  private func four(_ state: State) -> View {
    let views = state.present.views
    let isOne = views.allSatisfy { $0.node == views[0].node }
    return .section(
      [.label("four architectures")],
      [
        .part("div", "four", views.indices.map { card($0, views[$0], state) }),
        .words(
          "p",
          isOne ? "good" : "bad",
          isOne ? "All four show the same." : "The four do not show the same."
        ),
      ]
    )
  }

  private func card(_ number: Int, _ view: Markup<AnyMessage>, _ state: State) -> View {
    let architecture = ArchitectureName.allCases[number]
    let (sees, goes) = Self.abilities[number]
    let id = "card-\(number)"
    return .element(
      "article",
      [.class("card"), .class(id), .aria("labelledby", id)],
      [
        .h2([.id(id)], [.text(architecture.typeName)]),
        .words("p", "pair", "\(architecture.pair.comonad) · \(architecture.pair.monad)"),
        .part("div", "shown", [view.map { .sent($0.line) }]),
        .part(
          "dl",
          "sight",
          [
            .words("dt", "sees"),
            .element("dd", [], [.text(sees)] + sight(number, state)),
            .words("dt", "goes"), .words("dd", goes),
          ]
        ),
        marks(number),
      ]
    )
  }

  /// The part of a card that shows more than the view.
  private func sight(_ number: Int, _ state: State) -> [View] {
    switch number {
    case 1:
      let actions = state.present.actions
      return [
        .part(
          "p",
          "extra",
          actions.isEmpty
            ? ["no action yet"]
            : ["\(actions.count): "] + actions.suffix(3).flatMap { [.words("code", $0), " "] }
        )
      ]
    case 2:
      let answers = state.present.peek(at: state.entries[0].program)
      return [.part("p", "extra", ["peeks at the start: "] + chips(answers))]
    case 3: return [.part("p", "extra", chips(state.present.answers))]
    default: return []
    }
  }

  private func chips(_ answers: [Answer]) -> [View] {
    answers.flatMap { answer -> [View] in
      let isRefused = answer.refusal != nil
      return [
        .code(
          [
            .class("refusal", if: isRefused),
            .title(answer.refusal.map { "refused: \($0)" } ?? "would be done"),
          ],
          ["\(isRefused ? "✗" : "✓") \(answer.request)"]
        ), " ",
      ]
    }
  }

  // MARK: - The space

  private func space(_ state: State) -> View {
    let hint =
      if let depth = state.neighbourhood?.space.depth {
        depth < state.depth
          ? """
          Drawn to depth \(depth): more than \(NeighbourhoodPicture.limit) states lie at \
          depth \(depth + 1).
          """
          : "A press on a state goes there, by its messages."
      } else {
        "There is too much to draw."
      }
    let picture = state.neighbourhood?.picture(
      cursor: state.cursor,
      isFocused: state.focus == .space
    )
    return .panel(
      "space",
      "The space around the present state",
      [
        .div(
          [.class("tools"), .role("group"), .label("depth")],
          ["Depth "]
            + (1...5).map { depth in
              .push(
                String(depth),
                .depth(depth),
                [.aria("pressed", depth == state.depth), .label("depth \(depth)")]
              )
            }
        ),
        .status("p", "hint", hint),
        .div(
          [.class("scroll"), .role("region"), .label("picture"), .focusable()],
          [picture ?? .nothing]
        ),
      ]
    )
  }

  // MARK: - The log

  private func log(_ state: State) -> View {
    let last = state.entries.count - 1
    return .panel(
      "log",
      "The log",
      [
        .part(
          "div",
          "tools",
          [
            .push("Back", .travel(state.place - 1), [.disabled(state.place == 0)]),
            .push("Forth", .travel(state.place + 1), [.disabled(state.place == last)]),
            .input([
              .type("range"), .label("place in the log"), .attribute("min", "0"),
              .attribute("max", String(last)), .value(String(state.place)),
              .disabled(last == 0),
              .aria("valuetext", "\(state.place) of \(last)"),
              .onInput { .travel(Int(decimal: $0) ?? 0) },
            ]),
          ]
        ),
        .ol(
          [.class("log"), .on(.keyDown) { Self.logMessage(for: $0, last: last) }],
          state.entries.enumerated().map { number, entry in
            let isHere = number == state.place
            return View.li(
              [],
              [
                .button(
                  [
                    .type("button"), .class("entry"), .class("later", if: number > state.place),
                    .aria("current", isHere ? "step" : "false"),
                    .focusable(isHere), .focused(isHere && state.focus == .log),
                    .onClick(.travel(number)),
                  ],
                  [
                    .words("span", "number", String(number)), " ",
                    .text(number == 0 ? "the start" : entry.line),
                  ]
                )
              ]
            ).keyed(Key(number))
          }
        ),
      ]
    )
  }

  /// Arrow keys go through the log.
  private static func logMessage(for event: Event, last: Int) -> Message? {
    guard event.modifiers == [] else { return nil }
    switch event.key {
    case "ArrowUp": return .step(-1)
    case "ArrowDown": return .step(1)
    case "Home": return .step(-last)
    case "End": return .step(last)
    default: return nil
    }
  }

  // MARK: - Keys

  private var keys: View {
    .part(
      "details",
      "keys",
      [
        .words("summary", "Keys"),
        .ul(
          [],
          [
            "Tab: next part. Enter or Space: press.",
            "Alt and arrow up or down: back or forth in the log.",
            "In the log: arrows, Home, End.",
            "In the picture: arrows choose a state, Enter goes there.",
          ].map { .words("li", $0) }
        ),
      ]
    )
  }
}
