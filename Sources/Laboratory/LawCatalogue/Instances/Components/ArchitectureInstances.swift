import ComonadLab
import ComonadLaws
import ComponentTesting
import PropertyCatalogue
import SamplePrograms

/// The sample programs in the four architectures, and a program with its history.
///
/// Programs that are compared as others are, or that request effects besides, get a share of the cases.
let architectureInstances: [Instance] = [
  sample(Counter(initial: .max - 1)),
  sample(Tasks()),
  sample(Wizard()),
  sample(Temperature(), share: 0.1),
  sample(FlightBooker(), share: 0.1),
  sample(DurationTimer(), share: 0.1),
  sample(People(), share: 0.1),
  sample(CircleDrawer(), share: 0.1),
  sample(Cells(columns: 3, rows: 2), share: 0.1),
  sample(Life(width: 5, height: 4)),
  sample(Todos()),
  program("Keypad", Keypad(), messages: Keypad.messages) { $0.buttons },
  sample(Feed(), share: 0.1),
  sample(Die { $0.lowerBound }, share: 0.1),
  sample(Notebook(), share: 0.1),
  [reducer("Tally", Tally(initial: 0), messages: Tally.messages)],
  ComponentsUnderTest { History(Keypad()) }.instances("History", worth: 0.25) {
    historyLaws(Keypad(), messages: Keypad.messages, $0)
  },
  [
    Instance("Architectures.Keypad.own", keypadLaws()),
    Instance("Automaton", automatonLaws()),
    Instance(
      "Refusals.History",
      refusalLaws(History(Keypad(), limit: 3), messages: historyMessages).worth(0.3)
    ),
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
) -> [Instance] where P.View: Observed {
  let architectures = architectureLaws(program(), messages: messages).worth(min(1, 2 * share))
  let components = ComponentsUnderTest(program).instances(name, worth: share) {
    componentLaws(program(), messages: messages, events: events, $0)
  }
  return [Instance("Architectures.\(name)", architectures)] + components + [
    Instance("Refusals.\(name)", refusalLaws(program(), messages: messages).worth(0.3)),
    reducer(name, program(), messages: messages),
  ]
}

/// Returns the instances of a sample program, which gets the messages that its properties are about.
private func sample<P: CheckedProgram>(
  _ sample: @autoclosure @escaping @Sendable () -> P,
  share: Double = 1
) -> [Instance] {
  program("\(P.self)", sample(), messages: .element(of: P.firstMessages), share: share)
}

extension CheckedProgram {
  /// The messages that a person or work may send in one of the first states.
  fileprivate static var firstMessages: [Message] {
    var seen: Set<Message> = []
    let space = space(within: ExplorationLimit(states: 20))
    return (0..<space.stateCount).flatMap { number in
      let key = key(space.subject(number).state)
      return messages(in: key) + answers.messages(in: key)
    }.filter { seen.insert($0).inserted }
  }
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
