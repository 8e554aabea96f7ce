public import Comonads
public import LedgerUpdate

/// Returns the laws of a monoid.
///
/// Check a monoid of your own before you use it as the log of a `Traced` or a `Writer`:
///
/// ```swift
/// struct Recent: Monoid, Observed, CustomStringConvertible {
///   static let empty = Recent(words: "")
///   var words: String
///   var description: String { words }
///   mutating func combine(with other: Recent) { words = String((words + other.words).suffix(3)) }
/// }
/// let recent = Instance("Recent", monoidLaws(Generator<String>.words.map { Recent(words: $0) }))
/// recent.laws.count  // 4
/// recent.check().holds  // false
/// recent.check().broken  // ["monoid.left-identity", "monoid.right-identity"]
/// ```
///
/// The words of the generator have up to four letters, and this monoid keeps three.
/// With words of up to three letters all laws hold.
///
/// Generate values whose combinations are larger than every limit in `combine(with:)`: an operation
/// may be associative on short values only.
///
/// - Parameter values: The generator of the values.
/// - Returns: The suite.
public func monoidLaws<M: Monoid & Observed>(_ values: Generator<M>) -> Suite {
  let (a, b, c) = (Variable("a", values), Variable("b", values), Variable("c", values))
  return Suite("monoid", source: "Mac Lane, Categories for the working mathematician, 1971") {
    law("left-identity", "combining the empty value with another returns the other")
      .states("Self.empty.combined(with: a) == a")
      .forAll(a) { a in .same(M.empty.combined(with: a), a) }
    law("right-identity", "combining a value with the empty one returns the value")
      .states("a.combined(with: .empty) == a")
      .forAll(a) { a in .same(a.combined(with: .empty), a) }
    law("associativity", "combining three values has the same result in either grouping")
      .states("a.combined(with: b).combined(with: c) == a.combined(with: b.combined(with: c))")
      .forAll(a, b, c) { a, b, c in
        .same(a.combined(with: b).combined(with: c), a.combined(with: b.combined(with: c)))
      }
    law("copy", "combining a copy leaves the original unchanged")
      .states("var c = a; c.combine(with: b); a is as it was")
      .citing("TracedWriter, Monoid")
      .forAll(a, b) { a, b in .unchanged(a) { $0.combine(with: b) } }
  }
}

/// Returns the laws of a monoid's action on a state, with those of the monoid.
///
/// A reducer is the action of lists of steps. Five lines check one:
///
/// ```swift
/// enum Clamped: Reducer {
///   static func reduce(_ level: inout Int, by step: Int) { level = min(max(level + step, 0), 9) }
/// }
/// let steps = Generator<Int>.integers(in: -9...9).array()
/// let clamped = Instance(
///   "Clamped",
///   monoidActionLaws(Clamped.self, states: .integers(in: 0...9), changes: steps)
/// )
/// clamped.check().holds  // true
/// ```
///
/// The laws of a reducer hold unless it replaces `act(on:by:)`, changes an object that states
/// share, or depends on something other than the state and the step, such as the time. Then the
/// state after a replay, or in `Ledger.trace(_:)`, is another one than the state that was shown.
///
/// An action that is a shortcut for several steps can be wrong:
///
/// <!-- continue -->
/// ```swift
/// enum Adding: MonoidAction {
///   static func act(on level: inout Int, by change: [Int]) {
///     level = min(max(level + change.reduce(0, +), 0), 9)
///   }
/// }
/// let adding = Instance(
///   "Adding",
///   monoidActionLaws(Adding.self, states: .integers(in: 0...9), changes: steps)
/// )
/// adding.check().broken  // ["monoid-action.composition"]
/// ```
///
/// - Parameters:
///   - action: The action.
///   - states: The generator of the states.
///   - changes: The generator of the changes.
/// - Returns: The suite.
public func monoidActionLaws<Action: MonoidAction & SendableMetatype>(
  _ action: Action.Type,
  states: Generator<Action.State>,
  changes: Generator<Action.Change>
) -> Suite where Action.State: Observed, Action.Change: Observed {
  let acted = { @Sendable (state: Action.State, change: Action.Change) in
    changed(state, change, by: Action.act)
  }
  let s = Variable("s", states)
  let (a, b) = (Variable("a", changes), Variable("b", changes))
  let source = "Ahman and Uustalu, Update monads: cointerpreting directed containers, 2013"
  return Suite("monoid-action", source: source) {
    monoidLaws(changes)
    law("identity", "the empty change changes nothing")
      .states("act(on: &s, by: .empty) leaves s as it is")
      .forAll(s) { s in .same(acted(s, .empty), s) }
    law("composition", "two changes in turn equal their combination")
      .states("act(on: &s, by: a); act(on: &s, by: b) is act(on: &s, by: a.combined(with: b))")
      .forAll(s, a, b) { s, a, b in .same(acted(acted(s, a), b), acted(s, a.combined(with: b))) }
    law("log", "what is logged leads where the change leads")
      .states(
        "act(on: &s, by: a, log: &l) is act(on: &s, by: a), and act(on: &s, by: l) for l == .empty"
      )
      .forAll(s, a) { s, a in
        var (logged, log) = (s, Action.Change.empty)
        Action.act(on: &logged, by: a, log: &log)
        return .same(logged, acted(s, a)).and(.same(acted(s, log), acted(s, a)))
      }
    law("copy", "changing a copy leaves the original unchanged")
      .states("var t = s; act(on: &t, by: a); s is as it was")
      .citing("TracedWriter, MonoidAction")
      .forAll(s, a) { s, a in .unchanged(s) { Action.act(on: &$0, by: a) } }
  }
}
