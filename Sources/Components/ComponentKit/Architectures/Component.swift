public import Comonads

/// A user interface in an architecture, as a value.
///
/// It holds the present view and the moves. It has no clock and no thread, so that it can be
/// tested without waiting; a copy is a component of its own, as far as the program's state is a
/// value.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var elm = Component<Elm<Counter>>(Counter())
/// var redux = Component<Redux<Counter>>(Counter())
/// elm.send(2)
/// redux.send(2)
/// elm.view  // "2"
/// redux.view  // "2"
/// ```
///
/// - Complexity: Sending costs what the architecture's space and the program cost; the view is
///   computed only when it is requested.
public struct Component<A: Architecture> {
  @usableFromInline
  var focused: A.Space

  /// Creates a component from its space.
  @inlinable
  public init(_ space: A.Space) { focused = space }

  /// The space, focused on what is shown now; a component moves by its movements alone.
  @inlinable
  public var space: A.Space { focused }

  /// Moves to where the movement leads, in place.
  @inlinable
  public mutating func move(by movement: A.Space.Movement) { focused.move(by: movement) }

  /// The view in focus, which waits for a function that sends moves.
  @inlinable
  public var interface: A.Space.Focus { focused.extract() }

  /// The view, whose messages are dropped.
  @inlinable
  public var view: A.Space.Focus.View { interface.view { _ in } }
}

// MARK: - Components of programs

extension Component where A: ProgramArchitecture {
  /// Creates the component of a program, in its initial state.
  @inlinable
  public init(_ program: A.Program) { focused = A.space(of: ProgramState(program)) }

  /// Sends a message; if the program refuses it, nothing changes.
  ///
  /// ```text
  /// c.send(m) == nil implies c.moved by A.movement(for: m)
  /// c.send(m) != nil implies c is as before
  /// ```
  ///
  /// - Returns: The refusal, or nil where the message was accepted.
  @discardableResult
  @inlinable
  public mutating func send(_ message: A.Program.Message) -> Refusal? {
    A.send(message, to: &focused)
  }

  /// Returns the view, which may send messages at any later time.
  @inlinable
  public func view(send: @escaping (A.Program.Message) -> Void) -> A.Program.View {
    focused.extract().view(send: send)
  }

  /// The view, whose messages are dropped.
  @inlinable
  public var view: A.Program.View { view { _ in } }
}

/// Two components of a program are equal if their states are; the log of ``Redux`` does not count.
extension Component: Equatable where A: ProgramArchitecture, A.Program.State: Equatable {
  /// Returns whether the states are equal.
  @inlinable
  public static func == (left: Component, right: Component) -> Bool {
    left.focused.extract().programState == right.focused.extract().programState
  }
}

extension Component: Hashable where A: ProgramArchitecture, A.Program.State: Hashable {
  /// Hashes the state.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(focused.extract().programState) }
}

extension Component: Sendable where A.Space: Sendable {}
