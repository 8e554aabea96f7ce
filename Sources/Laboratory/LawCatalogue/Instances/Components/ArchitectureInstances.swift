public import ComonadLaws
import ComponentKit
import SamplePrograms

/// The sample programs in the four architectures.
public let architectureInstances: [Instance] =
  [
    architectures("Counter", Counter(initial: .max - 1), messages: .cases),
    architectures("Tasks", Tasks(), messages: taskMessages),
    architectures("Wizard", Wizard(), messages: wizardMessages),
    architectures("Life", Life(width: 5, height: 4), messages: lifeMessages),
    architectures("Todos", Todos(), messages: todoMessages),
    architectures("Keypad", Keypad(), messages: Keypad.messages),
    components("Counter", Counter(initial: .max - 1), messages: .cases),
    components("Tasks", Tasks(), messages: taskMessages),
    components("Wizard", Wizard(), messages: wizardMessages),
    components("Life", Life(width: 5, height: 4), messages: lifeMessages),
    components("Todos", Todos(), messages: todoMessages),
    components("Keypad", Keypad(), messages: Keypad.messages) { $0.buttons },
  ].flatMap { $0 } + activeInstances

/// The sample programs that ask for effects; they are compared as others are, so a share will do.
private let activeInstances: [Instance] = [
  architectures("Login", Login(), messages: loginMessages, share: 0.2),
  architectures("Feed", Feed(), messages: feedMessages, share: 0.2),
  architectures("Die", Die(), messages: dieMessages, share: 0.2),
  architectures("NewsScreen", NewsScreen(), messages: screenMessages, share: 0.2),
  architectures("TaskBoard", TaskBoard(), messages: boardMessages, share: 0.2),
  components("Login", Login(), messages: loginMessages, share: 0.1),
  components("Feed", Feed(), messages: feedMessages, share: 0.1),
  components("Die", Die(), messages: dieMessages, share: 0.1),
  components("NewsScreen", NewsScreen(), messages: screenMessages, share: 0.1),
  components("TaskBoard", TaskBoard(), messages: boardMessages, share: 0.1),
].flatMap { $0 }

/// The instance that says that the architectures show the same.
private func architectures<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  share: Double = 1,
  line: Int = #line
) -> [Instance] where P.View: Observed {
  let laws = architectureLaws(program(), messages: messages).worth(share)
  return [Instance("Architectures.\(name)", laws, line: line)]
}

/// The instances of a program's components, one for each architecture.
private func components<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  share: Double = 1,
  line: Int = #line,
  events: (@Sendable (P.View) -> [() -> Void])? = nil
) -> [Instance] where P.View: Observed {
  ComponentsUnderTest(program).all.map { architecture, make in
    Instance(
      "\(architecture).\(name)",
      componentLaws(program(), messages: messages, events: events, make).worth(share),
      line: line
    )
  }
}

// MARK: - Messages

/// Titles, of which the last is blank and refused.
private let titles = Generator<String>.element(of: ["a", "b", " "])

/// Messages to a list of tasks, in which most numbers are of tasks that are there.
let taskMessages: Generator<Tasks.Message> = .frequency([
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

/// Messages to a list of todos, of which one may be edited meanwhile.
let todoMessages: Generator<Todos.Message> = .frequency([
  (4, titles.map { .add(title: $0) }),
  (2, numbers.map { .toggle($0) }),
  (1, numbers.map { .remove($0) }),
  (2, numbers.map { .edit($0) }),
  (2, titles.map { .save(title: $0) }),
  (1, .element(of: [.discard, .clearCompleted, .toggleAll(true), .toggleAll(false)])),
  (1, Generator<TodoList.Route>.cases.map { .route($0) }),
])

let wizardMessages: Generator<Wizard.Message> = .frequency([
  (3, titles.map { .answer($0) }),
  (3, .constant(.next)),
  (1, .constant(.back)),
  (1, .constant(.first)),
  (1, .constant(.last)),
])

let lifeMessages: Generator<Life.Message> = .frequency([
  (2, Generator.integers(in: 0...3).map { .step($0) }),
  (
    2,
    Generator { .toggle(x: $0.draw(.integers(in: 0...5)), y: $0.draw(.integers(in: 0...4))) }
  ),
  (1, Generator.integers(in: 0...3).map { .place(.glider, x: $0, y: 0) }),
])

let loginMessages: Generator<Login.Message> = .frequency([
  (2, titles.map { .login($0) }),
  (4, .element(of: [.loginAccepted, .logout, .forceLogout, .logoutAccepted])),
])

private let sources = Generator<String>.element(of: ["a", "b", ""])

let feedMessages: Generator<Feed.Message> = .frequency([
  (3, sources.map { .follow($0) }),
  (1, sources.map { .unfollow($0) }),
  (1, .constant(.refresh)),
  (2, Generator { .arrived($0.draw(titles.array(count: 2)), from: $0.draw(sources)) }),
  (1, sources.map { .failed("offline", of: $0) }),
  (1, Generator { .read($0.draw(numbers), of: $0.draw(sources)) }),
])

let dieMessages: Generator<Die.Message> = .oneOf([
  .constant(.roll), Generator.integers(in: 0...6).map { .fell($0) },
])

let screenMessages: Generator<NewsScreen.Message> = .element(of: [
  .open, .loaded(["a"]), .close, .loaded([]),
])

private let paths = Generator<TaskPath>.element(of: [[1], [1, 1], [2], []].map { TaskPath($0) })

let boardMessages: Generator<TaskBoard.Message> = .frequency([
  (4, titles.map { .add($0) }),
  (2, Generator { .nest($0.draw(titles), under: $0.draw(paths)) }),
  (1, paths.map { .toggle($0) }),
  (1, paths.map { .remove($0) }),
  (2, .element(of: [.undo, .save, .failed("offline"), .search("a"), .search(""), .found(["a"])])),
  (1, numbers.map { .saved(revision: $0) }),
])
