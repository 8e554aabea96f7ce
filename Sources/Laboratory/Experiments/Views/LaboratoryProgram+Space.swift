import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup

// The space around the present state: a picture on a page, a tree of lines in a terminal.

extension LaboratoryProgram {
  /// The space of a page.
  func space(_ state: State) -> View {
    let picture = state.neighbourhood.picture
    let isFocused = state.focus == .space
    let zooms = [("\u{2212}", "zoom out", -1), ("+", "zoom in", 1), ("Centre", "centre", 0)]
    let depths = (1...5).map { depth in
      View.push(
        String(depth),
        .depth(depth),
        [.aria("pressed", depth == state.depth), .label("depth \(depth)")]
      )
    }
    return .panel(
      "space",
      "The space around the present state",
      [
        .part(
          "div",
          "tools",
          [
            "Depth", .div([.role("group"), .label("depth")], depths),
            .div(
              [.role("group"), .label("zoom")],
              zooms.map { .push($0.0, .zoom($0.2), [.label($0.1)]) }
            ),
          ]
        ),
        .status("p", "hint", hint(state)),
        picture?.picture(cursor: state.cursor, isFocused: isFocused, state.viewport) ?? .nothing,
        .p([.class("hint"), .id("space-caption")], [.text(picture?.caption ?? "")]),
      ]
    )
  }

  /// How much of the space is shown.
  private func hint(_ state: State) -> String {
    guard state.neighbourhood.isKnown else {
      return "The states of this program cannot be compared, so its space cannot be explored."
    }
    guard let depth = state.neighbourhood.space?.depth else { return "There is too much to draw." }
    guard depth < state.depth else { return "Press a state to go there; drag to look around." }
    return
      "Drawn to depth \(depth): more than \(Bounds.places) states lie at depth \(depth + 1)."
  }

  // MARK: - In a terminal

  /// The part of the space that the architecture shows.
  func sight(_ state: State) -> View {
    let architecture = state.views.sights[state.member].name
    let title =
      switch architecture {
      case .elm: "Moore: the next messages"
      case .redux: "Ledger: the actions so far"
      case .react: "Store: the neighbours"
      case .halogen: "Cofree: the next requests"
      }
    return .div([], [.words("strong", title), content(state, architecture)])
  }

  private func content(_ state: State, _ architecture: ArchitectureName) -> View {
    if case .actions(let actions) = state.views.sights[state.member].sight() {
      if actions.isEmpty { return .words("div", "(nothing yet; / writes a message)") }
      return .ol([], actions.suffix(12).map { .words("li", $0) })
    }
    guard let space = state.neighbourhood.space, space.depth > 0, !space.messages.isEmpty else {
      return .words("div", hint(state))
    }
    // The neighbours of a store are those that it can be set to at once.
    return tree(space, from: 0, depth: architecture == .react ? 1 : space.depth)
  }

  /// The messages at a place, what each would show or why it would be refused, and what would follow.
  private func tree(_ space: StateSpace, from place: Int, depth: Int) -> View {
    let rows = zip(space.messages, space.steps[place]).map { message, step -> View in
      guard let target = step.target else {
        let reason = step.refusal.map { "refused: \($0.reason.cut(to: 48, columns))" }
        return .li([.style("opacity", "0.5")], [.text("\(message) \(reason ?? "leads on")")])
      }
      let lines = space.places[target].view.printableLines.filter { !$0.isEmpty }
      let next = depth > 1 ? [tree(space, from: target, depth: depth - 1)] : []
      let view = lines.joined(separator: " / ").cut(to: 48, columns)
      return .li([], [.text("\(message) → \(view)")] + next)
    }
    return .ul([], rows)
  }
}
