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
/// act(on: &s, by: a, log: &l)                is  act(on: &s, by: a), and act(on: &s, by: l) for l == .empty
/// ```
///
/// `monoidActionLaws(_:states:changes:)` of `ComonadLaws` checks them.
///
/// Over `Sum`, a function that subtracts the change is an action. One that multiplies by the change
/// is none: multiplying by 2 and then by 3 is not multiplying by 5.
public protocol MonoidAction {
  /// The values that are changed.
  associatedtype State

  /// The changes.
  associatedtype Change: Monoid

  /// Changes a state, in place.
  static func act(on state: inout State, by change: Change)

  /// Changes a state, in place, and adds to a log what has changed it; by default the whole change.
  static func act(on state: inout State, by change: Change, log: inout Change)
}

extension MonoidAction {
  /// Changes a state, in place, and adds the change to the log.
  @inlinable
  public static func act(on state: inout State, by change: Change, log: inout Change) {
    act(on: &state, by: change)
    log.combine(with: change)
  }
}

/// The action of a list of steps, given by what one step does.
///
/// Lists are the free monoid: every function of a state and a step extends to exactly one action,
/// which applies the steps in order. Redux calls the function a reducer:
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
///
/// A reducer may reject a step: it then changes nothing and returns why, and the step is not logged:
///
/// ```swift
/// enum Purse: Reducer {
///   static func reduce(_ coins: inout Int, by paid: Int) -> String? {
///     guard paid <= coins else { return "there are only \(coins)" }
///     coins -= paid
///     return nil
///   }
/// }
/// var purse = Ledger<Purse, String>(state: 3) { coins, log in "\(coins) after \(log)" }
/// purse.dispatch(2)  // nil
/// purse.dispatch(2)  // "there are only 1"
/// purse.extract()  // "1 after [2]"
/// ```
public protocol Reducer: MonoidAction where Change == [Step] {
  /// The values that are changed.
  associatedtype State

  /// One step.
  associatedtype Step

  /// The steps, in order.
  associatedtype Change = [Step]

  /// What a step returns: nothing, or why it is rejected.
  associatedtype Rejection = Void

  /// Changes a state by one step, in place, or returns why the step is rejected.
  static func reduce(_ state: inout State, by step: Step) -> Rejection

  /// Returns whether a step was rejected.
  static func isRejected(_ rejection: Rejection) -> Bool
}

extension Reducer {
  /// Returns false: a step that returns nothing is taken.
  @inlinable
  public static func isRejected(_ nothing: Void) -> Bool { false }

  /// Returns whether there is a reason.
  @inlinable
  public static func isRejected<Reason>(_ reason: Reason?) -> Bool { reason != nil }

  /// Changes a state by each of the steps in order, in place.
  @inlinable
  public static func act(on state: inout State, by change: [Step]) {
    for step in change { _ = reduce(&state, by: step) }
  }

  /// Changes a state by each of the steps in order, in place, and logs those that are taken.
  @inlinable
  public static func act(on state: inout State, by change: [Step], log: inout [Step]) {
    for step in change where !isRejected(reduce(&state, by: step)) { log.append(step) }
  }
}

// MARK: - Special cases

/// The action that overwrites a state.
///
/// A ledger of it whose values depend on the state alone is a store. The log contains more than the
/// state, namely whether anything was put:
///
/// ```swift
/// let told = Ledger<OverwriteAction<Int>, Bool>(state: 3) { _, log in
///   if case .with = log { true } else { false }
/// }
/// told.trace(.empty)  // false
/// told.trace(.with(3))  // true
/// ```
///
/// A store makes no such difference: moving it to its own position leaves it as it is.
public enum OverwriteAction<State>: MonoidAction {
  /// Replaces the state by the value of the change, if it has one.
  @inlinable
  public static func act(on state: inout State, by change: Overwrite<State>) {
    if case .with(let new) = change { state = new }
  }
}

/// The action of any monoid on the only state.
///
/// A ledger of it is a `Traced`, and an update program of it a `Writer`.
///
/// ```swift
/// let letters = Ledger<WriterAction<String>, Int>(state: ()) { _, log in log.count }
/// letters.trace("abc")  // 3
/// ```
public enum WriterAction<Change: Monoid>: MonoidAction {
  /// Does nothing: there is one state.
  @inlinable
  public static func act(on state: inout Void, by change: Change) {}
}

/// The action that leaves every state as it is.
///
/// A ledger of it is an `Env`, and an update program of it a `Reader`.
///
/// ```swift
/// let price = Ledger<ReaderAction<String>, Int>(state: "EUR") { _, _ in 12 }
/// pair(.getState, price) { "\($1) \($0)" }  // "12 EUR"
/// ```
public enum ReaderAction<State>: MonoidAction {
  /// Does nothing: there is one change, which adds nothing.
  @inlinable
  public static func act(on state: inout State, by change: Trivial) {}
}
