import ComonadLaws
import Comonads
import ComponentKit
import LedgerUpdate
import SamplePrograms

/// Returns the instance of a program's reducer, at states that its messages lead to.
///
/// The laws of the lists of messages are those of `Monoid.Array`.
func reducer<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>
) -> Instance where P.State: Observed, P.Message: Observed {
  let changes = messages.array(upTo: 5)
  let states = Generator<ProgramState<P>> { draws in
    var running = ProgramState(program())
    Dispatching<P>.act(on: &running, by: draws.draw("messages", changes))
    return running
  }
  let laws = monoidActionLaws(Dispatching<P>.self, states: states, changes: changes)
  return Instance("Reducer.\(name)", own(laws).worth(0.3))
}

// MARK: - What shows of states and messages

/// A value of structures and enumerations, all of which its description shows.
private protocol Printed: Observed {}

extension Printed {
  /// Writes the description.
  func show(in reading: inout Reading) { reading.add("\(self)") }
}

extension Counter.Message: Printed {}
extension TaskList: Printed {}
extension Tasks.Message: Printed {}
extension Form: Printed {}
extension Wizard.Message: Printed {}
extension Life.State: Printed {}
extension Life.Message: Printed {}
extension TodoList: Printed {}
extension Todos.Message: Printed {}
extension Keypad.Message: Printed {}
extension Login.State: Printed {}
extension Login.Message: Printed {}
extension FeedState: Printed {}
extension Feed.Message: Printed {}
extension Die.State: Printed {}
extension Die.Message: Printed {}
extension NewsScreen.State: Printed {}
extension NewsScreen.Message: Printed {}
extension BoardState: Printed {}
extension TaskBoard.Message: Printed {}
