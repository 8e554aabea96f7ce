import ComponentKit
import EmbeddedText
import Markup

// Two people who use the program at once, and the server between them.

extension LaboratoryProgram {
  /// The people on a page.
  func people(_ state: State) -> View {
    .panel(
      "people",
      "Two people at once",
      [
        .words(
          "p",
          "hint",
          "Disconnect one of them, change something in both, and connect again."
        ), .part("div", "tools", toolsOfPeople(state)),
        state.people.map { people in
          let shown = people.view
          return .part(
            "div",
            "people",
            [person(shown.people[0]), server(shown), person(shown.people[1])]
          )
        } ?? .nothing, verdicts(state),
      ]
    )
  }

  /// The people in a terminal: beside each other where there is room, and the server below them.
  func people(inTerminal state: State, _ layout: TerminalLayout) -> View {
    let shown = state.people?.view
    let people = shown?.people.map { [person(inTerminal: $0)] } ?? []
    let isWide = layout.kind == .three
    return .frame(
      "Two people at once",
      [.div([], toolsOfPeople(state)), .br]
        + (isWide && !people.isEmpty
          ? [.columns([(50, people[0]), (nil, people[1])])] : people.flatMap { $0 })
        + [shown.map { server($0) } ?? .nothing, verdicts(state)]
    )
  }

  private func person(inTerminal person: PersonView) -> View {
    .section(
      [.label(person.name)],
      [
        .div(
          [],
          [
            .words("strong", person.name), " ", toggle(person), " ",
            .element("small", [.role("status")], [.text(person.waiting)]),
          ]
        ), person.view.map { .people($0) }, loss(person),
      ]
    )
  }

  private func toolsOfPeople(_ state: State) -> [View] {
    let begin = state.people.map { _ in "Begin again here" } ?? "Let two people use it"
    let canDecide = state.views.merging.map { _ in true } ?? false
    return [View.push(begin, .startPeople), " "]
      + (canDecide ? [.push("Can it be merged?", .decideMerging)] : [])
  }

  /// What a person sees, the switch of the connection, and what waits.
  private func person(_ person: PersonView) -> View {
    .section(
      [.class("person"), .label(person.name)],
      [
        .element("header", [], [.words("h3", person.name), toggle(person)]),
        .part("div", "shown", [person.view.map { .people($0) }]),
        .status("p", person.pending.isEmpty ? "hint" : "waiting", person.waiting), loss(person),
      ]
    )
  }

  private func toggle(_ person: PersonView) -> View {
    let act = person.isConnected ? "Disconnect" : "Connect"
    return .push(
      act,
      .people(.connect(person.number, !person.isConnected)),
      [.label("\(act) \(person.name)")]
    )
  }

  private func loss(_ person: PersonView) -> View {
    if person.lost.isEmpty { return .nothing }
    return .div(
      [.role("alert")],
      [
        .text("lost: \(person.lost.joined(separator: "; ")) "),
        .push("Dismiss", .people(.dismiss(person.number))),
      ]
    )
  }

  /// The entries of the server, the last ones.
  private func server(_ shown: PeopleView) -> View {
    let first = max(0, shown.log.count - 9)
    let rows = shown.log.enumerated().dropFirst(first).map { place, entry in
      View.words("div", "\(place + 1) \(entry.author): \(entry.line.inOneLine)").keyed(Key(place))
    }
    return .section(
      [.class("server"), .label("Server")],
      [.words("strong", "Server")]
        + (rows.isEmpty ? [.words("div", "hint", "no message yet")] : rows)
    )
  }

  private func verdicts(_ state: State) -> View {
    .div([.role("status")], state.verdicts.map { .words("p", $0) })
  }
}

extension PersonView {
  /// What waits for the server, in a phrase; empty if nothing does.
  fileprivate var waiting: String {
    pending.isEmpty ? "" : "waits: \(pending.joined(separator: "; "))"
  }
}
