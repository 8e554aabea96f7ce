import ComponentKit
import ComponentTesting
package import SamplePrograms

extension Counter: CheckedProgram {
  /// A person counts between -9 and 9.
  package static func messages(in count: Int) -> [Message] {
    (count < 9 ? [.increment] : []) + (count > -9 ? [.decrement] : [])
  }

  package static let properties: [CheckedProperty<Checked>] = usualProperties(besides: [
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
}
