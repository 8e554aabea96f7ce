package import ComponentKit
package import ComponentTesting
package import Markup
package import SamplePrograms

extension Checks {
  /// A person rolls, and the roll ends with one of six numbers.
  package static func die() -> Checks
  where
    P: Program<Die.State, Die.Message, String> & DrawnProgram & Sendable
  {
    Checks(
      messages: [.roll],
      answers: WorkAnswers("roll") { _ in (1...6).map { .message(.fell($0)) } },
      properties: [
        CheckedProperty(
          "shows-the-fallen-number",
          .always("the number that fell is shown") {
            if case .fell(let number)? = $0.message { $0.view == "\(number)" } else { true }
          }
        ),
        CheckedProperty(
          "rolls-while-work-runs",
          .always("the die rolls exactly while its work runs") {
            ($0.after.state == .rolling) == $0.work.contains("roll")
          }
        ),
        CheckedProperty(
          "comes-to-rest",
          .always(
            TemporalProperty("nothing happens any more") { $0.event == .rest }.implies(
              .not(TemporalProperty("the die rolls") { $0.after.state == .rolling })
            )
          )
        ),
        .answersAreTaken,
        .everyStateCanBeLeft,
        .pagesAreAccessible(),
        .memoryDoesNotGrow,
        .architecturesAgree,
      ]
    )
  }
}
