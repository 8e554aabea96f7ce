import ComponentKit
package import ComponentTesting
package import SamplePrograms

extension Die: CheckedProgram {
  /// A person rolls, and the roll ends with one of six numbers.
  package static func messages(in die: State) -> [Message] { [.roll] }

  package static let answers: WorkAnswers<State, Message> = [
    WorkAnswers("roll") { _ in (1...6).map { .message(.fell($0)) } }
  ]

  package static let properties: [CheckedProperty<Checked>] = [
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
      .always(rests.implies(.not(TemporalProperty("the die rolls") { $0.after.state == .rolling })))
    ),
    answersAreTaken,
    everyStateCanBeLeft,
    pagesAreAccessible(),
    memoryDoesNotGrow,
    architecturesAgree,
  ]
}
