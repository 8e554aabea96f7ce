import ComponentKit
import EmbeddedText
import Markup

// The laboratory in a terminal: a head, the program, panes beside it, and the message bar.

extension LaboratoryProgram {
  /// The view in a terminal of a size.
  func terminal(_ state: State, _ room: Room) -> View {
    let layout = TerminalLayout(room)
    let hasPalette = state.screen.palette != nil
    let canClose = !hasPalette && state.focus != .line && state.hasToClose
    return .main(
      [
        .on(.keyDown) { [number = state.number] in
          hasPalette
            ? Self.message(forKeyOfPalette: $0)
            : message(forKeyOfTerminal: $0, number, canClose: canClose)
        }, state.screen.isLeaving ? .attribute("data-leaves", "") : .none,
      ],
      [
        head(state, layout), layout.hasGap ? .br : .nothing, body(state, layout),
        .footer(
          [.style("position", "fixed")],
          [
            alert(state), state.screen.palette.map { palette($0, state, room) } ?? .nothing,
            hasPalette ? .nothing : messageBar(state, room, layout),
          ]
        ),
      ]
    )
  }

  // MARK: - Head and foot

  /// The program, the architectures with the chosen one, and where help is.
  private func head(_ state: State, _ layout: TerminalLayout) -> View {
    guard layout.kind != .small else { return .nothing }
    let names = ArchitectureName.allCases
    let architectures = View.group(
      "architecture",
      names.enumerated().map { number, name in
        let isHere = number == state.member
        return .push(
          "\(number + 1) \(name.typeName)",
          .member(number),
          Self.pressed(isHere) + [.focused(isHere && state.focus == .head)]
        )
      }
    )
    guard layout.kind != .one else { return .div([], [programMenu(state), architectures]) }
    let name = experiments[state.number].name.columns
    return .div(
      [.style("display", "flex")],
      [
        .div([.style("width", "\(name + 4)ch")], [programMenu(state)]), architectures,
        .div(
          [.style("width", "15ch")],
          [.hint("? help", .help), .words("small", " \u{00B7} q quit")]
        ),
      ]
    )
  }

  /// Says whether a button is the chosen one, also where there are no colours.
  private static func pressed(_ isPressed: Bool) -> [Attribute<Message>] {
    [.aria("pressed", isPressed), .style("font-weight", isPressed ? "bold" : "normal")]
  }

  /// The program is chosen behind one control, or by the palette.
  private func programMenu(_ state: State) -> View {
    let options = experiments.indices.map { number in
      View.option(
        [.value(String(number)), .selected(number == state.number)],
        [.text(experiments[number].name)]
      )
    }
    let here = state.number
    return .select([.label("program"), .onChange { .open(Int($0) ?? here) }], options)
  }

  /// Why the last message was refused.
  private func alert(_ state: State) -> View {
    guard let notice = state.notice else { return .nothing }
    return .div([.role("alert"), .style("color", "var(--negative)")], [.text(notice)])
  }

  /// The message that is sent to all architectures, and keys.
  private func messageBar(_ state: State, _ room: Room, _ layout: TerminalLayout) -> View {
    let isWriting = state.focus == .line
    let isSmall = layout.kind == .small
    // A terminal of few rows has none for the field while nothing is written.
    guard !isSmall || room.rows >= 8 || isWriting else {
      return .words("small", "? help, q leaves")
    }
    let name = isSmall ? "> " : "message "
    let hint = isSmall ? "" : isWriting ? "Enter sends, Escape ends" : "m write \u{00B7} : commands"
    let size = room.columns - name.columns - hint.columns - 4
    let field = View.input([
      .label("message"), .value(state.line), .onInput { .typed($0) }, .autocomplete("off"),
      .placeholder(isWriting ? "" : experiments[state.number].examples?.first ?? ""),
      .attribute("size", String(max(1, size))), .on(.blur, .wrote), .focused(isWriting),
    ])
    return .div(
      [],
      [
        .form([.onSubmit(.send), .style("display", "inline")], [.words("small", name), field]), " ",
        isWriting ? .words("small", hint) : .hint(hint, .screen(.openPalette)),
      ]
    )
  }

  // MARK: - Body

  private func body(_ state: State, _ layout: TerminalLayout) -> View {
    if state.showsHelp { return .frame("Keys", [keys(Self.keysOfTerminal)]) }
    let views = state.views.markups()
    let name = experiments[state.number].name
    let view = views[state.member].map { Message.sent($0) }
    guard layout.kind != .small else { return .div([.role("region"), .label(name)], [view]) }
    let program = View.frame(name, [view])
    guard state.screen.pane != .none else { return program }
    let (panes, log) = (panes(state, views, layout), log(inTerminal: state, layout))
    switch layout.kind {
    case .small, .one: return .div([], [program] + panes + [log])
    case .two:
      return .columns([(TerminalLayout.programShare, [program]), (nil, panes + [log])])
    case .three:
      // The people need as much room as the space, and take its place.
      let hasPeople = state.screen.pane == .people
      let space = hasPeople ? people(inTerminal: state, layout) : space(inTerminal: state, layout)
      let rest = layout.showsAll ? [panes[0], log] + panes.dropFirst() : [log] + panes
      return .columns([
        (TerminalLayout.narrowShare, [program]), (TerminalLayout.spaceShare, [space]), (nil, rest),
      ])
    }
  }

  /// The panes in sight: all beside the space in a large terminal, else the chosen one below its name.
  private func panes(
    _ state: State,
    _ views: [Markup<ProgramMessage>],
    _ layout: TerminalLayout
  ) -> [View] {
    let hasOwnSpace = layout.kind == .three
    let all = Pane.allCases.filter { $0 != .none && !($0 == .space && hasOwnSpace) }
    if layout.showsAll { return all.filter { $0 != .people }.map { pane($0, state, layout) } }
    let isSpace = state.screen.pane == .space || state.screen.pane == .people
    let shown = hasOwnSpace && isSpace ? .views : state.screen.pane
    let tabs = all.map { pane in
      View.push(
        pane.rawValue,
        .screen(.pane(pane)),
        Self.pressed(pane == shown)
      )
    }
    return [.group("pane", tabs), pane(shown, state, layout)]
  }

  private func pane(_ pane: Pane, _ state: State, _ layout: TerminalLayout) -> View {
    switch pane {
    case .space, .none: space(inTerminal: state, layout)
    case .views: sights(state, layout)
    case .copy: copy(inTerminal: state)
    case .people: people(inTerminal: state, layout)
    case .laws: laws(inTerminal: state)
    case .costs: costs(inTerminal: state)
    }
  }
}

// MARK: - Parts

extension Markup where Message == LaboratoryProgram.Message {
  /// A part with a title.
  static func frame(_ title: String, color: String = "var(--ink)", _ children: [Markup]) -> Markup {
    .section([.label(title)], [.h2([.style("color", color)], [.text(title)])] + children)
  }

  /// Parts beside each other, each with its share in percent.
  static func columns(_ columns: [(share: Int?, children: [Markup])]) -> Markup {
    .div(
      [.style("display", "flex")],
      columns.map { share, children in
        .div(share.map { [.style("width", "\($0)%")] } ?? [], children)
      }
    )
  }

  /// A quiet text that the pointer presses, where a key does the same.
  static func hint(_ text: String, _ message: Message) -> Markup {
    .span([.onClick(message), .attribute("tabindex", "-1")], [.words("small", text)])
  }
}
