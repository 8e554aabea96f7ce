public import Comonads
public import ComponentKit

/// The functions by which a law drives a running component and reads its view.
///
/// It is made of functions, so that a component of any kind, and a broken one, can be examined:
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let counter = ComponentUnderTest(plain: Counter())
/// counter.send(2)  // nil
/// counter.view()  // "2"
/// ```
public struct ComponentUnderTest<Message, View> {
  /// Sends one message; returns the refusal, or nil where the message was accepted.
  public let send: (Message) -> Refusal?

  /// Sends several messages in one go, as far as they are accepted.
  public let sendAll: ([Message]) -> Void

  /// Returns the view, whose messages are dropped.
  public let view: () -> View

  /// Returns the view, whose messages, now or later, reach the component.
  public let draw: () -> View

  /// Returns the pending effects, once.
  public let takeEffect: () -> Effect<Message>

  /// Creates a component from its functions.
  ///
  /// - Parameters:
  ///   - send: Sends one message; returns the refusal, or nil where the message was accepted.
  ///   - sendAll: Sends several messages in one go; nil to send one after the other.
  ///   - view: Returns the view.
  ///   - draw: Returns the view, drawn so that what it sends reaches the component; nil for views
  ///     that send nothing.
  ///   - takeEffect: Returns the pending effects, once.
  public init(
    send: @escaping (Message) -> Refusal?,
    sendAll: (([Message]) -> Void)? = nil,
    view: @escaping () -> View,
    draw: (() -> View)? = nil,
    takeEffect: @escaping () -> Effect<Message> = { .none }
  ) {
    self.send = send
    self.sendAll = sendAll ?? { for message in $0 { _ = send(message) } }
    self.view = view
    self.draw = draw ?? view
    self.takeEffect = takeEffect
  }
}

extension ComponentUnderTest {
  /// Creates a plain state with a step and a view, with which laws compare components.
  ///
  /// A step that refuses its message leaves the state as it was, whatever it has changed before.
  ///
  /// ```swift
  /// let even = ComponentUnderTest(
  ///   0,
  ///   step: { sum, number in
  ///     sum += number
  ///     return sum % 2 == 0 ? nil : Refusal("the sum must be even; got \(sum)")
  ///   },
  ///   view: { sum, _ in "\(sum)" }
  /// )
  /// even.send(3)?.reason  // "the sum must be even; got 3"
  /// even.view()  // "0"
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state at the beginning.
  ///   - step: Changes the state by a message; returns the refusal, or nil if it was accepted.
  ///   - view: Returns the view of a state, given what its events send messages to.
  ///   - takeEffect: Returns the pending effects of a state, once.
  public init<State>(
    _ state: State,
    step: @escaping (inout State, Message) -> Refusal?,
    view: @escaping (State, @escaping (Message) -> Void) -> View,
    takeEffect: @escaping (inout State) -> Effect<Message> = { _ in .none }
  ) {
    let state = Box(state)
    let send = { (message: Message) -> Refusal? in
      var next = state.value
      let refusal = step(&next, message)
      if refusal == nil { state.value = next }
      return refusal
    }
    self.init(
      send: send,
      view: { view(state.value) { _ in } },
      draw: { view(state.value) { _ = send($0) } },
      takeEffect: { takeEffect(&state.value) }
    )
  }

  /// Creates a plain state that the program changes, with which laws compare components.
  public init<P: Program>(plain program: P) where P.Message == Message, P.View == View {
    self.init(
      ProgramState(program),
      step: { $0.step(by: $1) },
      view: { program.view($0.state, send: $1) },
      takeEffect: { $0.takeEffect() }
    )
  }

  /// Creates a component under test from a component of an architecture, as it is at the beginning.
  public init<A: ProgramArchitecture>(_ component: Component<A>)
  where A.Program.Message == Message, A.Program.View == View, A.Space.Movement: Monad<Void> {
    let component = Box(component)
    self.init(
      send: { component.value.send($0) },
      sendAll: { messages in
        component.value.move(
          by: messages.reduce(.pure(())) { done, next in done.flatMap { A.movement(for: next) } }
        )
      },
      view: { component.value.view },
      draw: { component.value.view { component.value.send($0) } },
      takeEffect: { component.value.takeEffect() }
    )
  }
}

/// A mutable value that several functions share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
