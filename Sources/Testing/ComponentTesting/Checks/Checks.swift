public import ComponentKit

/// What there is to decide about a program: the messages that a person may send, the answers that its
/// work may give, and the properties that all runs must have.
///
/// Checks are a value beside the program, so the laboratory decides them, and so does a test, also for
/// a version of the program that has a fault. Keep the space small: two items of a list show what many
/// would, so let nobody send the message that adds a third one.
///
/// ```swift
/// struct List: Program {
///   enum Message: Hashable { case add, undo }
///   let initial = 0
///   func update(_ count: inout Int, by message: Message) {
///     count = message == .add ? count + 1 : max(count - 1, 0)
///   }
///   func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
/// }
/// let checks = Checks<List>(
///   messages: { count in count < 2 ? [.add, .undo] : [.undo] },
///   properties: CheckedProperty.usual(besides: [
///     CheckedProperty("shows-the-count", .always("it is shown") { $0.view == "\($0.after.state)" })
///   ])
/// )
/// checks.verdicts(of: List()).allSatisfy { $0.holds }  // true
/// ```
///
/// A program whose messages cannot be hashed has no checks: the initializers ask for what they need.
public struct Checks<P: Program>: Sendable {
  /// Returns the checks of a program that is there.
  package let bind: @Sendable (P) -> any CheckedSubject<P>

  /// Returns the same checks of another program, whose space is small enough to be visited whole.
  ///
  /// ```text
  /// Experiment(Sheet(columns: 26, rows: 100), checks: checks.on(Sheet(columns: 2, rows: 1)))
  /// ```
  public func on(_ program: P) -> Checks where P: Sendable {
    Checks { [bind] _ in bind(program) }
  }
}

extension Checks where P.Message: Hashable {
  /// Decides the properties, in their order.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - limit: When to stop visiting states.
  /// - Returns: The verdicts.
  public func verdicts(
    of program: P,
    within limit: ExplorationLimit = ExplorationLimit()
  ) -> [Verdict<ProgramState<P>>] {
    let subject = bind(program)
    let space = subject.space(within: limit)
    return subject.properties.map { $0.verdict(space) }
  }
}

extension Checks
where P: Sendable, P.State: Sendable, P.Message: Hashable & Sendable {
  /// Creates the checks of a program whose state has parts that its future does not depend on.
  ///
  /// States are the same if their keys are. Leave out what nothing reads again, such as a count of
  /// changes: with it, a space would have no end.
  ///
  /// - Parameters:
  ///   - key: Returns the part of a state that the future depends on.
  ///   - messages: Returns the messages that a person may send in a state.
  ///   - answers: The answers that work may give.
  ///   - properties: The properties; by default, the usual ones.
  public init<Key: Hashable & Sendable>(
    key: @escaping @Sendable (P.State) -> Key,
    messages: @escaping @Sendable (Key) -> [P.Message],
    answers: WorkAnswers<Key, P.Message> = [],
    properties: [CheckedProperty<P>] = CheckedProperty.usual()
  ) {
    self.init(
      key: key,
      messages: messages,
      pageMessages: { messages(key($0)) },
      answers: answers,
      properties: properties
    )
  }

  /// Creates the checks of a program for whose page other messages are enough.
  package init<Key: Hashable & Sendable>(
    key: @escaping @Sendable (P.State) -> Key,
    messages: @escaping @Sendable (Key) -> [P.Message],
    pageMessages: @escaping @Sendable (P.State) -> [P.Message],
    answers: WorkAnswers<Key, P.Message> = [],
    properties: [CheckedProperty<P>]
  ) {
    bind = { program in
      KeyedSubject(
        program: program,
        key: key,
        messages: messages,
        pageMessages: pageMessages,
        answers: answers,
        properties: properties
      )
    }
  }
}

extension Checks
where
  P: Sendable,
  P.State: Hashable & Sendable,
  P.Message: Hashable & Sendable
{
  /// Creates the checks of a program, in each state of which a person may send certain messages.
  ///
  /// - Parameters:
  ///   - messages: Returns the messages that a person may send in a state.
  ///   - answers: The answers that work may give.
  ///   - properties: The properties; by default, the usual ones.
  public init(
    messages: @escaping @Sendable (P.State) -> [P.Message],
    answers: WorkAnswers<P.State, P.Message> = [],
    properties: [CheckedProperty<P>] = CheckedProperty.usual()
  ) {
    self.init(key: { $0 }, messages: messages, answers: answers, properties: properties)
  }

  /// Creates the checks of a program, to which a person may send the same messages in each state.
  ///
  /// - Parameters:
  ///   - messages: The messages that a person may send.
  ///   - answers: The answers that work may give.
  ///   - properties: The properties; by default, the usual ones.
  public init(
    messages: [P.Message],
    answers: WorkAnswers<P.State, P.Message> = [],
    properties: [CheckedProperty<P>] = CheckedProperty.usual()
  ) {
    self.init(messages: { _ in messages }, answers: answers, properties: properties)
  }
}
