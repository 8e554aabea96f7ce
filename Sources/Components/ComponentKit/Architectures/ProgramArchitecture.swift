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

  /// Changes the pending effects of the program, which changes no view.
  static func amend(_ space: inout Space, by change: Amendment<Program>)
}

extension ProgramArchitecture {
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

  /// Replaces the space by that of the amended program.
  ///
  /// An architecture whose space holds more, as that of ``Redux`` holds a log, keeps it by a function
  /// of its own.
  ///
  /// - Complexity: One new space.
  @inlinable
  public static func amend(_ space: inout Space, by change: Amendment<Program>) {
    var state = space.extract().programState
    change.make(in: &state)
    space = Self.space(of: state)
  }

  /// Returns why a message was refused, where the space says only that it was.
  ///
  /// A refused message changes nothing, so the program is asked in the state in which it refused.
  /// By the law of ``Program/step(_:by:effect:)`` it gives the reason that its step gave.
  @inlinable
  static func refusal(of message: Program.Message, in space: Space) -> Refusal {
    space.extract().refusal(of: message) ?? Refusal("the program refused the message")
  }
}

/// A change of the effects that nobody has taken, which only a component makes.
///
/// It has no public initializer, so that nobody changes what an architecture hides.
public struct Amendment<P: Program> {
  /// The effects that are left; nil for those that continue from the state.
  @usableFromInline
  let left: PendingEffects<P.Message>?

  @inlinable
  init(leaving left: PendingEffects<P.Message>?) { self.left = left }

  /// Changes a program, in place.
  @inlinable
  func make(in state: inout ProgramState<P>) {
    if let left { state.pending = left } else { state.resume() }
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
