/// The identity of a child that a list, a tree, a stack or a slot holds.
///
/// Views and work send messages with the identity of their child, so that a message that is late never
/// reaches the child that has come into its place:
///
/// ```swift
/// struct Order: Program {
///   let item: Int
///   let initial = false
///   func update(_ isBought: inout Bool, by message: String) { isBought = true }
///   func view(_ isBought: Bool, send: @escaping (String) -> Void) -> () -> Void { { send("buy") } }
/// }
/// var slot = ChildSlot(1) { ProgramState(Order(item: $0)) }
/// var pressed: [SlotMessage<Int, String>] = []
/// let buy = slot.view { pressed.append($0) }
/// buy()
/// slot.send(.replace(2))
/// slot.send(pressed[0])  // Refusal("the child that this message is for is gone")
/// slot.send(.child("buy"))  // nil
/// ```
///
/// A message that is written by hand needs none: it is for the child that is there. A ``History`` that
/// goes back also goes back to earlier numbers: late answers are refused there as well, but a press in
/// a view from before may reach the child that is made next.
///
/// Identities are no part of a state, so they do not count where two states are compared:
///
/// ## Laws
///
/// With `a` and `b` equal lists, trees, stacks or slots, and `m` a message without identity:
///
/// ```text
/// a.send(m) == b.send(m), and a == b afterwards
/// a and b take what their own views send, in the same way
/// ```
public struct ChildID: Hashable, Sendable {
  /// The place at which the child is stored; its work is named within that number.
  @usableFromInline
  package let slot: Int

  /// The number of the child, which no other child of the whole ever has.
  @usableFromInline
  package let serial: Int

  /// Creates the identity of the child with a number, at a place.
  public init(slot: Int = 0, serial: Int) { (self.slot, self.serial) = (slot, serial) }
}

extension ChildID {
  /// Returns the effect of the child as one of the whole, with the messages embedded.
  @inlinable
  func placed<Message, Whole>(
    _ effect: Effect<Message>,
    as embed: @escaping @Sendable (Message, ChildID) -> Whole
  ) -> Effect<Whole> {
    effect.placed(within: EffectID(slot)) { [self] in embed($0, self) }
  }
}

#if !hasFeature(Embedded)
extension ChildID: Codable {}
#endif

extension Refusal {
  /// The refusal of a message to a child that is not there.
  @inlinable
  static var absentChild: Refusal { Refusal("the child is absent") }

  /// The refusal of a message to a child that another one has replaced.
  @usableFromInline
  static var goneChild: Refusal { Refusal("the child that this message is for is gone") }
}

/// A child that a whole holds, with its identity.
@usableFromInline
struct HeldChild<C: Child> {
  @usableFromInline
  let id: ChildID

  @usableFromInline
  var child: C

  /// Whether the child has requested work, which may be running.
  @usableFromInline
  var isBusy = false

  @inlinable
  init(_ child: C, id: ChildID) { (self.child, self.id) = (child, id) }

  /// Returns why a message with an identity is refused whatever the child would say.
  @inlinable
  func refusal(of recipient: ChildID?) -> Refusal? {
    recipient == nil || recipient == id ? nil : .goneChild
  }

  /// Returns the effect of the child, once.
  @inlinable
  mutating func takeEffect() -> Effect<C.Message> {
    let effect = child.takeEffect()
    if case .none = effect { return .none }
    isBusy = isBusy || effect.hasWork
    return effect
  }

  /// Returns the effect of the child where it resumes, while no work is running.
  @inlinable
  mutating func resume() -> Effect<C.Message> {
    isBusy = false
    child.resume()
    return takeEffect()
  }

  /// Returns the end of the child's work, if it may be running.
  @inlinable
  func end<Message>() -> Effect<Message> { isBusy ? .cancel(EffectID(id.slot)) : .none }
}

// Identities do not count.
extension HeldChild: Equatable where C: Equatable {
  @inlinable
  static func == (left: HeldChild, right: HeldChild) -> Bool { left.child == right.child }
}

extension HeldChild: Hashable where C: Hashable {
  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(child) }
}

extension HeldChild: Sendable where C: Sendable {}
