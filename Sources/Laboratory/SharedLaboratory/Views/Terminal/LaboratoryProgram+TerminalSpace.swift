import ComponentKit
import EmbeddedText
import Markup

// The space around the present state as lines. What the chosen architecture shows of it is bright
// and has a full mark; the rest is there all the same, but quiet.

/// A line of the space: a message, and what it would lead to.
struct SpaceLine {
  /// The number of the message.
  let message: Int

  /// How many messages lead to what it leads to.
  let depth: Int

  /// The result of the message.
  let step: StateSpace.Step
}

extension StateSpace {
  /// The space as lines: what follows a state stands below the line that reaches it first.
  var lines: [SpaceLine] {
    var lines: [SpaceLine] = []
    var isShown = places.map { $0.depth == 0 }
    func add(_ place: Int, _ depth: Int) {
      for (message, step) in steps[place].enumerated() {
        lines.append(SpaceLine(message: message, depth: depth, step: step))
        guard depth < self.depth, let target = step.target, !isShown[target],
          places[target].depth == depth
        else { continue }
        isShown[target] = true
        add(target, depth + 1)
      }
    }
    if depth > 0, !places.isEmpty { add(0, 1) }
    return lines
  }
}

extension LaboratoryProgram {
  /// The lines that a terminal has room for, and how many more there are.
  private func lines(_ space: StateSpace, _ layout: TerminalLayout) -> ([SpaceLine], more: Int) {
    let (all, room) = (space.lines, layout.space - 2)
    guard all.count > room else { return (all, 0) }
    let count = max(1, room - 1)
    return (Array(all.prefix(count)), all.count - count)
  }

  /// The last line of the space that the keyboard can be at.
  func lastRow(_ state: State) -> Int {
    guard let room = state.room, let space = state.neighbourhood.space else { return 0 }
    return max(0, lines(space, TerminalLayout(room)).0.count - 1)
  }

  /// The space, as the chosen architecture shows it.
  func space(inTerminal state: State, _ layout: TerminalLayout) -> View {
    let architecture = state.views.sights[state.member].name
    let title = "\(architecture.typeName) shows \(architecture.shown)"
    guard let space = state.neighbourhood.space, space.depth > 0, !space.messages.isEmpty else {
      return .frame(title, [way(state, layout), .words("small", hint(state))])
    }
    let (shown, more) = lines(space, layout)
    let wide = shown.reduce(0) { max($0, 2 * $1.depth + space.messages[$1.message].columns) }
    // What the results do not need is for the messages.
    let changes = space.changes
    let results = shown.map { line in
      Self.result(of: line, changes).cut(to: max(1, layout.innerSpace - 2))
    }
    let longest = results.reduce(0) { max($0, $1.columns) }
    let name = min(wide, max(layout.innerSpace / 2, layout.innerSpace - longest - 2))
    let widths = (name: name, all: layout.innerSpace)
    let here = min(state.screen.row, shown.count - 1)
    let rows = shown.enumerated().map { number, shown in
      line(shown, results[number], space, architecture, widths, number == here, state)
    }
    let present = space.places[0].view.inOneLine.cut(to: max(4, widths.all - 2))
    return .frame(
      title,
      color: architecture.hue,
      [
        way(state, layout), .div([], [.words("strong", "\u{25C6} \(present)")]),
        .div(
          [
            .role("listbox"), .label("what messages lead to"),
            .on(.keyDown) { Self.message(forKeyOfSpace: $0) },
          ],
          rows
        ),
        more == 0 ? .nothing : .div([], [.words("small", "  \(more) more")]),
        layout.kind == .three
          ? .div([], [.words("small", "\u{25CF} shown \u{25CB} not shown \u{25C6} here")])
          : .nothing,
      ]
    )
  }

  /// The messages from the start to the present state, which Redux shows.
  private func way(_ state: State, _ layout: TerminalLayout) -> View {
    let timeline = state.timeline
    let count = timeline.place - timeline.places.lowerBound
    let isSeen = state.views.sights[state.member].name == .redux
    var text = ""
    // The last messages that the line holds.
    for message in timeline.messages.prefix(count).reversed() {
      let longer = " \u{203A} \(message.line.inOneLine)\(text)"
      guard longer.columns <= layout.innerSpace - 8 else {
        text = " \u{203A} \u{2026}\(text)"
        break
      }
      text = longer
    }
    return .div([], [.seen("\(isSeen ? "\u{25CF}" : "\u{25CB}") start\(text)", isSeen)])
  }

  private func line(
    _ line: SpaceLine,
    _ result: String,
    _ space: StateSpace,
    _ architecture: ArchitectureName,
    _ widths: (name: Int, all: Int),
    _ isHere: Bool,
    _ state: State
  ) -> View {
    let isNext = line.depth == 1
    let isSeen = architecture == .react || isNext && architecture.showsNext
    let mark =
      isSeen && architecture == .halogen
      ? (line.step.refusal == nil ? "\u{2713}" : "\u{2717}") : isSeen ? "\u{25CF}" : "\u{25CB}"
    let message = "\(String.blanks(2 * line.depth - 1))\(space.messages[line.message].inOneLine)"
      .padded(to: widths.name)
    let rest = max(1, widths.all - widths.name - 2)
    let isResultSeen =
      switch line.step {
      case .leads(to: 0), .refused: isSeen && architecture != .elm
      case .leads: architecture == .react
      case .beyond: false
      }
    var attributes: [Attribute<Message>] = [
      .role("option"), .style("white-space", "pre"), .focusable(isHere),
      .focused(isHere && state.focus == .space), .aria("selected", isHere),
    ]
    if let target = line.step.target, target > 0 { attributes.append(.onClick(.visit(target))) }
    return .div(
      attributes,
      [
        .seen("\(mark)", isSeen),
        .span(
          [.style("color", line.step.target == nil || !isSeen ? "var(--soft)" : "var(--accent)")],
          [.seen("\(message) ", isSeen)]
        ), .seen(result.cut(to: rest), isResultSeen),
      ]
    )
  }

  /// What a message leads to, or why it is refused.
  private static func result(of line: SpaceLine, _ changes: [String]) -> String {
    switch line.step {
    case .leads(to: 0): "\u{2192} \u{25C6}"
    case .leads(let target): "\u{2192} \(changes[target])"
    case .refused(let refusal): "\u{2717} \(refusal.reason)"
    case .beyond: "\u{2192} \u{2026}"
    }
  }

  /// Arrow keys go from line to line; Enter goes to what the line leads to.
  private static func message(forKeyOfSpace event: Event) -> Message? {
    guard event.modifiers == [] else { return nil }
    switch event.key {
    case "ArrowDown": return .screen(.walk(1))
    case "ArrowUp": return .screen(.walk(-1))
    default: return nil
    }
  }
}

extension ArchitectureName {
  /// The colour of the architecture.
  var hue: String {
    switch self {
    case .elm: "var(--hue-1)"
    case .redux: "var(--hue-2)"
    case .react: "var(--hue-3)"
    case .halogen: "var(--hue-4)"
    }
  }

  /// The part of the space that the architecture shows.
  fileprivate var shown: String {
    switch self {
    case .elm: "the next messages"
    case .redux: "the log"
    case .react: "every state"
    case .halogen: "the answers"
    }
  }

  /// Whether the architecture shows what can be sent next.
  fileprivate var showsNext: Bool { self != .redux }
}

extension Markup where Message == LaboratoryProgram.Message {
  /// A text that is bright where an architecture shows it.
  fileprivate static func seen(_ text: String, _ isSeen: Bool) -> Markup {
    isSeen ? .span([], [.text(text)]) : .words("small", text)
  }
}

extension String {
  /// The lines of the text that have words, in one.
  var inOneLine: String {
    printableLines.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: " / ")
  }

  /// The text with blanks behind it, or cut.
  func padded(to width: Int) -> String {
    let text = cut(to: Swift.max(1, width))
    return "\(text)\(String.blanks(width - text.columns))"
  }
}
