public import Comonads

/// An architecture that runs programs.
///
/// ``React``, ``Redux``, ``Elm`` and ``Halogen`` conform; name the protocol to write what works in
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
  Space.Focus == Screen<Program, Self>
{
  /// The programs that it runs.
  associatedtype Program: StateProgram

  /// Returns the space of a program under way.
  static func space(of running: Running<Program>) -> Space

  /// Sends a message directly, in place, or returns why the program refuses it.
  static func send(_ message: Program.Message, to space: inout Space) -> Refusal?

  /// Notes that the effect of the point in focus is being done: from here on it asks for nothing.
  ///
  /// ```text
  /// settle(&w); w.extract().effect.isNone, and all views are as before
  /// ```
  static func settle(_ space: inout Space)

  /// Asks for the work that follows the state in focus, where nothing is under way.
  ///
  /// ```text
  /// all views are as before resume(&w)
  /// ```
  static func resume(_ space: inout Space)
}

extension ProgramArchitecture {
  /// Begins the space again where it stands, with the effect settled.
  ///
  /// - Complexity: One new space; an architecture that can reach its state changes it in place.
  @inlinable
  public static func settle(_ space: inout Space) {
    var running = space.extract().running
    running.settle()
    space = Self.space(of: running)
  }

  /// Begins the space again where it stands, if there is work that follows the state.
  ///
  /// - Complexity: One new space; an architecture that can reach its state changes it in place.
  @inlinable
  public static func resume(_ space: inout Space) {
    var running = space.extract().running
    running.resume()
    if case .none = running.effect { return }
    space = Self.space(of: running)
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
  /// The program with the state it has come to, which a host keeps for later.
  package var running: Running<A.Program> { space.extract().running }
}
