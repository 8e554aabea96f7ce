import ComponentKit
import EmbeddedText
import Markup

// The space around the present state, as a picture.

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
  func hint(_ state: State) -> String {
    guard state.neighbourhood.isKnown else {
      return "The states of this program cannot be compared, so its space cannot be explored."
    }
    guard let depth = state.neighbourhood.space?.depth else { return "There is too much to draw." }
    guard depth < state.depth else { return "Press a state to go there; drag to look around." }
    return
      "Drawn to depth \(depth): more than \(Bounds.places) states lie at depth \(depth + 1)."
  }
}
