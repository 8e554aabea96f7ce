import ComponentKit
import EmbeddedText
import Markup

// The copy that React moves freely, apart from the program.

extension LaboratoryProgram {
  /// The copy on a page.
  func copy(_ state: State) -> View {
    .section(
      [.class("panel copy"), .aria("labelledby", "copy")],
      [
        .div(
          [],
          [
            .h2([.id("copy")], ["React may also go anywhere, in a copy"]),
            .words(
              "p",
              "hint",
              "No owner sees what the copy does. It goes to a state at once, and sends nothing."
            ), .part("div", "tools", [placesOfCopy(state)]),
          ]
        ), viewOfCopy(state).map { .part("div", "shown", [$0]) } ?? .nothing,
      ]
    )
  }

  /// The copy in a terminal.
  func copy(inTerminal state: State) -> View {
    .frame(
      "A copy, which React moves",
      color: ArchitectureName.react.hue,
      [viewOfCopy(state) ?? .nothing, placesOfCopy(state)]
    )
  }

  private func viewOfCopy(_ state: State) -> View? {
    state.copy?.view { _ in }.map { .copy($0) }
  }

  /// The states to which the copy goes by a press: that of the program, and the nearest around it.
  private func placesOfCopy(_ state: State) -> View {
    let space = state.neighbourhood.space
    let around = zip(space?.places ?? [], space?.changes ?? []).prefix(9).enumerated().dropFirst()
    return .div(
      [.role("group"), .label("state of the copy")],
      [.words("small", "go to "), .push("the program's", .moveCopy(0))]
        + around.map { number, shown in
          let label = "copy: \(shown.0.view.inOneLine)"
          return .push(shown.1.cut(to: 14), .moveCopy(number), [.label(label)])
        }
    )
  }
}
