/// Where a replica is, with the moves from there: steps of one's own, and what comes from the others.
///
/// ``ReplicaState`` is one. A type that has more beside it, such as the effects of a program, is
/// another.
///
/// ## Laws
///
/// With `m` a step of one's own, `e` an event that is valid before it, and `n` what is pending in the
/// place of `m` after the event:
///
/// ```text
/// s.make(m); s.receive(e)   is   s.receive(e); s.make(n)
/// ```
public protocol ReplicaShape<Step> {
  /// The steps.
  associatedtype Step

  /// One's own steps that are not confirmed, in order; those that have become nothing are nil.
  var pending: [Step?] { get }

  /// Makes a step of one's own, in place, and returns whether it is accepted; nil is nothing.
  @discardableResult
  mutating func make(_ step: Step?) -> Bool

  /// Takes what comes from the others, in place, and returns the pending steps that are lost by that.
  @discardableResult
  mutating func receive(_ event: ReplicaEvent<Step>) -> [Step]
}

/// What comes from the others: a step of theirs, or the answer to one's own first pending step.
///
/// An answer names the step. It is valid where nothing is pending, too: the event may be seen from
/// before the step was made.
public enum ReplicaEvent<Step> {
  /// A step of somebody else; nil if it has become nothing.
  case theirs(Step?)

  /// The first pending step is confirmed.
  case mine(Step?)

  /// The first pending step is refused, although the program accepts it.
  case refused(Step?)
}

extension ReplicaEvent: Equatable where Step: Equatable {}
extension ReplicaEvent: Hashable where Step: Hashable {}
extension ReplicaEvent: Sendable where Step: Sendable {}

/// The way from one place of a replica to another: first what came from the others, then one's own
/// steps, as they are made after it.
///
/// ```swift
/// let way = ReplicaPosition(events: [.theirs("bread")], own: ["milk"])
/// way.own.count  // 1
/// ```
public struct ReplicaPosition<Step> {
  /// What came from the others, in order.
  public var events: [ReplicaEvent<Step>]

  /// One's own steps after it, in order; nil is a step that has become nothing.
  public var own: [Step?]

  /// Creates a way from its two parts.
  @inlinable
  public init(events: [ReplicaEvent<Step>] = [], own: [Step?] = []) {
    (self.events, self.own) = (events, own)
  }
}

extension ReplicaPosition: Equatable where Step: Equatable {}
extension ReplicaPosition: Hashable where Step: Hashable {}
extension ReplicaPosition: Sendable where Step: Sendable {}
