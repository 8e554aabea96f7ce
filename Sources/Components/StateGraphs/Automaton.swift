import Comonads
public import ComponentKit

/// A component to be compared with others, with functions that return its state and its output.
///
/// Two components are **bisimilar** if no sequence of messages distinguishes them: after each, both
/// show the same, and both refuse the next message, for the same reason, or both take it. For
/// components with finitely many states that is decided, across programs and architectures:
///
/// ```swift
/// struct Clock: Program {
///   let hours: Int
///   let initial = 0
///   func update(_ time: inout Int, by message: Int) { time = (time + message) % hours }
///   func view(_ time: Int, send: @escaping (Int) -> Void) -> String {
///     time % 2 == 0 ? "tick" : "tock"
///   }
/// }
/// let twelve = Automaton(Component<React<Clock>>(Clock(hours: 12)))
/// let four = Automaton(Component<Redux<Clock>>(Clock(hours: 4)))
/// let three = Automaton(Clock(hours: 3))
/// try twelve.bisimilar(to: four, by: [1])  // .bisimilar
/// try four.bisimilar(to: three, by: [1])  // .differ(after: [1, 1, 1])
/// try twelve.minimised(by: [1]).classes  // [[0, 2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]]
/// ```
///
/// Effects are not compared.
///
/// (Rutten, Universal coalgebra: a theory of systems, 2000: bisimilar means behaving alike.)
public struct Automaton<Subject: Child, State: Hashable, Output: Hashable> {
  let subject: Subject
  let state: (Subject) -> State
  let output: (Subject) -> Output

  /// Creates an automaton from a component or another child.
  ///
  /// - Parameters:
  ///   - subject: The component, at its beginning.
  ///   - state: Returns the state that it is in; it must show all that its future depends on.
  ///   - output: Returns its output.
  public init(
    _ subject: Subject,
    state: @escaping (Subject) -> State,
    output: @escaping (Subject) -> Output
  ) {
    self.subject = subject
    self.state = state
    self.output = output
  }

  /// Creates the automaton of a component that shows its state, with its view as the output.
  public init<A: VisibleState>(_ component: Component<A>)
  where Subject == Component<A>, State == A.Program.State, Output == A.Program.View {
    self.init(component, state: { $0.state }, output: { $0.view })
  }

  /// Diagnoses an automaton of a component that hides its state.
  @available(
    *,
    unavailable,
    message: """
      Elm and Halogen hide the state, and an automaton shows it: make one of the program, or in a \
      test Automaton(revealing: component), of ComponentTesting
      """
  )
  public init<A: ProgramArchitecture>(_ component: Component<A>)
  where Subject == Component<A>, State == A.Program.State, Output == A.Program.View {
    fatalError("the state must be visible")
  }

  /// Creates the automaton of a program, with its view as the output.
  public init<P>(_ program: P)
  where Subject == Component<React<P>>, State == P.State, Output == P.View {
    self.init(Component<React<P>>(program))
  }

  /// Returns a copy of a subject that a message has been sent to, or why it is refused.
  func sent(_ message: Subject.Message, to subject: Subject) -> (Subject, refusal: Refusal?) {
    var subject = subject
    let refusal = subject.send(message)
    _ = subject.takeEffect()
    return (subject, refusal)
  }
}

/// The error of a question that needs more states than allowed.
public struct Undecided: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many states were allowed.
  public let states: Int

  /// Creates the error from the number of allowed states.
  package init(states: Int) { self.states = states }

  /// The error, with the number of allowed states.
  public var description: String { "not decided within \(states) states" }
}
