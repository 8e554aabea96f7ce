public import Markup

extension Die {
  /// Draws the face of the die, a button that rolls it, and, while it rolls, the numbers on which it
  /// can fall.
  public func markup(of state: State) -> Markup<Message> {
    let (face, text) = shown(state)
    let falls = Die.faces.map { button("\($0)", .fell($0), in: state) }
    return frame(
      "die",
      titled: "Die",
      [
        .element(
          "pre",
          [.class("face"), .class("still", if: state == .still), .aria("hidden", "true")],
          [.text(face)]
        ),
        .status(text),
        button("Roll", .roll, in: state, [.class("primary")]),
      ] + (state == .rolling ? [.group("Falls on", falls)] : [])
    )
  }

  /// The pips of a face in three rows, and what they say.
  private func shown(_ state: State) -> (face: String, text: String) {
    switch state {
    case .still: ("     \n  ?  \n     ", "Not rolled yet")
    case .rolling: ("     \n. . .\n     ", "Rolling")
    case .shows(let number): (Self.pips(of: number), "You rolled \(number)")
    }
  }

  private static func pips(of number: Int) -> String {
    let (none, one, two) = ("     ", "  \u{25CF}  ", "\u{25CF}   \u{25CF}")
    let rows =
      switch number {
      case 1: (none, one, none)
      case 2: ("\u{25CF}    ", none, "    \u{25CF}")
      case 3: ("\u{25CF}    ", one, "    \u{25CF}")
      case 4: (two, none, two)
      case 5: (two, one, two)
      default: (two, two, two)
      }
    return rows.0 + "\n" + rows.1 + "\n" + rows.2
  }
}
