/// A child that can be put back to how it was at the beginning.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var counter = Resettable(Component<Elm<Counter>>(Counter()))
/// counter.send(.child(5))
/// counter.view  // "5"
/// counter.send(.reset)
/// counter.view  // "0"
/// ```
///
/// A reset ends the work of the child, and begins what the child begins with. What the ended work
/// had sent before is refused.
///
/// ## Laws
///
/// ```text
/// r after .reset        shows what it showed at the beginning
/// r after .child(m)     shows what its child shows after m, and refuses what it refuses
/// ```
///
/// - Complexity: What the child costs. The child at the beginning is kept.
public struct Resettable<C: Child> {
  /// The child as it was at the beginning, which still asks for what is to be done then.
  @usableFromInline
  let first: C

  /// The child as it is, and what it asks for.
  @usableFromInline
  var current: NumberedChild<C>

  /// What is to be done outside, until it is taken.
  @usableFromInline
  var pending = Effect<Message>.none

  /// Creates a child that can be put back to how it is.
  @inlinable
  public init(_ child: C) {
    first = child
    current = NumberedChild(child, serial: 0)
    demand()
  }

  /// The child as it is.
  @inlinable
  public var child: C { current.child }
}

/// What a ``Resettable`` child takes.
public enum ResettableMessage<Message> {
  /// A message to the child.
  case child(Message)

  /// The child put back to how it was at the beginning.
  case reset

  /// What the work of the child has sent; the serial number counts the resets before it.
  case heard(Message, serial: Int)
}

extension ResettableMessage: Sendable where Message: Sendable {}

extension ResettableMessage: Equatable where Message: Equatable {}

extension ResettableMessage: Hashable where Message: Hashable {}

extension Resettable: Child {
  /// What the child takes, and the reset.
  public typealias Message = ResettableMessage<C.Message>

  /// Returns why the child would refuse the message; a reset is always taken.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    switch message {
    case .child(let message): child.refusal(of: message)
    case .reset: nil
    case .heard(let message, let serial): current.refusal(of: message, from: serial)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing moves.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .child(let message), .heard(let message, _): current.child.send(message)
    case .reset:
      pending.add(current.end())
      current = NumberedChild(first, serial: current.serial + 1)
    }
    demand()
    return nil
  }

  /// Returns the view of the child.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> C.View {
    child.view { send(.child($0)) }
  }

  /// Returns what is to be done outside, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> {
    defer { pending = .none }
    return pending
  }

  /// Asks for the work that follows the child's state, where nothing is under way.
  @inlinable
  public mutating func resume() {
    current.child.resume()
    demand()
  }

  @inlinable
  mutating func demand() {
    pending.add(current.takeEffect { .heard($0, serial: $1) })
  }
}

#if !hasFeature(Embedded)
extension ResettableMessage: Codable where Message: Codable {}
#endif
