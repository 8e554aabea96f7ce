public import Markup

extension FlightBooker {
  /// Draws the menu, the two fields and the button.
  public func markup(of state: State) -> Markup<Message> {
    let isReturn = state.kind == .return
    return frame(
      "flight",
      titled: "Book a flight",
      [
        .field(
          "Flight",
          .select(
            [
              .value(state.kind.rawValue),
              .on(.change) { Kind(word: $0.value).map { .choose($0) } },
            ],
            Kind.allCases.map { .option([.value($0.rawValue)], [.text($0.title)]) }
          )
        ),
        field("There", state.there, reason: state.whyNotThere) { .there($0) },
        field("Back", state.back, reason: isReturn ? state.whyNotBack : nil, isEnabled: isReturn) {
          .back($0)
        },
        button("Book", .book, in: state, [.class("primary")]),
        .status(state.isBooked ? "You have booked a flight: \(state.booking)." : ""),
      ]
    )
  }

  /// A field for a day, which is marked where it is wrong.
  private func field(
    _ name: String,
    _ text: String,
    reason: String?,
    isEnabled: Bool = true,
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup<Message> {
    .field(
      name,
      .input([
        .type("text"), .value(text), .onInput(message), .disabled(!isEnabled),
        .aria("invalid", reason != nil),
      ]),
      reason: reason ?? ""
    )
  }
}

extension FlightBooker.Kind {
  /// The kind as a person reads it.
  fileprivate var title: String {
    switch self {
    case .oneWay: "One way"
    case .return: "There and back"
    }
  }
}

extension FlightBooker.State {
  /// Why the day of the flight there is wrong.
  fileprivate var whyNotThere: String? { CalendarDay(there) == nil ? Self.shape : nil }

  /// Why the day of the flight back is wrong.
  fileprivate var whyNotBack: String? {
    guard let last = CalendarDay(back) else { return Self.shape }
    return CalendarDay(there).map { last < $0 } == true
      ? "The way back must not be before the way there." : nil
  }

  private static var shape: String { "A date looks like 27.03.2014." }
}
