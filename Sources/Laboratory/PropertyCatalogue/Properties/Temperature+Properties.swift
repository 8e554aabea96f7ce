package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// A person writes numbers, texts that are none, and nothing.
  package static func temperature() -> Checks
  where
    P: Program<Temperature.State, Temperature.Message, String> & Sendable
  {
    Checks(
      messages: ["0", "100", "x", ""].map { .celsius($0) }
        + ["212", "-40", "x"].map { .fahrenheit($0) },
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "numbers-change-both",
          .always("after a number, both fields show one temperature") {
            switch $0.message {
            case .celsius(let text), .fahrenheit(let text):
              guard Double(text) != nil else { return true }
            case nil: return true
            }
            let state = $0.after.state
            guard let celsius = Double(state.celsius), let fahrenheit = Double(state.fahrenheit)
            else {
              return false
            }
            return (celsius * 9 / 5 + 32 - fahrenheit).magnitude < 0.01
          }
        ),
        CheckedProperty(
          "other-texts-change-one",
          .always("a text that is no number changes its own field only") {
            let (before, after) = ($0.before.state, $0.after.state)
            switch $0.message {
            case .celsius(let text):
              return after.celsius == text
                && (Double(text) != nil || before.fahrenheit == after.fahrenheit)
            case .fahrenheit(let text):
              return after.fahrenheit == text
                && (Double(text) != nil || before.celsius == after.celsius)
            case nil: return true
            }
          }
        ),
      ])
    )
  }
}
