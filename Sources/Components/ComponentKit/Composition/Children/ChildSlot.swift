/// A place for a child that can be replaced, with the work of each child apart from the others'.
///
/// Each child in the slot has a serial number, and its work is named within the number. To replace
/// the child cancels its work; messages that the work sent before are refused. To reset it, replace it
/// by the same seed. An ``OptionalChild`` is a slot that may be empty:
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
/// var counter = ChildSlot(1) { Component<Elm<Counter>>(Counter(initial: $0)) }
/// counter.send(.child(5))
/// counter.view  // "6"
/// counter.send(.replace(1))
/// counter.view  // "1"
/// ```
///
/// Its meaning is the lens to the child, and for an optional child the prism. A child that keeps its
/// state while it is not shown is one side of a ``OneOfTwo``.
///
/// ## Laws
///
/// ```text
/// s after .replace(seed)              shows what make(seed) shows
/// s after .replace(seed), .child(m)   shows what make(seed) shows after m
/// s.send(m) != nil  implies  s is as before
/// o after .hide                       shows nil, and refuses .child(m) and .hide
/// ```
///
/// - Complexity: The cost of the child.
public struct ChildSlot<Seed, C: Child> {
  /// Makes the child of a seed.
  @usableFromInline
  let make: (Seed) -> C

  /// Returns whether a seed leaves the slot empty.
  @usableFromInline
  let empties: (Seed) -> Bool

  @usableFromInline
  var current: C

  @usableFromInline
  var isEmpty: Bool

  /// How many children were in the slot before.
  @usableFromInline
  var serial = 0

  /// The effects that were not taken yet.
  @usableFromInline
  var pending = Effect<Message>.none

  @inlinable
  init(_ seed: Seed, empties: @escaping (Seed) -> Bool, make: @escaping (Seed) -> C) {
    self.make = make
    self.empties = empties
    current = make(seed)
    isEmpty = empties(seed)
    demand()
  }

  /// The child in the slot.
  @inlinable
  public var child: C { current }
}

/// A child that may be absent.
public typealias OptionalChild<Seed, C: Child> = ChildSlot<Seed?, C?>

extension ChildSlot {
  /// Creates a place for a child, made of a seed, which is never empty.
  @inlinable
  public init(_ seed: Seed, make: @escaping (Seed) -> C) {
    self.init(seed, empties: { _ in false }, make: make)
  }

  /// Creates a place for a child, made of a seed, and puts one there if a seed is given.
  @inlinable
  public init<Value, Kind: Child>(_ seed: Value? = nil, make: @escaping (Value) -> Kind)
  where Seed == Value?, C == Kind? {
    self.init(seed, empties: { $0 == nil }, make: { $0.map(make) })
  }
}

// MARK: - Messages

/// A message to a ``ChildSlot``.
public enum SlotMessage<Seed, Message> {
  /// Replaces the child by another one, made of a seed, and cancels the work of the first.
  case replace(Seed)

  /// A message to the child.
  case child(Message)

  /// A message from the work of a child, whose serial number differs from that of others.
  case fromEffect(Message, serial: Int)
}

extension SlotMessage {
  /// Creates the message that shows a child, made of a seed.
  @inlinable
  public static func show<Value>(_ seed: Value) -> SlotMessage where Seed == Value? {
    .replace(seed)
  }
}

extension SlotMessage where Seed: ExpressibleByNilLiteral {
  /// The message that removes the child and cancels its work.
  @inlinable
  public static var hide: SlotMessage { .replace(nil) }
}

extension SlotMessage: Sendable where Seed: Sendable, Message: Sendable {}
extension SlotMessage: Equatable where Seed: Equatable, Message: Equatable {}
extension SlotMessage: Hashable where Seed: Hashable, Message: Hashable {}

#if !hasFeature(Embedded)
extension SlotMessage: Codable where Seed: Codable, Message: Codable {}
#endif

// MARK: - As a child

extension ChildSlot: Child {
  /// A message to the slot or to its child.
  public typealias Message = SlotMessage<Seed, C.Message>

  /// Returns why the message would be refused: because there is no child, or by the child.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    switch message {
    case .replace(let seed): isEmpty && empties(seed) ? .absentChild : nil
    case .child(let message): current.refusal(of: message)
    case .fromEffect(let message, let serial):
      serial == self.serial || isEmpty
        ? current.refusal(of: message) : Refusal("the child that requested this is gone")
    }
  }

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    if let refusal = refusal(of: message) { return refusal }
    switch message {
    case .replace(let seed):
      if !isEmpty {
        pending.add(.cancel(EffectID(serial)))
        serial += 1
      }
      current = make(seed)
      isEmpty = empties(seed)
    case .child(let message), .fromEffect(let message, _): current.send(message)
    }
    demand()
    return nil
  }

  /// Returns the view of the child.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> C.View {
    current.view { send(.child($0)) }
  }

  /// Returns the effects of the slot and its child, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { pending.take() }

  /// Requests the work that follows the child's state, when no work is running.
  @inlinable
  public mutating func resume() {
    current.resume()
    demand()
  }

  @inlinable
  mutating func demand() {
    pending.add(
      current.takeEffect().placed(within: EffectID(serial)) { [serial] in
        .fromEffect($0, serial: serial)
      }
    )
  }
}

/// A child or none: it refuses messages where there is none, and shows nil.
extension Optional: Child where Wrapped: Child {
  /// A message to the child.
  public typealias Message = Wrapped.Message

  /// Returns why the child would refuse the message, or that it is absent.
  @inlinable
  public func refusal(of message: Wrapped.Message) -> Refusal? {
    guard let child = self else { return .absentChild }
    return child.refusal(of: message)
  }

  /// Sends the message to the child, in place, or returns why not.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Wrapped.Message) -> Refusal? {
    self == nil ? .absentChild : self?.send(message)
  }

  /// Returns the view of the child, or nil while it is absent.
  @inlinable
  public func view(send: @escaping (Wrapped.Message) -> Void) -> Wrapped.View? {
    self?.view(send: send)
  }

  /// Returns the effects of the child, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Wrapped.Message> { self?.takeEffect() ?? Effect.none }

  /// Requests the work that follows the child's state, when no work is running.
  @inlinable
  public mutating func resume() { self?.resume() }
}

extension Refusal {
  /// The refusal of a message to a child that is not there.
  @inlinable
  static var absentChild: Refusal { Refusal("the child is absent") }
}
