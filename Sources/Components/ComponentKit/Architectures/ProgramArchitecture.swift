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
  associatedtype Program: StateProgram

  /// Returns the space of a program with its state.
  static func space(of state: ProgramState<Program>) -> Space

  /// Sends a message directly, in place, or returns why the program refuses it.
  static func send(_ message: Program.Message, to space: inout Space) -> Refusal?

  /// Returns the view of a space: that of its interface.
  ///
  /// ```text
  /// view(of: w, send: f) == w.extract().view(send: f)
  /// ```
  static func view(of space: Space, send: @escaping (Program.Message) -> Void) -> Program.View

  /// Changes the program's pending effects, or other parts that change no view.
  static func amend(_ space: inout Space, _ change: (inout ProgramState<Program>) -> Void)
}

extension ProgramArchitecture {
  /// Returns the view of the interface of a space.
  @inlinable
  public static func view(
    of space: Space,
    send: @escaping (Program.Message) -> Void
  ) -> Program.View {
    space.extract().view(send: send)
  }

  /// Replaces the space by that of the amended program.
  ///
  /// - Complexity: One new space; an architecture that shows its state amends it in place.
  @inlinable
  public static func amend(_ space: inout Space, _ change: (inout ProgramState<Program>) -> Void) {
    rebuild(&space, change)
  }

  @inlinable
  static func rebuild(_ space: inout Space, _ change: (inout ProgramState<Program>) -> Void) {
    var state = space.extract().programState
    change(&state)
    space = Self.space(of: state)
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

extension Component where A: SettableState {
  /// Changes the state, in place.
  @inlinable
  public mutating func setState(_ change: (inout A.Program.State) -> Void) {
    A.setState(in: &space, change)
  }
}

extension Component where A: VisibleState {
  /// The state of the program.
  @inlinable
  public var state: A.Program.State {
    get { A.state(in: space) }
    @available(*, unavailable, message: "the state is set by setState { $0 = … }, in React only")
    set { fatalError("the state is set by setState") }
  }
}

extension Component where A: ProgramArchitecture {
  /// The program with its state, which a host saves.
  package var programState: ProgramState<A.Program> { space.extract().programState }
}
