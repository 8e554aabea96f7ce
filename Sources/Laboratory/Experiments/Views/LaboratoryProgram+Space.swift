import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup

// The space around the present state, as a picture.

extension LaboratoryProgram {
  /// The space of a page.
  func space(_ state: State) -> View {
    let picture = state.neighbourhood.picture?.picture(
      cursor: state.cursor,
      isFocused: state.focus == .space
    )
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
        .div([.class("tools"), .role("group"), .label("depth")], ["Depth "] + depths),
        .status("p", "hint", hint(state)),
        .div(
          [.class("scroll"), .role("region"), .label("picture"), .focusable()],
          [picture ?? .nothing]
        ),
      ]
    )
  }

  /// How much of the space is shown.
  func hint(_ state: State) -> String {
    guard state.neighbourhood.isKnown else {
      return "The states of this program cannot be compared, so its space cannot be explored."
    }
    guard let depth = state.neighbourhood.space?.depth else { return "There is too much to draw." }
    guard depth < state.depth else { return "A press on a state goes there, by its messages." }
    return
      "Drawn to depth \(depth): more than \(Bounds.places) states lie at depth \(depth + 1)."
  }
}
