import Laboratory
import ReadingChecks
import ReadingList
import SystemServices

@main
struct ReadingLab: LaboratoryApp {
  static var experiments: [Experiment] {
    Experiment(
      ReadingList(.system),
      messages: ReadingChecks.messages,
      checks: ReadingChecks.checks
    )
  }
}
