import ComonadLaws
import Comonads
import ComponentKit
import LedgerUpdate
import SamplePrograms

/// The sample programs in the four architectures, and a program with its history.
let architectureInstances: [Instance] = [
  program("Counter", Counter(initial: .max - 1), messages: .cases),
  program("Tasks", Tasks(), messages: taskMessages),
  program("Wizard", Wizard(), messages: wizardMessages),
  program("Temperature", Temperature(), messages: temperatureMessages, share: 0.1),
  program("FlightBooker", FlightBooker(), messages: flightMessages, share: 0.1),
  program("DurationTimer", DurationTimer(), messages: timerMessages, share: 0.1),
  program("People", People(), messages: peopleMessages, share: 0.1),
  program("CircleDrawer", CircleDrawer(), messages: circleMessages, share: 0.1),
  program("Cells", Cells(columns: 3, rows: 2), messages: cellMessages, share: 0.1),
  program("Life", Life(width: 5, height: 4), messages: lifeMessages),
  program("Todos", Todos(), messages: todoMessages),
  program("Keypad", Keypad(), messages: Keypad.messages) { $0.buttons },
  // Programs that request effects are compared as others are, so a share will do.
  program("Feed", Feed(), messages: feedMessages, share: 0.1),
  program("Die", Die { $0.lowerBound }, messages: dieMessages, share: 0.1),
  program("Notebook", Notebook(), messages: notebookMessages, share: 0.1),
  [reducer("Tally", Tally(initial: 0), messages: Tally.messages)],
  ComponentsUnderTest { History(Keypad()) }.instances("History", worth: 0.25) {
    historyLaws(Keypad(), messages: Keypad.messages, $0)
  },
  [
    Instance(
      "Refusals.History",
      refusalLaws(History(Keypad(), limit: 3), messages: historyMessages).worth(0.3)
    )
  ],
].flatMap { $0 }

extension ComponentsUnderTest {
  /// Returns the instances of a program in the four architectures.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - share: The share of the cases that the laws are worth.
  ///   - laws: Returns the laws, given a function that makes a component.
  /// - Returns: The instances.
  func instances(
    _ name: String,
    worth share: Double = 1,
    laws: (@escaping @Sendable () -> ComponentUnderTest<P.Message, P.View>) -> Suite
  ) -> [Instance] {
    all.map { architecture, make in Instance("\(architecture).\(name)", laws(make).worth(share)) }
  }
}

/// Returns the instances of a program: the architectures show the same, each has the laws of
/// components, and its reducer is an action.
private func program<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  share: Double = 1,
  events: (@Sendable (P.View) -> [() -> Void])? = nil
) -> [Instance] where P.State: Observed, P.Message: Observed, P.View: Observed {
  let architectures = architectureLaws(program(), messages: messages).worth(min(1, 2 * share))
  let components = ComponentsUnderTest(program).instances(name, worth: share) {
    componentLaws(program(), messages: messages, events: events, $0)
  }
  return [Instance("Architectures.\(name)", architectures)] + components + [
    Instance("Refusals.\(name)", refusalLaws(program(), messages: messages).worth(0.3)),
    reducer(name, program(), messages: messages),
  ]
}

// MARK: - Messages

/// Messages to a keypad with its history, and moves in it.
private let historyMessages: Generator<HistoryMessage<Keypad.Message>> = .frequency([
  (4, Keypad.messages.map { .message($0) }),
  (2, .element(of: [.undo, .redo, .forget])),
  (1, numbers.map { .jump(to: $0) }),
  (1, numbers.map { .branch($0 - 1) }),
])

/// Titles, of which the last is blank and refused.
private let titles = Generator<String>.element(of: ["a", "b", " "])

/// Messages to a list of tasks, in which most numbers are of tasks that are there.
private let taskMessages: Generator<Tasks.Message> = .frequency([
  (4, titles.map { .add(title: $0) }),
  (2, numbers.map { .toggle(number: $0) }),
  (1, numbers.map { .remove(number: $0) }),
  (1, Generator { .edit(number: $0.draw(numbers), title: $0.draw(titles)) }),
  (1, Generator<TaskList.Filter>.cases.map { .filter($0) }),
  (1, .constant(.clearDone)),
  (1, .constant(.undo)),
])

private let numbers = Generator.integers(in: 1...3)

/// Messages to a list of todos, of which one may be edited meanwhile.
private let todoMessages: Generator<Todos.Message> = .frequency([
  (4, titles.map { .add(title: $0) }),
  (2, numbers.map { .toggle($0) }),
  (1, numbers.map { .remove($0) }),
  (2, numbers.map { .edit($0) }),
  (2, titles.map { .save(title: $0) }),
  (1, .element(of: [.discard, .clearCompleted, .toggleAll(true), .toggleAll(false)])),
  (1, Generator<TodoList.Route>.cases.map { .route($0) }),
])

private let wizardMessages: Generator<Wizard.Message> = .frequency([
  (3, titles.map { .answer($0) }),
  (3, .constant(.next)),
  (1, .constant(.back)),
  (1, .constant(.first)),
  (1, .constant(.last)),
])

private let temperatureMessages: Generator<Temperature.Message> = .element(of: [
  .celsius("100"), .celsius("x"), .fahrenheit("-40"), .fahrenheit(""),
])

private let flightMessages: Generator<FlightBooker.Message> = .element(of: [
  .choose(.oneWay), .choose(.return), .there("28.03.2014"), .there("x"), .back("27.03.2014"),
  .back("29.02.2016"), .book,
])

private let timerMessages: Generator<DurationTimer.Message> = .frequency([
  (3, .constant(.tick)),
  (1, Generator.integers(in: -1...3).map { .duration($0) }),
  (1, .constant(.reset)),
])

private let peopleMessages: Generator<People.Message> = .frequency([
  (2, numbers.map { .select($0) }),
  (2, titles.map { .surname($0) }),
  (1, titles.map { .name($0) }),
  (1, .element(of: [.filter(""), .filter("T")])),
  (3, .element(of: [.create, .update, .delete])),
])

private let circleMessages: Generator<CircleDrawer.Message> = .frequency([
  (3, numbers.map { .press(x: $0 * 20, y: 20) }),
  (2, numbers.map { .select($0) }),
  (2, numbers.map { .diameter($0 * 20) }),
  (4, .element(of: [.adjust, .close, .undo, .redo])),
])

private let cellMessages: Generator<Cells.Message> = .frequency([
  (4, Generator { .write($0.draw(cellTexts), at: $0.draw(addresses)) }),
  (2, addresses.map { .edit($0) }),
  (1, cellTexts.map { .save($0) }),
  (1, .constant(.discard)),
])

private let addresses = Generator<CellAddress> {
  CellAddress(column: $0.draw(.integers(in: 0...3)), row: $0.draw(.integers(in: 0...1)))
}

private let cellTexts = Generator<String>.element(of: [
  "", "2", "x", "=A0+1", "=SUM(A0:B1)", "=B1/C0", "=(", "=C1",
])

private let lifeMessages: Generator<Life.Message> = .frequency([
  (2, Generator.integers(in: 0...3).map { .step($0) }),
  (2, Generator { .toggle(x: $0.draw(.integers(in: 0...5)), y: $0.draw(.integers(in: 0...4))) }),
  (1, Generator.integers(in: 0...3).map { .place(.glider, x: $0, y: 0) }),
])

private let sources = Generator<String>.element(of: ["a", "b", ""])

private let feedMessages: Generator<Feed.Message> = .frequency([
  (3, sources.map { .follow($0) }),
  (1, sources.map { .unfollow($0) }),
  (1, .constant(.refresh)),
  (2, Generator { .arrived($0.draw(titles.array(count: 2)), from: $0.draw(sources)) }),
  (1, sources.map { .failed("offline", of: $0) }),
  (1, Generator { .read($0.draw(numbers), of: $0.draw(sources)) }),
])

private let dieMessages: Generator<Die.Message> = .oneOf([
  .constant(.roll), Generator.integers(in: 0...6).map { .fell($0) },
])

private let paths = Generator<[Int]>.element(of: [[1], [1, 1], [2], []])

private let notebookMessages: Generator<Notebook.Message> = .frequency([
  (4, Generator { .add($0.draw(titles), within: $0.draw(paths)) }),
  (2, Generator { .rewrite($0.draw(paths), $0.draw(titles)) }),
  (1, Generator { .move($0.draw(paths), to: $0.draw(numbers)) }),
  (1, paths.map { .remove($0) }),
  (1, numbers.map { .levels($0) }),
  (2, .element(of: [.outline, .read])),
])

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

// MARK: - Texts of states and messages

/// A value of structures and enumerations, all of which its description shows.
protocol Printed: Observed {
  /// The text by which values are compared; by default the description.
  var printed: String { get }
}

extension Printed {
  var printed: String { "\(self)" }

  /// Writes the text.
  func show(in reading: inout Reading) { reading.add(printed) }
}

extension Counter.Message: Printed {}
extension TaskList: Printed {}
extension Tasks.Message: Printed {}
extension Form: Printed {}
extension Wizard.Message: Printed {}
extension Temperature.State: Printed {}
extension Temperature.Message: Printed {}
extension FlightBooker.State: Printed {}
extension FlightBooker.Message: Printed {}
extension DurationTimer.State: Printed {}
extension DurationTimer.Message: Printed {}
extension PersonList: Printed {}
extension People.Message: Printed {}
extension CircleDrawer.State: Printed {}
extension CircleDrawer.Message: Printed {}
extension Cells.State: Printed {
  /// The texts and the values; the tables of the sheet have no order.
  var printed: String {
    let cells = sheet.addresses.map { "\(sheet.text(at: $0)) \(sheet.value(at: $0))" }
    return "\(cells), \(String(describing: cursor)), \(isEditing)"
  }
}
extension Cells.Message: Printed {}
extension Life.State: Printed {}
extension Life.Message: Printed {}
extension TodoList: Printed {}
extension Todos.Message: Printed {}
extension Keypad.Message: Printed {}
extension HistoryMessage: Printed {}
extension FeedState: Printed {}
extension Feed.Message: Printed {}
extension Die.State: Printed {}
extension Die.Message: Printed {}
extension NotebookScreen: Printed {}
extension Notebook.Message: Printed {}
