import ComonadLaws
import StoreState

/// How a state program is run, given a function that runs it once and the position to start from.
///
/// It does not depend on the type of the answer, so that one fault serves programs of all types.
typealias StateRun = @Sendable (_ run: (inout Trit) -> Void, _ position: inout Trit) -> Void

extension State where Position == Trit {
  /// Runs the program in a way that may be wrong, and returns its last answer.
  func run(_ position: inout Trit, by run: StateRun) -> Value {
    var answers: [Value] = []
    run({ answers.append(self.run(&$0)) }, &position)
    guard let answer = answers.last else { preconditionFailure("a program must be run once") }
    return answer
  }
}

/// Runs a program once.
@Sendable
func runsOnce(_ run: (inout Trit) -> Void, _ position: inout Trit) { run(&position) }

/// Runs a program twice.
@Sendable
func runsTwice(_ run: (inout Trit) -> Void, _ position: inout Trit) {
  run(&position)
  run(&position)
}

/// Runs a program, and stays where it started.
@Sendable
func runsAndStays(_ run: (inout Trit) -> Void, _ position: inout Trit) {
  var end = position
  run(&end)
}
