/// What one person has of a state that several people change: the part that is confirmed, and one's own
/// steps after it.
///
/// ```swift
/// struct Sum: Rebasing {
///   func make(_ step: Int, in sum: inout Int) -> Bool {
///     sum += step
///     return true
///   }
/// }
/// var sum = ReplicaState(10, rule: Sum())
/// sum.make(1)
/// sum.make(2)
/// sum.shown  // 13
/// sum.receive(.theirs(20))
/// sum.receive(.mine(1))
/// sum.confirmed  // 31
/// sum.pending  // [2]
/// sum.shown  // 33
/// ```
///
/// ## Laws
///
/// ```text
/// shown is confirmed after each pending step, in order
/// receive(.mine(s))       leaves shown as it is
/// receive(.refused(s))    leaves confirmed as it is
/// receive(.theirs(s))     changes shown by what the rule makes of s, if the rule is lawful
/// ```
///
/// A pending step that has become nothing is nil. It keeps its place, since it is answered in its turn.
///
/// After a refusal the later steps are made again, as they are, and not rebased: `delete row 3` then
/// deletes another row, where the refused step had inserted one before it. It is exact where steps do
/// not meet. So name what a step changes by its identity, and not by its place.
///
/// (Burckhardt and others, Global sequence protocol, 2015, keep a confirmed prefix and a pending rest.)
///
/// - Complexity: While something is pending there are two states, so one's first step copies the state.
///   A step of others is O(pending) steps.
public struct ReplicaState<Rule: Rebasing> {
  /// The rule.
  public let rule: Rule

  @usableFromInline
  var base: Rule.State

  @usableFromInline
  var steps: [Rule.Step?] = []

  /// The state after the pending steps; nil while there are none.
  @usableFromInline
  var ahead: Rule.State?

  /// Creates a state that all agree on.
  @inlinable
  public init(_ confirmed: Rule.State, rule: Rule) { (base, self.rule) = (confirmed, rule) }

  /// The state that all agree on.
  @inlinable
  public var confirmed: Rule.State { base }

  /// One's own steps after it, in order; those that have become nothing are nil.
  @inlinable
  public var pending: [Rule.Step?] { steps }

  /// The state after the pending steps.
  @inlinable
  public var shown: Rule.State { ahead ?? base }
}

// MARK: - Moves

extension ReplicaState: ReplicaShape {
  /// Makes a step after the pending ones, in place, unless the state refuses it; nil is nothing.
  @discardableResult
  @inlinable
  public mutating func make(_ step: Rule.Step?) -> Bool {
    make(step) { [rule] state in
      if let step { rule.make(step, in: &state) } else { true }
    }
  }

  /// Makes a step after the pending ones by a function, which returns false and changes nothing where
  /// it is refused.
  @inlinable
  public mutating func make(_ step: Rule.Step?, by change: (inout Rule.State) -> Bool) -> Bool {
    // Moved out and back, so that nothing else holds the state, and it is changed in place.
    var shown = ahead.take() ?? base
    let isMade = change(&shown)
    if isMade { steps.append(step) }
    if !steps.isEmpty { ahead = shown }
    return isMade
  }

  /// Takes what comes from the others, in place.
  ///
  /// - Returns: The pending steps that are lost by that.
  /// - Complexity: An acknowledgement is one step; all else is O(pending) steps.
  @discardableResult
  @inlinable
  public mutating func receive(_ event: ReplicaEvent<Rule.Step>) -> [Rule.Step] {
    switch event {
    case .theirs(let step): return rebase(over: step)
    case .mine(let step):
      if steps.isEmpty { return rebase(over: step) }
      let first = steps.removeFirst()
      if steps.isEmpty {
        base = ahead.take() ?? base
      } else if let first {
        _ = rule.make(first, in: &base)
      }
      return []
    case .refused:
      if steps.isEmpty { return [] }
      let refused = [steps.removeFirst()].compactMap { $0 }
      return refused + rebase(over: nil)
    }
  }

  /// Changes the confirmed state by a step of others, and rebases the pending steps over it.
  @usableFromInline
  mutating func rebase(over step: Rule.Step?) -> [Rule.Step] {
    ahead = nil
    var (old, theirs) = (steps.isEmpty ? nil : base, step)
    if let step, !rule.make(step, in: &base) { theirs = nil }
    guard var old else { return [] }
    var (new, lost) = (base, [Rule.Step]())
    for place in steps.indices {
      let own = steps[place]
      rule.cross(&theirs, &steps[place], from: &old, to: &new)
      if let own, steps[place] == nil { lost.append(own) }
    }
    ahead = new
    return lost
  }
}

extension ReplicaState: Equatable where Rule.State: Equatable, Rule.Step: Equatable {
  /// Returns whether the states and the pending steps are equal; the rule does not count.
  public static func == (left: ReplicaState, right: ReplicaState) -> Bool {
    left.base == right.base && left.steps == right.steps && left.ahead == right.ahead
  }
}

extension ReplicaState: Sendable where Rule: Sendable, Rule.State: Sendable, Rule.Step: Sendable {}
