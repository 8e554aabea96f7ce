import ComonadLab
import ComonadLaws
import ComponentTesting
import Markup
import PropertyCatalogue
import SamplePrograms

/// The sample programs in the five architectures, and a program with its history.
///
/// Programs that are compared as others are, or that request effects besides, get a share of the cases.
let architectureInstances: [Instance] = [
  sample(Counter(initial: .max - 1), .counter(), on: Counter()),
  sample(Tasks(), .tasks()),
  sample(Wizard(), .wizard()),
  sample(Temperature(), .temperature(), share: 0.1),
  sample(FlightBooker(), .flightBooker(), share: 0.1),
  sample(DurationTimer(), .durationTimer(), share: 0.1),
  sample(People(), .people(), on: People(names: [("Hans", "Emil")]), share: 0.1),
  sample(CircleDrawer(), .circleDrawer(), share: 0.1),
  sample(Cells(columns: 3, rows: 2), .cells(), share: 0.1),
  sample(Life(width: 5, height: 4), .life(), on: Life(width: 3, height: 3)),
  sample(Todos(), .todos()),
  program("Keypad", Keypad(), messages: Keypad.messages) { $0.buttons },
  sample(Feed(), .feed(), share: 0.1),
  sample(Die { $0.lowerBound }, .die(), share: 0.1),
  sample(Notebook(), .notebook(), share: 0.1),
  [reducer("Tally", Tally(initial: 0), messages: Tally.messages)],
  ComponentsUnderTest { History(Keypad()) }.instances("History", worth: 0.25) {
    historyLaws(Keypad(), messages: Keypad.messages, $0)
  },
  [
    Instance(
      "Model.Keypad",
      modelLaws(
        "model",
        messages: Keypad.messages,
        events: { $0.buttons },
        model: { ComponentUnderTest(plain: Keypad()) },
        ComponentsUnderTest { Keypad() }.elm
      )
    ),
    Instance(
      "Refusals.History",
      refusalLaws(History(Keypad(), limit: 3), messages: historyMessages).worth(0.3)
    ),
  ],
].flatMap { $0 }

extension ComponentsUnderTest {
  /// Returns the instances of a program in the five architectures.
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

/// Returns the instances of a program, and that of its reducer, which is an action.
private func program<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  share: Double = 1,
  events: (@Sendable (P.View) -> [() -> Void])? = nil
) -> [Instance] where P.View: Observed {
  programInstances(name, program(), messages: messages, share: share, events: events)
    + [reducer(name, program(), messages: messages)]
}

/// Returns the instances of a sample program, which gets the messages that its properties are about.
///
/// - Parameters:
///   - sample: The program.
///   - checks: Its checks.
///   - small: The program whose first states say which messages; by default, the same.
///   - share: The share of the cases that the laws are worth.
/// - Returns: The instances.
private func sample<P: DrawnProgram & Sendable>(
  _ sample: @autoclosure @escaping @Sendable () -> P,
  _ checks: Checks<P>,
  on small: P? = nil,
  share: Double = 1
) -> [Instance] where P.View == String {
  let messages = checks.bind(small ?? sample()).messages(inFirst: 20)
  return program("\(P.self)", sample(), messages: .element(of: messages), share: share)
}

/// Messages to a keypad with its history, and moves in it.
private let historyMessages: Generator<HistoryMessage<Keypad.Message>> = .frequency([
  (4, Keypad.messages.map { .message($0) }),
  (2, .element(of: [.undo, .redo, .forget])),
  (2, .element(of: [.jump(to: 1), .jump(to: 2), .branch(0), .branch(1)])),
])

// MARK: - Reducers

/// Returns the instance of a program's reducer, at states that its messages lead to.
///
/// The laws of the lists of messages are those of `Monoid.Array`.
func reducer<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>
) -> Instance {
  typealias Steps = DescribedSteps<P>
  let changes = messages.map { Steps.Message(message: $0) }.array(upTo: 5)
  let states = Generator<Steps.State> { draws in
    var state = Steps.State(running: ProgramState(program()))
    Steps.act(on: &state, by: draws.draw("messages", changes))
    return state
  }
  let laws = monoidActionLaws(Steps.self, states: states, changes: changes)
  return Instance("Reducer.\(name)", own(laws).worth(0.3))
}

/// The action of messages on a program, whose states and messages are compared by their descriptions.
private enum DescribedSteps<P: Program & SendableMetatype>: MonoidAction {
  struct State: Observed {
    var running: ProgramState<P>
    func show(in reading: inout ObservedText) { reading.add(printed(running.state)) }
  }

  struct Message: Observed {
    let message: P.Message
    func show(in reading: inout ObservedText) { reading.add(printed(message)) }
  }

  static func act(on state: inout State, by change: [Message]) {
    Dispatching<P>.act(on: &state.running, by: change.map(\.message))
  }
}

/// Returns the text by which states and messages are compared: the description, if it has an order.
private func printed<Value>(_ value: Value) -> String {
  (value as? any Printed)?.printed ?? "\(value)"
}

/// A value whose description does not show it in order.
private protocol Printed {
  /// The text by which values are compared.
  var printed: String { get }
}

extension Cells.State: Printed {
  /// The texts and the values; the tables of the sheet have no order.
  var printed: String {
    let cells = sheet.addresses.map { "\(sheet.text(at: $0)) \(sheet.value(at: $0))" }
    return "\(cells), \(String(describing: cursor)), \(isEditing)"
  }
}
