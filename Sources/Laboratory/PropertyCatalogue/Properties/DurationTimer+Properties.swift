package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// A person moves the slider to its beginning and to two tenths of a second, and begins again.
  package static func durationTimer() -> Checks
  where
    P: Program<DurationTimer.State, DurationTimer.Message, String> & Sendable
  {
    Checks(
      messages: [.duration(0), .duration(2), .duration(-1), .reset],
      answers: WorkAnswers("tick", repeats: true) { _ in [.message(.tick)] },
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "ticks-until-the-end",
          .always("the clock runs exactly while the time is not over") {
            let state = $0.after.state
            return $0.work.contains("tick") == (state.elapsed < state.duration)
          }
        ),
        CheckedProperty(
          "only-a-reset-goes-back",
          .always("the elapsed time decreases by a reset only") {
            $0.message == .reset || $0.before.state.elapsed <= $0.after.state.elapsed
          }
        ),
        CheckedProperty(
          "the-slider-keeps-the-time",
          .always("another duration changes no elapsed time") {
            guard case .duration? = $0.message else { return true }
            return $0.before.state.elapsed == $0.after.state.elapsed
          }
        ),
        .answersAreTaken,
      ])
    )
  }
}
