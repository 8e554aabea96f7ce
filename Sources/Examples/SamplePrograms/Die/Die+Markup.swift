public import Markup

extension Die {
  /// Draws what the die shows, a button that rolls it, and the numbers on which it can fall.
  public func markup(of state: State) -> Markup<Message> {
    frame(
      "die",
      [
        .status(view(state) { _ in }),
        button("roll", .roll, in: state),
        .group("Falls on", Die.faces.map { button("\($0)", .fell($0), in: state) }),
      ]
    )
  }
}
