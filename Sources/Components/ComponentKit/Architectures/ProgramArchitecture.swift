public import Comonads

/// An architecture that runs programs.
///
/// ``React``, ``Redux``, ``Elm`` and ``Halogen`` conform; name the protocol to write code for
/// all of them.
///
/// ## Laws
///
/// ```text
/// send(m, to: &w) == nil  implies  w is as after w.move(by: movement(for: m))
/// send(m, to: &w) != nil  implies  w is as before
/// A.space(of: r) and B.space(of: r) show the same views for the same messages
/// ```
public protocol ProgramArchitecture<Program>: Architecture, MessageMoves, SendableMetatype
where
  Message == Program.Message,
  Movement == Space.Movement,
  Space.Focus == ProgramInterface<Program, Self>
{
  /// The programs that it runs.
  associatedtype Program: ComponentKit.Program

  /// Returns the space of a program with its state.
  static func space(of state: ProgramState<Program>) -> Space

  /// Sends a message directly, in place, or returns why the program refuses it.
  static func send(_ message: Program.Message, to space: inout Space) -> Refusal?

  /// Moves a running program, in place, and notes what has moved it.
  static func move(
    _ state: inout ProgramState<Program>,
    by movement: Movement,
    noting notes: inout MovementNotes<Program.Message>
  )

  /// Whether its spaces keep a log of messages.
  static var keepsLog: Bool { get }

  /// Returns the space of a program with its state, with the log that has led there.
  static func space(of state: ProgramState<Program>, log: [Program.Message]) -> Space

  /// Returns the log of a space.
  static func log(in space: Space) -> [Program.Message]
}

extension ProgramArchitecture {
  /// Moves the space of the program, and notes a set state if the state has changed.
  ///
  /// It is right for every space. One whose movements consist of messages notes these instead.
  public static func move(
    _ state: inout ProgramState<Program>,
    by movement: Movement,
    noting notes: inout MovementNotes<Program.Message>
  ) {
    let before = state.state
    var space = space(of: state)
    space.move(by: movement)
    state = space.extract().programState
    state.noteSet(since: before, in: &notes)
  }

  /// False: by default a space keeps no log.
  @inlinable
  public static var keepsLog: Bool { false }

  /// Returns the space of the program with its state; the log is dropped.
  @inlinable
  public static func space(of state: ProgramState<Program>, log: [Program.Message]) -> Space {
    space(of: state)
  }

  /// Returns no message.
  @inlinable
  public static func log(in space: Space) -> [Program.Message] { [] }

  /// Asks the program, and makes the movement of the message unless the program refuses it.
  ///
  /// It is right for every space. An architecture whose space says whether a movement was refused
  /// has a faster one, since a message is then checked once.
  @inlinable
  public static func send(_ message: Program.Message, to space: inout Space) -> Refusal? {
    if let refusal = space.extract().refusal(of: message) { return refusal }
    space.move(by: movement(for: message))
    return nil
  }
}

/// An architecture in which the state of a program can be seen.
public protocol VisibleState: ProgramArchitecture {
  /// Returns the state in focus.
  static func state(in space: Space) -> Program.State
}

/// An architecture in which the state of a program may be set to anything.
public protocol SettableState: VisibleState {
  /// Changes the state in focus, in place.
  static func setState(in space: inout Space, _ change: (inout Program.State) -> Void)
}

/// An architecture that keeps a log of the messages that were accepted.
public protocol LoggedActions: VisibleState {}

/// An architecture in which a program answers queries.
public protocol AnsweredQueries: ProgramArchitecture {
  /// Answers a query, in place, and notes whether it has changed the state.
  static func answer<Answer>(
    _ query: @escaping (Reply<Answer>) -> Program.Query,
    from state: inout ProgramState<Program>,
    noting notes: inout MovementNotes<Program.Message>
  ) -> Answer
}

extension Component where A: SettableState {
  /// Changes the state, in place.
  @inlinable
  public mutating func setState(_ change: (inout A.Program.State) -> Void) {
    A.setState(in: &focused, change)
  }
}

extension Component where A: VisibleState {
  /// The state of the program.
  @inlinable
  public var state: A.Program.State {
    get { A.state(in: focused) }
    @available(*, unavailable, message: "the state is set by setState { $0 = … }, in React only")
    set { fatalError("the state is set by setState") }
  }
}

extension Component where A: ProgramArchitecture {
  /// The program with its state, which a host saves.
  package var programState: ProgramState<A.Program> { focused.extract().programState }
}
