/// A place for a child that can be replaced, with the work of each child apart from the others'.
///
/// Replacing the child cancels its work. Messages that its work or its view sent before are refused,
/// since they have its identity. To reset it, replace it by the same seed. The work is named within
/// the number 0. An ``OptionalChild`` is a slot that may be empty:
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
  let make: @Sendable (Seed) -> C

  /// Returns whether a seed leaves the slot empty.
  @usableFromInline
  let empties: @Sendable (Seed) -> Bool

  /// The seed of the child that is in the slot.
  @usableFromInline
  var seed: Seed

  @usableFromInline
  var held: HeldChild<C>

  /// The effects that were not taken yet.
  @usableFromInline
  var pending = Effect<Message>.none

  @inlinable
  init(
    _ seed: Seed,
    empties: @escaping @Sendable (Seed) -> Bool,
    make: @escaping @Sendable (Seed) -> C
  ) {
    self.make = make
    self.empties = empties
    held = HeldChild(make(seed), id: ChildID(serial: 0))
    self.seed = seed
    demand(held.takeEffect())
  }
}

/// A child that may be absent.
public typealias OptionalChild<Seed, C: Child> = ChildSlot<Seed?, C?>

extension ChildSlot {
  /// Creates a place for a child, made of a seed, which is never empty.
  @inlinable
  public init(_ seed: Seed, make: @escaping @Sendable (Seed) -> C) {
    self.init(seed, empties: { _ in false }, make: make)
  }

  /// Creates a place for a child, made of a seed, and puts one there if a seed is given.
  @inlinable
  public init<Value, Kind: Child>(_ seed: Value? = nil, make: @escaping @Sendable (Value) -> Kind)
  where Seed == Value?, C == Kind? {
    self.init(seed, empties: { $0 == nil }, make: { $0.map(make) })
  }

  /// The child in the slot.
  @inlinable
  public var child: C { held.child }

  @inlinable
  var id: ChildID { held.id }

  /// A function that makes a message for the child that is in the slot now, and for no later one.
  @inlinable
  public var message: @Sendable (C.Message) -> Message { { [id] in .child($0, of: id) } }
}

// MARK: - Messages

/// A message to a ``ChildSlot``.
public enum SlotMessage<Seed, Message> {
  /// Replaces the child by another one, made of a seed, and cancels the work of the first.
  case replace(Seed)

  /// A message to the child, of an identity if it must be no other.
  case child(Message, of: ChildID? = nil)
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

  /// Returns why the message would be refused: because its child is gone or absent, or by the child.
  @inlinable
  public func refusal(of message: Message) -> Refusal? {
    switch message {
    case .replace(let seed): empties(self.seed) && empties(seed) ? .absentChild : nil
    case .child(let message, let id):
      held.refusal(of: id) ?? held.child.refusal(of: message)
    }
  }

  /// Takes a message, in place, or returns why not; then nothing changes.
  @discardableResult
  @inlinable
  public mutating func send(_ message: Message) -> Refusal? {
    switch message {
    case .replace(let seed):
      if empties(self.seed) && empties(seed) { return .absentChild }
      pending.add(held.end())
      held = HeldChild(make(seed), id: ChildID(serial: held.id.serial + 1))
      self.seed = seed
    case .child(let message, let id):
      if let refusal = held.refusal(of: id) ?? held.child.send(message) { return refusal }
    }
    demand(held.takeEffect())
    return nil
  }

  /// Returns the view of the child, whose messages are for that child and for no later one.
  @inlinable
  public func view(send: @escaping (Message) -> Void) -> C.View {
    held.child.view { [id] in send(.child($0, of: id)) }
  }

  /// Returns the effects of the slot and its child, once.
  @inlinable
  public mutating func takeEffect() -> Effect<Message> { pending.take() }

  /// Requests the work that follows the child's state, when no work is running.
  @inlinable
  public mutating func resume() {
    pending = .none
    demand(held.resume())
  }

  @inlinable
  mutating func demand(_ effect: Effect<C.Message>) {
    pending.add(id.placed(effect) { .child($0, of: $1) })
  }
}

extension ChildSlot: SavedChild where Seed: LosslessStringConvertible, C: SavedChild {
  /// Returns the seed, and what is saved of the child.
  public func save() throws(Refusal) -> SavedChildState {
    SavedChildState([seed.description, try child.save().text])
  }

  /// Puts a child of the seed into the slot, and loads its state.
  public mutating func load(_ saved: SavedChildState) throws(Refusal) {
    let texts = try saved.texts(of: "slot")
    guard texts.count == 2 else { throw .savedChildren("slot", "a seed and a child") }
    let seed = try Seed(saved: texts[0])
    var child = make(seed)
    try child.load(SavedChildState(text: texts[1]))
    self.seed = seed
    held = HeldChild(child, id: ChildID(serial: held.id.serial + 1))
  }
}

/// Two slots are equal if their children are.
extension ChildSlot: Equatable where C: Equatable {
  /// Returns whether the children are equal.
  @inlinable
  public static func == (left: ChildSlot, right: ChildSlot) -> Bool { left.held == right.held }
}

extension ChildSlot: Hashable where C: Hashable {
  /// Hashes the child.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(held) }
}

extension ChildSlot: Sendable where Seed: Sendable, C: Sendable, C.Message: Sendable {}

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
