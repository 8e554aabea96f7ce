public import ComonadLaws
import ComponentKit
import SamplePrograms

/// The sample programs in the four architectures.
public let architectureInstances: [Instance] = [
  architectures("Counter", Counter(initial: .max - 1), messages: .cases),
  architectures("Tasks", Tasks(), messages: taskMessages),
  architectures("Wizard", Wizard(), messages: wizardMessages),
  architectures("Life", Life(width: 5, height: 4), messages: lifeMessages),
  architectures("Keypad", Keypad(), messages: Keypad.messages),
  components("Counter", Counter(initial: .max - 1), messages: .cases),
  components("Tasks", Tasks(), messages: taskMessages),
  components("Wizard", Wizard(), messages: wizardMessages),
  components("Life", Life(width: 5, height: 4), messages: lifeMessages),
  components("Keypad", Keypad(), messages: Keypad.messages) { $0.buttons },
].flatMap { $0 }

/// The instance that says that the architectures show the same.
private func architectures<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  line: Int = #line
) -> [Instance] where P.View: Observed {
  [Instance("Architectures.\(name)", architectureLaws(program(), messages: messages), line: line)]
}

/// The instances of a program's components, one for each architecture.
private func components<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  line: Int = #line,
  events: (@Sendable (P.View) -> [() -> Void])? = nil
) -> [Instance] where P.View: Observed {
  Specimens(program).all.map { architecture, make in
    Instance(
      "\(architecture).\(name)",
      componentLaws(program(), messages: messages, events: events, make),
      line: line
    )
  }
}

// MARK: - Messages

/// Titles, of which the last is blank and refused.
private let titles = Generator<String>.element(of: ["a", "b", " "])

/// Messages to a list of tasks, in which most numbers are of tasks that are there.
private let taskMessages: Generator<Tasks.Message> = .frequency([
  (4, titles.map { .add(title: $0) }),
  (2, numbers.map { .toggle(number: $0) }),
  (1, numbers.map { .remove(number: $0) }),
  (
    1,
    Generator { .edit(number: $0.draw(numbers), title: $0.draw(titles)) }
  ),
  (1, Generator<TaskList.Filter>.cases.map { .filter($0) }),
  (1, .constant(.clearDone)),
  (1, .constant(.undo)),
])

private let numbers = Generator.integers(in: 1...3)

private let wizardMessages: Generator<Wizard.Message> = .frequency([
  (3, titles.map { .answer($0) }),
  (3, .constant(.next)),
  (1, .constant(.back)),
  (1, .constant(.first)),
  (1, .constant(.last)),
])

private let lifeMessages: Generator<Life.Message> = .frequency([
  (2, Generator.integers(in: 0...3).map { .step($0) }),
  (
    2,
    Generator { .toggle(x: $0.draw(.integers(in: 0...5)), y: $0.draw(.integers(in: 0...4))) }
  ),
  (1, Generator.integers(in: 0...3).map { .place(.glider, x: $0, y: 0) }),
])
