/// A child that may be absent.
///
/// ```swift
/// struct Counter: Program {
///   let initial: Int
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// var detail = OptionalChild { Component<Elm<Counter>>(Counter(initial: $0)) }
/// detail.send(.child(5))  // Refusal("the child is absent")
/// detail.send(.show(2))
/// detail.send(.child(5))
/// detail.view  // Optional("7")
/// detail.send(.hide)
/// detail.view == nil  // true
/// ```
///
/// To hide the child ends its work; to show another one in its place does so as well. A child that
/// is to keep its state while it is not seen is one side of a `Switch`.
///
/// ## Laws
///
/// ```text
/// o after .hide                       shows nil, and refuses .child(m) and .hide
/// o after .show(s) and .child(m)      shows what make(s) shows after m
/// o.send(m) != nil  implies  o is as before
/// ```
///
/// - Complexity: What the child costs.
public struct OptionalChild<Seed, C: Child> {
  /// Makes the child that is shown.
  @usableFromInline
  let make: (Seed) -> C

  @usableFromInline
  var current: NumberedChild<C>?

  /// How many children there have been.
  @usableFromInline
  var serials = 0

  /// What is to be done outside, until it is taken.
  @usableFromInline
  var pending = Effect<Message>.none

  /// Creates a place for a child, made of a seed, and puts one there if a seed is given.
  @inlinable
  public init(_ seed: Seed? = nil, make: @escaping (Seed) -> C) {
    self.make = make
    if let seed { show(make(seed)) }
  }

  /// The child, unless it is absent.
  @inlinable
  public var child: C? { current?.child }
}

/// What an ``OptionalChild`` takes.
public enum OptionalMessage<Seed, Message> {
  /// A child, made of a seed, put in place of the one that is there, if there is one.
  case show(Seed)

  /// An end to the child and to its work.
  case hide

  /// A message to the child.
  case child(Message)

  /// What the work of the child has sent; the serial number tells it from others shown there.
  case heard(Message, serial: Int)
}

extension OptionalMessage: Sendable where Seed: Sendable, Message: Sendable {}

extension OptionalMessage: Equatable where Seed: Equatable, Message: Equatable {}

extension OptionalMessage: Hashable where Seed: Hashable, Message: Hashable {}

extension OptionalChild: Child {
  /// What the child takes, and how it comes and goes.
  public typealias Message = OptionalMessage<Seed, C.Message>

  /// Returns why the message would be refused: for want of a child, or by the child.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    if case .show = message { return nil }
    guard let current else { return Refusal("the child is absent") }
    return switch message {
    case .show, .hide: nil
    case .child(let message): current.child.refusal(of: message)
    case .heard(let message, let serial): current.refusal(of: message, from: serial)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing moves.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .show(let seed): show(make(seed))
    case .hide: hide()
    case .child(let message), .heard(let message, _):
      current?.child.send(message)
      demand()
    }
    return nil
  }

  /// Returns the view of the child, or nil while it is absent.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> C.View? {
    current?.child.view { send(.child($0)) }
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
    current?.child.resume()
    demand()
  }
}

// MARK: - Implementation

extension OptionalChild {
  @inlinable
  mutating func show(_ child: C) {
    hide()
    current = NumberedChild(child, serial: serials)
    serials += 1
    demand()
  }

  @inlinable
  mutating func hide() {
    if let current { pending.add(current.end()) }
    current = nil
  }

  @inlinable
  mutating func demand() {
    pending.add(current?.takeEffect { .heard($0, serial: $1) } ?? .none)
  }
}

#if !hasFeature(Embedded)
extension OptionalMessage: Codable where Seed: Codable, Message: Codable {}
#endif
