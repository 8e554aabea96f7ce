public import Markup

extension FlightBooker {
  /// Draws the menu, the two fields and the button.
  public func markup(of state: State) -> Markup<Message> {
    frame(
      "flight",
      [
        .field(
          "Flight",
          .select(
            [
              .value(state.kind.rawValue),
              .on(.change) { Kind(word: $0.value).map { .choose($0) } },
            ],
            Kind.allCases.map { .option([.value($0.rawValue)], [.text($0.rawValue)]) }
          )
        ),
        field("There", state.there) { .there($0) },
        field("Back", state.back, isEnabled: state.kind == .return) { .back($0) },
        button("Book", .book, in: state),
        .status(state.isBooked ? "You have booked a flight: \(state.booking)." : ""),
      ]
    )
  }

  /// A field for a day, which is marked where its text is none.
  private func field(
    _ name: String,
    _ text: String,
    isEnabled: Bool = true,
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup<Message> {
    .field(
      name,
      .input([
        .type("text"), .value(text), .onInput(message), .disabled(!isEnabled),
        .aria("invalid", CalendarDay(text) == nil),
      ])
    )
  }
}
