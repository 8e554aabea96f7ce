import ComponentKit
import EmbeddedText
import Markup

// The log: each message, and the branches that were left.

extension LaboratoryProgram {
  /// The log of a page, all of it.
  func log(_ state: State) -> View {
    let timeline = state.timeline
    let (place, places) = (timeline.place, timeline.places)
    let isFirst = place == places.lowerBound
    let isLast = place == places.upperBound
    let back = View.push("Back", .travel(.undo), [.disabled(isFirst)])
    let forth = View.push("Forth", .travel(.redo), [.disabled(isLast)])
    let slider = View.input([
      .type("range"), .label("place in the log"), .attribute("min", String(places.lowerBound)),
      .attribute("max", String(places.upperBound)), .value(String(place)),
      .disabled(places.count == 1), .aria("valuetext", "\(place) of \(places.upperBound)"),
      .onInput { .travel(.jump(to: Int(decimal: $0) ?? 0)) },
    ])
    return .panel(
      "log",
      "The log",
      [
        .part("div", "tools", [back, forth, slider]),
        .ol(
          [.class("log"), .on(.keyDown) { Self.message(forKeyOfLog: $0, count: places.count) }],
          entries(places, state)
        ),
      ]
    )
  }

  /// Arrow keys go through the log.
  static func message(forKeyOfLog event: Event, count: Int) -> Message? {
    guard event.modifiers == [] else { return nil }
    switch event.key {
    case "ArrowUp": return .step(-1)
    case "ArrowDown": return .step(1)
    case "Home": return .step(-count)
    case "End": return .step(count)
    default: return nil
    }
  }

  /// The rows of some places, each with the branches that were left after it.
  private func entries(_ range: ClosedRange<Int>, _ state: State) -> [View] {
    let timeline = state.timeline
    let messages = timeline.messages
    let first = timeline.places.lowerBound
    let all = timeline.branches
    return range.flatMap { number -> [View] in
      let line = number == first ? "the start" : messages[number - first - 1].line
      let branches = all.filter { $0.place == number }.suffix(2)
      return [entry(number, line, state)]
        + branches.map { branch in
          let lines = timeline.messages(of: branch).map { $0.line }.joined(separator: "; ")
          let text = View.text("or \(lines.cut(to: 32))")
          return row([text], .travel(.branch(branch.name)), [.class("later")])
            .keyed(Key(-1 - branch.name))
        }
    }
  }

  /// A place of the log.
  private func entry(_ number: Int, _ line: String, _ state: State) -> View {
    let place = state.timeline.place
    let isHere = number == place
    return row(
      [.words("span", "number", String(number)), " ", .text(line)],
      .travel(.jump(to: number)),
      [
        .class("later", if: number > place), .aria("current", isHere ? "step" : "false"),
        .focusable(isHere), .focused(isHere && state.focus == .log),
      ]
    ).keyed(Key(number))
  }

  /// A row that can be pressed.
  private func row(
    _ text: [View],
    _ message: Message,
    _ attributes: [Attribute<Message>]
  ) -> View {
    let button: [Attribute<Message>] = [.type("button"), .class("entry"), .onClick(message)]
    return .li([], [.button(button + attributes, text)])
  }
}
