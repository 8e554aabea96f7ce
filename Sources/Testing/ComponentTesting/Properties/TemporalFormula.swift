/// A formula of linear temporal logic over numbered conditions, with negations at conditions only.
///
/// (Pnueli, The temporal logic of programs, 1977.)
indirect enum TemporalFormula: Hashable {
  case constant(Bool)
  case condition(Int, isPositive: Bool)
  case and(TemporalFormula, TemporalFormula)
  case or(TemporalFormula, TemporalFormula)
  case next(TemporalFormula)
  /// The second holds at some time, and the first up to then.
  case until(TemporalFormula, TemporalFormula)
  /// The second holds up to and at the time at which the first does, or always.
  case release(TemporalFormula, TemporalFormula)

  /// The formula that holds where this one does not.
  var negated: TemporalFormula {
    switch self {
    case .constant(let value): .constant(!value)
    case .condition(let number, let isPositive): .condition(number, isPositive: !isPositive)
    case .and(let left, let right): .or(left.negated, right.negated)
    case .or(let left, let right): .and(left.negated, right.negated)
    case .next(let formula): .next(formula.negated)
    case .until(let left, let right): .release(left.negated, right.negated)
    case .release(let left, let right): .until(left.negated, right.negated)
    }
  }

  /// Whether each run that breaks the formula does so after finitely many moments, by its form.
  ///
  /// (Sistla, Safety, liveness and fairness in temporal logic, 1994.)
  var isSafety: Bool {
    switch self {
    case .constant, .condition: true
    case .and(let left, let right), .or(let left, let right), .release(let left, let right):
      left.isSafety && right.isSafety
    case .next(let formula): formula.isSafety
    case .until: false
    }
  }
}

/// An automaton that accepts the runs of which a formula holds; its states are made when needed.
///
/// A state is a set of formulas that must hold from the next moment on. A transition carries the
/// conditions that must and must not hold at that moment, and the formulas `a until b` whose `b` it
/// postpones. A run is accepted if it postpones none of them for ever.
///
/// (Gerth, Peled, Vardi and Wolper, Simple on-the-fly automatic verification of linear temporal
/// logic, 1995; marks on transitions are by Couvreur, On-the-fly verification of linear temporal
/// logic, 1999.)
struct FormulaAutomaton {
  /// A transition to a state.
  struct Transition {
    var positive: UInt64
    var negative: UInt64
    var target: Int
    var postponed: UInt64

    /// Returns whether a moment has what the transition needs.
    func admits(_ valuation: UInt64) -> Bool {
      valuation & positive == positive && valuation & negative == 0
    }
  }

  private var states: [Set<TemporalFormula>]
  private var numbers: [Set<TemporalFormula>: Int]
  private var untils: [TemporalFormula: Int] = [:]
  private var made: [[Transition]?] = [nil]

  /// Creates the automaton of a formula, whose first state is zero.
  init(_ formula: TemporalFormula) {
    states = [[formula]]
    numbers = [[formula]: 0]
    collectUntils(in: formula)
  }

  /// The marks of all formulas that may be postponed.
  var allMarks: UInt64 { untils.isEmpty ? 0 : .max >> UInt64(64 - untils.count) }

  /// Whether a state accepts every run.
  func acceptsAll(_ state: Int) -> Bool { states[state].isEmpty }

  /// Returns the transitions of a state.
  mutating func transitions(of state: Int) -> [Transition] {
    if let transitions = made[state] { return transitions }
    var steps: [Step] = []
    expand(Array(states[state]), Step(), into: &steps)
    let transitions = Self.needed(steps).map { step in
      Transition(
        positive: step.positive,
        negative: step.negative,
        target: number(of: step.next),
        postponed: step.postponed
      )
    }
    made[state] = transitions
    return transitions
  }

  private mutating func collectUntils(in formula: TemporalFormula) {
    switch formula {
    case .constant, .condition: break
    case .and(let left, let right), .or(let left, let right), .release(let left, let right):
      collectUntils(in: left)
      collectUntils(in: right)
    case .next(let next): collectUntils(in: next)
    case .until(let left, let right):
      precondition(untils.count < 64, "a formula must have at most 64 parts `until`; it has more")
      if untils[formula] == nil { untils[formula] = untils.count }
      collectUntils(in: left)
      collectUntils(in: right)
    }
  }

  private mutating func number(of state: Set<TemporalFormula>) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    made.append(nil)
    return states.count - 1
  }
}

// MARK: - Expanding

extension FormulaAutomaton {
  /// A transition that is being made.
  private struct Step {
    var done: Set<TemporalFormula> = []
    var positive: UInt64 = 0
    var negative: UInt64 = 0
    var next: Set<TemporalFormula> = []
    var postponed: UInt64 = 0

    /// Whether each run that takes another step could take this one.
    func covers(_ other: Step) -> Bool {
      positive & ~other.positive == 0 && negative & ~other.negative == 0
        && postponed & ~other.postponed == 0 && next.isSubset(of: other.next)
    }
  }

  /// Adds all ways in which some formulas can hold from now on.
  private func expand(_ todo: [TemporalFormula], _ step: Step, into steps: inout [Step]) {
    var (todo, step) = (todo, step)
    guard let formula = todo.popLast() else { return steps.append(step) }
    guard step.done.insert(formula).inserted else { return expand(todo, step, into: &steps) }
    switch formula {
    case .constant(true): expand(todo, step, into: &steps)
    case .constant(false): break
    case .condition(let number, let isPositive):
      let bit: UInt64 = 1 << UInt64(number)
      if isPositive { step.positive |= bit } else { step.negative |= bit }
      if step.positive & step.negative == 0 { expand(todo, step, into: &steps) }
    case .and(let left, let right): expand(todo + [left, right], step, into: &steps)
    case .or(let left, let right):
      expand(todo + [left], step, into: &steps)
      expand(todo + [right], step, into: &steps)
    case .next(let formula):
      step.next.insert(formula)
      expand(todo, step, into: &steps)
    case .until(let left, let right):
      expand(todo + [right], step, into: &steps)
      step.next.insert(formula)
      if let mark = untils[formula] { step.postponed |= 1 << UInt64(mark) }
      expand(todo + [left], step, into: &steps)
    case .release(let left, let right):
      expand(todo + [left, right], step, into: &steps)
      step.next.insert(formula)
      expand(todo + [right], step, into: &steps)
    }
  }

  /// Returns the steps that no other one covers.
  private static func needed(_ steps: [Step]) -> [Step] {
    var needed: [Step] = []
    for step in steps where !needed.contains(where: { $0.covers(step) }) {
      needed.removeAll { step.covers($0) }
      needed.append(step)
    }
    return needed
  }
}
