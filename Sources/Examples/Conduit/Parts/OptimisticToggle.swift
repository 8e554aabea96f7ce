package import ComponentKit

/// Something that a person turns on and off, and that the server confirms: a favorite, or following.
///
/// The change is shown at once, and taken back if the server refuses it.
///
/// ```swift
/// let toggle = OptimisticToggle(OptimisticToggle.Value(isOn: false, count: 2)) { _ in Work { _ in .none } }
/// var favorite = Component<Elm<OptimisticToggle>>(toggle)
/// favorite.send(.change)
/// favorite.view.value  // OptimisticToggle.Value(isOn: true, count: 3)
/// favorite.send(.change)  // Refusal("the server has not answered yet")
/// favorite.send(.answered(.failure(.missing)))
/// favorite.view.value  // OptimisticToggle.Value(isOn: false, count: 2)
/// ```
package struct OptimisticToggle: Program {
  /// Whether it is on, and for how many people.
  package struct Value: Hashable, Sendable {
    /// Whether it is on for the reader.
    package var isOn: Bool
    /// For how many people it is on; zero where nobody counts.
    package var count: Int

    /// Creates a value.
    package init(isOn: Bool = false, count: Int = 0) { (self.isOn, self.count) = (isOn, count) }

    /// The value after a change.
    var other: Value { Value(isOn: !isOn, count: max(0, count &+ (isOn ? -1 : 1))) }
  }

  /// The value, and what has become of the last change.
  package struct State: Hashable, Sendable {
    /// The value that is shown.
    package var value: Value
    /// The value that the server has confirmed, while it is asked to change it.
    var confirmed: Value?
    /// The reason why the last change was taken back.
    package var problem: Problem?
  }

  /// A change and its answer.
  package indirect enum Message: Hashable, Sendable {
    /// Turns it on or off.
    case change
    /// The server has answered.
    case answered(Answer<Value>)
  }

  /// The value at the beginning.
  package var initial: State { State(value: value) }

  private let value: Value
  private let request: @Sendable (_ isOn: Bool) -> Work<Answer<Value>>

  /// Creates a toggle with a value of the server, from how the server is asked to change it.
  package init(_ value: Value, request: @escaping @Sendable (Bool) -> Work<Answer<Value>>) {
    (self.value, self.request) = (value, request)
  }

  /// Refuses a second change before the first one is answered.
  package func refusal(of message: Message, in state: State) -> Refusal? {
    guard case .change = message, state.confirmed != nil else { return nil }
    return Refusal("the server has not answered yet")
  }

  /// Shows the change and asks the server, or shows its answer.
  package func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .change:
      state = State(value: state.value.other, confirmed: state.value)
      return .work(request(state.value.isOn).map { .answered($0) })
    case .answered(.success(let value)): state = State(value: value)
    case .answered(.failure(let problem)):
      state = State(value: state.confirmed ?? state.value, problem: problem)
    }
    return .none
  }

  /// Shows the state as it is; the page that contains the toggle draws it.
  package func view(_ state: State, send: @escaping (Message) -> Void) -> State { state }
}
