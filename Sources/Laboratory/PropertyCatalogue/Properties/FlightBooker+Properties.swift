package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// A person chooses both kinds, and writes days in both orders and texts that are none.
  package static func flightBooker() -> Checks
  where
    P: Program<FlightBooker.State, FlightBooker.Message, String> & Sendable
  {
    Checks(
      messages: [
        .choose(.oneWay), .choose(.return), .there("27.03.2014"), .there("29.02.2013"),
        .back("26.03.2014"), .back("28.03.2014"), .back("x"), .book,
      ],
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "booked-days-exist",
          .never("a flight is booked on the 29th of February 2013") {
            $0.after.state.isBooked && $0.after.state.there == "29.02.2013"
          }
        ),
        CheckedProperty(
          "booked-days-are-in-order",
          .always("a flight that is booked goes back no earlier than there") {
            let state = $0.after.state
            return !state.isBooked || state.kind == .oneWay
              || ["27.03.2014", "28.03.2014"].contains(state.back)
          }
        ),
        CheckedProperty(
          "one-way-has-no-return",
          .always("the field of the return does not change while the flight is one-way") {
            $0.before.state.kind == .return || $0.before.state.back == $0.after.state.back
          }
        ),
        CheckedProperty(
          "changes-end-the-notice",
          .always("a changed form is not booked") {
            guard let message = $0.message, message != .book, $0.refusal == nil else { return true }
            return !$0.after.state.isBooked
          }
        ),
      ])
    )
  }
}
