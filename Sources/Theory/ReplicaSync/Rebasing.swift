/// A rule that says what a step becomes when somebody else's step comes between.
///
/// Two people make a step in the same state. One step becomes the earlier one, and the rule rebases
/// the later one over it. So that both ways round lead to the same state, it says what the earlier
/// step becomes under the later one, too; either may become nothing:
///
/// ```swift
/// struct Volume: Rebasing {
///   func make(_ level: Int, in volume: inout Int) -> Bool {
///     volume = level
///     return true
///   }
///   func rebased(_ level: Int, over other: Int, as side: RebaseSide, at volume: Int) -> Int? {
///     side == .later ? level : nil
///   }
/// }
/// var volume = ReplicaState(3, rule: Volume())
/// volume.make(5)
/// volume.receive(.theirs(8))
/// volume.shown  // 5
/// volume.confirmed  // 8
/// ```
///
/// Here the last writer wins. A rule with one side could not say so.
///
/// ## Laws
///
/// For steps `a` and `b` that are accepted at a state, with `a` the earlier one:
///
/// ```text
/// a, then b over a   and   b, then a under b   lead to the same state, and all are accepted
/// ```
///
/// `rebasingLaws(_:states:steps:)` of `ComonadLaws` checks it. It extends to words of steps in exactly
/// one way, which ``ReplicaState`` computes. Without it a replica still ends where all others end, but
/// steps are lost on the way and the screen jumps.
///
/// The literature on operational transformation calls this law TP1. (Ellis and Gibbs, Concurrency
/// control in groupware systems, 1989; two sides as in Nichols and others, Jupiter, 1995.)
public protocol Rebasing<State, Step> {
  /// The states.
  associatedtype State

  /// The steps.
  associatedtype Step

  /// Changes a state by a step, in place, or returns false and changes nothing.
  func make(_ step: Step, in state: inout State) -> Bool

  /// Returns whether the step would be made; by default it is tried on a copy.
  func accepts(_ step: Step, in state: State) -> Bool

  /// Returns what a step becomes beside another one that was made in the same state, or nil for
  /// nothing.
  ///
  /// By default steps do not meet: each stays as it is.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - other: The other step, which comes before this one if this is the later one.
  ///   - side: Whether this is the later or the earlier one.
  ///   - state: The state in which both were made.
  /// - Returns: The step that takes its place. One that is refused counts as nothing.
  func rebased(_ step: Step, over other: Step, as side: RebaseSide, at state: State) -> Step?
}

/// Which of two steps is rebased.
public enum RebaseSide: Hashable, Sendable {
  /// The one that was first, under a later one.
  case earlier

  /// The one that comes after, over an earlier one.
  case later
}

extension Rebasing {
  /// Tries the step on a copy of the state.
  @inlinable
  public func accepts(_ step: Step, in state: State) -> Bool {
    var copy = state
    return make(step, in: &copy)
  }

  /// Returns the step: by default steps do not meet.
  @inlinable
  public func rebased(
    _ step: Step,
    over other: Step,
    as side: RebaseSide,
    at state: State
  ) -> Step? { step }

  /// Makes a step at both sides of an earlier one, in place, where each is replaced by what it becomes.
  ///
  /// ```text
  ///      old ── later ──▶ old'
  ///       │                │
  ///    earlier          earlier'
  ///       ▼                ▼
  ///      new ── later' ─▶ new'
  /// ```
  ///
  /// The rule is total: a step that is refused at the other side becomes nothing.
  ///
  /// - Complexity: Two steps, two questions to the rule, and whether one step is accepted.
  @usableFromInline
  func cross(
    _ earlier: inout Step?,
    _ later: inout Step?,
    from old: inout State,
    to new: inout State
  ) {
    guard let own = later else { return }
    if let other = earlier {
      later = rebased(own, over: other, as: .later, at: old)
      earlier = rebased(other, over: own, as: .earlier, at: old)
    }
    _ = make(own, in: &old)
    if let step = later, !make(step, in: &new) { later = nil }
    if let step = earlier, !accepts(step, in: old) { earlier = nil }
  }
}

// MARK: - The square

/// Two steps that were made in one state, and what becomes of each after the other.
public struct RebaseSquare<State, Step> {
  /// What the later step becomes over the earlier one.
  public let later: Step?

  /// What the earlier step becomes under the later one.
  public let earlier: Step?

  /// The states in which the two ways end: the earlier step first, and the later one first.
  public let ends: (earlierFirst: State, laterFirst: State)
}

extension Rebasing {
  /// Returns the square of two steps, or nil if one of them is refused in the state.
  ///
  /// A rule is lawful if both ends of each square are the same state.
  ///
  /// - Complexity: Four steps, on copies.
  public func square(_ earlier: Step, _ later: Step, at state: State) -> RebaseSquare<State, Step>?
  {
    var (old, new) = (state, state)
    guard accepts(later, in: old), make(earlier, in: &new) else { return nil }
    var (first, second): (Step?, Step?) = (earlier, later)
    cross(&first, &second, from: &old, to: &new)
    if let first { _ = make(first, in: &old) }
    return RebaseSquare(later: second, earlier: first, ends: (new, old))
  }
}
