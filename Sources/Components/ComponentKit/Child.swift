public import Comonads

/// What takes messages and shows a view: a component of any architecture, or what is made of some.
///
/// A component is a value, so it can be a part of what another program remembers. The programs
/// that compose others ask for children; which architecture each child has does not matter to them.
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
public protocol Child<Message, View> {
  /// What it takes.
  associatedtype Message

  /// What it shows.
  associatedtype View

  /// Returns why the message would be refused, or nil where it would not.
  func refusal(of message: Message) -> Refusal?

  /// Takes a message, in place, or returns why not; then nothing moves.
  @discardableResult
  mutating func send(_ message: Message) -> Refusal?

  /// Returns the view, which may send messages at any later time.
  func view(send: @escaping (Message) -> Void) -> View

  /// Returns what is to be done outside, once.
  mutating func takeEffect() -> Effect<Message>

  /// Asks for the work that follows the state, where nothing is under way: so after going back in a
  /// ``History``.
  mutating func resume()
}

extension Child {
  /// The view, with nobody listening to it.
  @inlinable
  public var view: View { view { _ in } }
}

extension Component: Child where A: ProgramArchitecture {
  /// Returns why the program would refuse the message, or nil where it would not.
  @inlinable
  public func refusal(of message: A.Program.Message) -> Refusal? {
    space.extract().refusal(of: message)
  }

  /// Returns what the program asks to be done outside, once.
  ///
  /// ```text
  /// c.takeEffect(); c.takeEffect().isNone, and c.view is as before
  /// ```
  ///
  /// - Complexity: O(1); where there is an effect and the state is hidden, one new space. Nothing
  ///   at all for a program that can ask for nothing.
  @inlinable
  public mutating func takeEffect() -> Effect<A.Program.Message> {
    if MemoryLayout<A.Program.Demands>.size == 0 { return .none }
    let effect = space.extract().effect
    if case .none = effect { return effect }
    A.settle(&space)
    return effect
  }

  /// Asks for the work that follows the state, where nothing is under way.
  ///
  /// - Complexity: O(1); where there is such work and the state is hidden, one new space.
  @inlinable
  public mutating func resume() { A.resume(&space) }
}
