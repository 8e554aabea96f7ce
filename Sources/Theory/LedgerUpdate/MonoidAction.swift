public import Comonads

/// A monoid whose values change a state.
///
/// ```swift
/// enum Balance: MonoidAction {
///   static func act(on state: inout Int, by change: Sum<Int>) { state += change.value }
/// }
/// var money = 10
/// Balance.act(on: &money, by: Sum(5).combined(with: Sum(-3)))
/// money  // 12
/// ```
///
/// ## Laws
///
/// ```text
/// act(on: &s, by: .empty)                    leaves s as it is
/// act(on: &s, by: a); act(on: &s, by: b)     is  act(on: &s, by: a.combined(with: b))
/// var t = s; act(on: &t, by: a)              leaves s as it is
/// ```
///
/// `monoidActionLaws(_:states:changes:)` of `ComonadLaws` checks an action.
public protocol MonoidAction {
  /// What is changed.
  associatedtype State

  /// The changes.
  associatedtype Change: Monoid

  /// Changes the state, in place.
  static func act(on state: inout State, by change: Change)
}

/// The action of a list of steps, given by what one step does.
///
/// Lists are the free monoid: every function of a state and a step extends to exactly one action,
/// which does the steps in order. In the words of Redux, this is a reducer.
///
/// ```swift
/// enum Stepper: Reducer {
///   enum Step { case up, down }
///   static func reduce(_ state: inout Int, by step: Step) { state += step == .up ? 1 : -1 }
/// }
/// var count = 0
/// Stepper.act(on: &count, by: [.up, .up, .down])
/// count  // 1
/// ```
public protocol Reducer: MonoidAction where Change == [Step] {
  /// What is changed.
  associatedtype State

  /// One step.
  associatedtype Step

  /// The steps, in order.
  associatedtype Change = [Step]

  /// Changes the state by one step, in place.
  static func reduce(_ state: inout State, by step: Step)
}

extension Reducer {
  /// Changes the state as this action does, in place.
  @inlinable
  public static func act(on state: inout State, by change: [Step]) {
    for step in change { reduce(&state, by: step) }
  }
}

// MARK: - Special cases

/// The action that overwrites a state: its ledgers are stores, if their values look at the state
/// alone.
///
/// The log tells more than the state does, namely whether anything was put:
///
/// ```swift
/// let told = Ledger<OverwriteAction<Int>, Bool>(state: 3) { _, log in
///   if case .with = log { true } else { false }
/// }
/// told.trace(.empty)  // false
/// told.trace(.with(3))  // true
/// ```
///
/// A store knows no such difference: to go where one is, is to stay.
public enum OverwriteAction<State>: MonoidAction {
  /// Changes the state as this action does, in place.
  @inlinable
  public static func act(on state: inout State, by change: Overwrite<State>) {
    if case .with(let new) = change { state = new }
  }
}

/// The action on a state of one value: its ledgers are `Traced`.
public enum WriterAction<Change: Monoid>: MonoidAction {
  /// Changes the state as this action does, in place.
  @inlinable
  public static func act(on state: inout Void, by change: Change) {}
}

/// The action that changes nothing: its ledgers are environments.
public enum ReaderAction<State>: MonoidAction {
  /// Changes the state as this action does, in place.
  @inlinable
  public static func act(on state: inout State, by change: Trivial) {}
}
