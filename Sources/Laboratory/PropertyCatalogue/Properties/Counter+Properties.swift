package import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Checks {
  /// A person counts between -9 and 9.
  package static func counter() -> Checks
  where
    P: Program<Int, Counter.Message, String> & Sendable
  {
    Checks(
      messages: { count in
        (count < 9 ? [.increment] : []) + (count > -9 ? [.decrement] : [])
      },
      properties: CheckedProperty.usual(besides: [
        CheckedProperty(
          "steps-by-one",
          .always("a message changes the number by one") {
            switch $0.message {
            case .increment: $0.after.state == $0.before.state + 1
            case .decrement: $0.after.state == $0.before.state - 1
            case nil: $0.after.state == $0.before.state
            }
          }
        ),
        CheckedProperty(
          "shows-the-number",
          .always("the view is the number") { $0.view == "\($0.after.state)" }
        ),
        CheckedProperty("minus-undoes-plus") { $0.undo(by: .decrement) { $0 == .increment } },
      ])
    )
  }
}
