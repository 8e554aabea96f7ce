public import Markup

extension Counter {
  /// Draws the number between two buttons.
  public func markup(of state: Int) -> Markup<Message> {
    frame(
      "counter",
      titled: "Counter",
      [
        button("\u{2212}", .decrement, in: state, [.label("Take one away")]),
        .output([.aria("live", "polite")], ["\(state)"]),
        button("+", .increment, in: state, [.class("primary"), .label("Add one")]),
      ]
    )
  }
}
