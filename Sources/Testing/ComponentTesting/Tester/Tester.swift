import ComonadLaws
public import ComponentKit
import Markup

/// A component under test, which receives messages and reports a failure if a result is not
/// expected.
///
/// The effects of its program are done by hand. No thread is started and nothing waits: the test
/// decides what each piece of work sends and when it ends, and moves the clock.
///
/// ```swift
/// struct Lookup: Program {
///   enum Message: Equatable, Sendable { case ask(String), found(Int) }
///   let initial = "nothing asked"
///   func update(_ text: inout String, by message: Message) -> Effect<Message> {
///     switch message {
///     case .ask(let word):
///       text = "\(word)?"
///       return .work(Work("lookup") { _ in .none })
///     case .found(let count):
///       text += " \(count)"
///       return .none
///     }
///   }
///   func view(_ text: String, send: @escaping (Message) -> Void) -> String { text }
/// }
/// let tester = Tester(Component<Elm<Lookup>>(Lookup()))
/// tester.send(.ask("moth"), expecting: .start("lookup"))
/// tester.expect(view: "moth?")
/// tester.work("lookup").send(.found(3))
/// tester.work("lookup").finish()
/// tester.view  // "moth? 3"
/// try tester.check()
/// ```
///
/// It is exhaustive: what the program requests, sends itself or leaves under way and the test does
/// not name is a failure. ``ignoring(_:)`` loosens that by name.
///
/// A failure is passed to the function that the tester was created with, or else kept for
/// `check()`. In Swift Testing that function is
///
/// ```text
/// { failure in
///   let source = SourceLocation.init(fileID:filePath:line:column:)
///   Issue.record("\(failure.text)", sourceLocation: failure.location.passed(to: source))
/// }
/// ```
///
/// A tester without such a function that is released with unread failures writes them to the
/// standard error. The other tests continue; the process ends with a failure.
public final class Tester<A: ProgramArchitecture> {
  /// The messages of the program.
  public typealias Message = A.Program.Message

  /// The component as it is now.
  public internal(set) var component: Component<A>

  /// The time of the test, by which work is debounced and throttled.
  public let clock: TestClock

  /// The failures so far; reading them counts as checking them.
  public var failures: [TestFailure] {
    checked = found.count
    return found
  }

  /// The failures so far, and how many of them were checked.
  private var found: [TestFailure] = []
  private var checked = 0

  var scheduler = TestScheduler<Message>()
  var ignored: Set<TestConcern> = []

  /// The errors that work has ended with; the program has not received them.
  public internal(set) var errors: [WorkFailure] = []

  /// Those of them that the test has not expected yet.
  var unexpectedErrors: [WorkFailure] = []

  /// Whether messages are being delivered, so that those that they lead to wait their turn.
  var isDelivering = false

  /// The work that was really started, and the count of its outputs.
  var started: [StartedWork<Message>] = []
  let arrivals = EventCounter()

  /// How many of these outputs the test has waited for.
  var awaited = 0

  /// The view as a host of markup has drawn it, for the tests by what a person sees.
  var drawn: (drawing: Drawing, shown: Node)?

  /// The state as it was last expected, where every change is to be, and what reports one that was not.
  var expectedState: A.Program.State?
  var reportState: ((Tester) -> Void)?

  /// What the component has received last.
  var cause: Cause

  private let report: ((TestFailure) -> Void)?
  private let origin: CodeLocation
  private var isFinished = false

  /// Creates a tester of a component, and does its initial effect.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - clock: The time of the test; passed if the program's own work uses it, too.
  ///   - report: Receives each failure; without it they are kept for `check()`.
  ///   - fileID: The module and the file of the test.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Complexity: O(effects at the beginning).
  public init(
    _ component: Component<A>,
    clock: TestClock = TestClock(),
    report: ((TestFailure) -> Void)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.component = component
    self.clock = clock
    self.report = report
    origin = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    cause = Cause(text: "The beginning", location: origin)
    scheduler.now = clock.now
    perform(causing: cause)
  }

  deinit {
    if !isFinished { finish(at: origin) }
    guard report == nil, found.count > checked else { return }
    TestFailures(failures: Array(found[checked...])).failProcess()
  }
}

/// A kind of events that a tester checks, unless the test ignores it.
public enum TestConcern: Hashable, Sendable, CaseIterable {
  /// The events of the effects that the program requests.
  case effects

  /// Work that still runs at the end.
  case work

  /// Messages that the program sends itself, or really started work sends; they are delivered.
  case messages

  /// Errors of work that really started.
  case errors
}

// MARK: - Failures

extension Tester {
  /// Ignores some concerns from now on.
  ///
  /// - Complexity: O(concerns).
  @discardableResult
  public func ignoring(_ concerns: TestConcern...) -> Tester {
    ignored.formUnion(concerns)
    settle()
    return self
  }

  /// Reports a failure, or keeps it.
  func fail(_ summary: String, lines: [String] = [], remedy: String, at location: CodeLocation) {
    let failure = TestFailure(summary, lines: lines, remedy: remedy, at: location)
    found.append(failure)
    report?(failure)
  }

  /// Ends the test: nothing may be left that was not expected.
  ///
  /// - Complexity: O(what is left: effects, messages, work and errors).
  public func finish(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    finish(at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    isFinished = true
  }

  /// Ends the test as ``finish(fileID:filePath:line:column:)`` does.
  ///
  /// - Throws: The failures, if there are any.
  /// - Complexity: O(what is left: effects, messages, work and errors).
  public func check(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(TestFailures) {
    finish(fileID: fileID, filePath: filePath, line: line, column: column)
    guard failures.isEmpty else { throw TestFailures(failures: failures) }
  }
}
