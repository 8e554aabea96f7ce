public import Markup

extension Temperature {
  /// Draws the two fields.
  public func markup(of state: State) -> Markup<Message> {
    frame(
      "temperature",
      titled: "Temperature",
      [
        field("Celsius", state.celsius) { .celsius($0) },
        field("Fahrenheit", state.fahrenheit) { .fahrenheit($0) },
      ]
    )
  }

  /// A field, which is marked where its text is no number.
  private func field(
    _ name: String,
    _ text: String,
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup<Message> {
    let isWrong = !text.isEmpty && Double(decimal: text) == nil
    return .field(
      name,
      .input([
        .type("text"), .attribute("inputmode", "decimal"), .value(text), .onInput(message),
        .aria("invalid", isWrong),
      ]),
      reason: isWrong ? "A temperature looks like 21.5." : ""
    )
  }
}
