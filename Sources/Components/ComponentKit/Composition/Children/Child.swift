public import Comonads

/// A value that takes messages and shows a view: a component of any architecture, or a composition.
///
/// A component is a value, so it can be a part of the state of another program. Compositions hold
/// children of any architecture: see ``SideBySide``, ``OneOfTwo``, ``ChildSlot``, ``ScreenStack``,
/// ``KeyedList`` and ``KeyedTree``. Each of them is a child.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// func bumped<C: Child<Int, String>>(_ child: C) -> String {
///   var child = child
///   child.send(1)
///   return child.view
/// }
/// bumped(Component<Elm<Counter>>(Counter()))  // "1"
/// bumped(Component<Redux<Counter>>(Counter()))  // "1"
/// ```
public protocol Child<Message, View>: SendableMetatype {
  /// A message to the child.
  associatedtype Message

  /// The view of the child.
  associatedtype View

  /// Returns why the message would be refused, or nil if it would be taken.
  func refusal(of message: Message) -> Refusal?

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  mutating func send(_ message: Message) -> Refusal?

  /// Returns the view, which may send messages at any later time.
  func view(send: @escaping (Message) -> Void) -> View

  /// Returns the effects that the messages so far request, once.
  mutating func takeEffect() -> Effect<Message>

  /// Requests the work that follows the state, when no work is running: so after going back in a
  /// ``History``.
  mutating func resume()
}

extension Child {
  /// The view, whose messages are dropped.
  @inlinable
  public var view: View { view { _ in } }

  /// Calls a function with the child, in place.
  ///
  /// So a ``Part`` finds a child that may be absent: `{ $0.dialog?.toggle.access($1) }`.
  @inlinable
  public mutating func access(_ body: (inout Self) -> Void) { body(&self) }
}

extension Component: Child where A: ProgramArchitecture {
  /// Returns why the program would refuse the message, or nil if it would be taken.
  @inlinable
  public func refusal(of message: A.Program.Message) -> Refusal? {
    focused.extract().refusal(of: message)
  }

  /// Returns the effects of the program, once.
  ///
  /// ```text
  /// c.takeEffect(); c.takeEffect().isNone, and c.view is as before
  /// ```
  ///
  /// - Complexity: O(1), and the work that follows the state; if there is an effect, one new space. A
  ///   program without effects costs nothing.
  @inlinable
  public mutating func takeEffect() -> Effect<A.Program.Message> {
    if !A.Program.hasEffects { return .none }
    var state = focused.extract().programState
    let effect = state.takeEffect()
    if case .none = effect { return effect }
    focused = A.space(of: state, log: A.log(in: focused))
    return effect
  }

  /// Requests the work that follows the state, when no work is running.
  ///
  /// - Complexity: O(1), and one new space.
  @inlinable
  public mutating func resume() {
    var state = focused.extract().programState
    state.resume()
    focused = A.space(of: state, log: A.log(in: focused))
  }
}

/// A program without an architecture is a child, too: a plain reducer with its state.
extension ProgramState: Child {
  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func send(_ message: P.Message) -> Refusal? { step(by: message) }

  /// Returns the view of the state, which may send messages at any later time.
  @inlinable
  public func view(send: @escaping (P.Message) -> Void) -> P.View {
    program.view(state, send: send)
  }
}
