import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Counter: CheckedProgram {
  /// A person counts between -9 and 9.
  package static func space(
    of component: Checked,
    within limit: ExplorationLimit,
    progress: (Int) -> Void
  ) -> Exploration<Checked> {
    Exploration(
      of: component,
      state: { $0.state },
      messages: { ($0 < 9 ? [.increment] : []) + ($0 > -9 ? [.decrement] : []) },
      limit: limit,
      progress: progress
    )
  }

  package static let properties: [CheckedProperty<Checked>] = [
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
    everyStateCanBeLeft,
  ]
}
