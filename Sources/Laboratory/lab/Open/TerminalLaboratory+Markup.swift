import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms
import TerminalHost

// The view of the laboratory.

extension TerminalLaboratory {
  private typealias Part = Markup<Message>

  func markup(of state: State) -> Markup<Message> {
    let isSmall = state.size.rows < 12 || state.size.columns < 40
    let body: [Markup<Message>] =
      if state.showsHelp {
        [help]
      } else if isSmall {
        [program(state)]
      } else {
        [header(state), .hr(), panels(state)] + results(state)
      }
    return .main(
      [.on(.keyDown) { Self.message(for: $0) }],
      body + [footer(state, isSmall: isSmall)]
    )
  }

  /// The message of a key that no element handles.
  private static func message(for event: Event) -> Message? {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch event.key {
    case "?": return .help
    case "/": return .write
    case "Escape": return .close
    case "[": return .travel(.back)
    case "]": return .travel(.forth)
    case "o": return .travel(.nextBranch)
    case "n": return .nextProgram(1)
    case "p": return .nextProgram(-1)
    case "l": return .checkLaws
    case "c": return .measure
    case "1", "2", "3", "4":
      return Int(event.key).map { .architecture(ArchitectureName.allCases[$0 - 1]) }
    default: return nil
    }
  }

  // MARK: - The head

  private func header(_ state: State) -> Markup<Message> {
    let choice = Part.select(
      [.label("program"), .on(.change) { .program($0.value) }],
      programs.map { program in
        .option(
          [.value(program.name), .flag("selected", program.name == state.shown.program)],
          [.text(program.name)]
        )
      }
    )
    let architectures = ArchitectureName.allCases.enumerated().map { number, name in
      let isHere = name == state.shown.architecture
      return Part.button(
        [
          .type("button"), .onClick(.architecture(name)),
          .aria("pressed", isHere ? "true" : "false"),
          .style("font-weight", isHere ? "bold" : "normal"),
        ],
        [.text("\(isHere ? "*" : "")\(number + 1) \(name.rawValue)")]
      )
    }
    return .div([], [choice, " "] + architectures)
  }

  // MARK: - The middle

  private func panels(_ state: State) -> Markup<Message> {
    .div(
      [.style("display", "flex")],
      [
        .section([.style("width", "50%")], [program(state), .hr(), log(state)]),
        .section([], [space(state.shown.space)]),
      ]
    )
  }

  private func program(_ state: State) -> Markup<Message> {
    .div([.role("region"), .label("program")], [state.shown.markup.map { .sent($0) }])
  }

  private func space(_ space: ShownSpace) -> Markup<Message> {
    let content: Markup<Message> =
      if let states = space.states, states.depth > 0, !states.messages.isEmpty {
        tree(states, from: 0, depth: states.depth)
      } else if !space.actions.isEmpty {
        .ol([], space.actions.suffix(12).map { .li([], [.text($0)]) })
      } else {
        .div([], ["(nothing yet; / writes a message)"])
      }
    return .div([], [.strong([], [.text(space.title)]), content])
  }

  /// The messages at a place, what each would show or why it would be refused, and what would follow.
  private func tree(_ space: StateSpace, from place: Int, depth: Int) -> Markup<Message> {
    let rows = zip(space.messages, space.steps[place]).map { message, step -> Markup<Message> in
      guard let target = step.target else {
        let reason = step.refusal?.reason ?? ""
        return .li([.style("opacity", "0.5")], [.text("\(message) refused: \(reason.prefix(48))")])
      }
      let lines = space.places[target].view.printableLines.filter { !$0.isEmpty }
      let next = depth > 1 ? [tree(space, from: target, depth: depth - 1)] : []
      return .li([], [.text("\(message) → \(lines.joined(separator: " / ").prefix(48))")] + next)
    }
    return .ul([], rows)
  }

  /// The messages around the place, each with a press that goes there.
  private func log(_ state: State) -> Markup<Message> {
    let (first, lines) = state.shown.log
    let place = state.shown.place
    let count = 6
    let start = max(first - 1, min(place - count / 2, first + lines.count - count))
    let end = min(first + lines.count - 1, start + count - 1)
    let branches = state.shown.branches
    let rows = (start...max(start, end)).flatMap { number -> [Markup<Message>] in
      let index = number - first
      let text = lines.indices.contains(index) ? lines[index] : "start"
      let row = Part.div(
        [.onClick(.travel(.to(number))), .attribute("tabindex", "-1")],
        [.text("\(number == place ? ">" : " ") \(number) \(text)")]
      )
      return [row] + branches.filter { $0.place == number }.suffix(2).map { branchRow($0, state) }
    }
    return .div(
      [],
      [
        .div(
          [],
          [
            .strong([], ["Log "]),
            .button([.type("button"), .onClick(.travel(.back))], ["back"]),
            .button([.type("button"), .onClick(.travel(.forth))], ["forth"]),
            .text(
              branches.isEmpty
                ? "" : branches.count == 1 ? " 1 other branch" : " \(branches.count) other branches"
            ),
          ]
        )
      ] + rows
    )
  }

  /// A branch that is not shown, with a press that goes to its end.
  private func branchRow(_ branch: HistoryBranch, _ state: State) -> Markup<Message> {
    let lines = state.shown.lines(of: branch).joined(separator: "; ")
    return .div(
      [
        .onClick(.travel(.branch(branch.name))), .attribute("tabindex", "-1"),
        .style("opacity", "0.5"),
      ],
      [.text("or \(lines.prefix(32))\(lines.count > 32 ? "…" : "")")]
    )
  }

  // MARK: - Laws and cost

  private func results(_ state: State) -> [Markup<Message>] {
    [("Laws", state.laws), ("Cost", state.cost)].filter { !$0.1.isEmpty }.map { name, text in
      .div([.role("status")], [.text("\(name): \(text)")])
    }
  }

  // MARK: - The foot

  private func footer(_ state: State, isSmall: Bool) -> Markup<Message> {
    let hint = isSmall ? "? help, q leaves" : "/ write, ? help, q leaves"
    let line: Markup<Message> = .form(
      [.onSubmit(.send)],
      [
        .text("> "),
        .input(
          [
            .label("message"), .value(state.line), .onInput { .typed($0) },
            .attribute("size", "\(max(1, min(40, state.size.columns - 4)))"),
            .on(.blur, .wrote), .focused(state.isWriting),
          ]
        ),
      ] + (isSmall ? [] : [" ", .text(hint)])
    )
    let notice = state.notice.map {
      [Part.div([.role("alert"), .style("color", "red")], [.text($0)])]
    }
    return .footer(
      [.style("position", "fixed")],
      (notice ?? []) + (isSmall && state.size.rows < 8 && !state.isWriting ? [.text(hint)] : [line])
    )
  }

  // MARK: - Help

  private var help: Markup<Message> {
    .div(
      [],
      [
        .strong([], ["One program, four architectures"]),
        .table(
          [],
          Self.keys.map { key, meaning in
            .tr([], [.th([], [.text(key)]), .td([], [.text(meaning)])])
          }
        ),
      ]
    )
  }

  private static let keys = [
    ("1 2 3 4", "the same state in another architecture"),
    ("n p", "the next program, the one before"),
    ("Tab Enter", "move the focus, press; the pointer presses too"),
    ("/ Escape", "write a message of the program, such as toggle 2; stop writing"),
    ("[ ]", "go back and forth in the log; a press on a row goes there"),
    ("o", "the other branches that were left in the log, in turn; a press on one goes there"),
    ("l", "check the laws of the architecture, its comonad and its pairing"),
    ("c", "measure what a message costs in each architecture, in a release build"),
    ("Escape", "close the help, stop running work"),
    ("q", "leave; so does Control-C, and Control-Z stops for a while"),
  ]
}
