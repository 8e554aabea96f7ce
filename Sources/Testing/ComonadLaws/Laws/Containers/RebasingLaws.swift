public import ReplicaSync

/// Returns the laws of a rule that says what a step becomes beside another one.
///
/// Check the rule of a program before several people use it:
///
/// ```swift
/// import ComponentKit
/// struct Stock: Program {
///   let initial = 2
///   func refusal(of change: Int, in count: Int) -> Refusal? {
///     count + change < 0 ? Refusal("there are only \(count)") : nil
///   }
///   func update(_ count: inout Int, by change: Int) { count += change }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
/// }
/// let rule = ProgramRule(Stock())
/// let ones = rebasingLaws(rule, states: .integers(in: 0...3), steps: .element(of: [1, -1]))
/// Instance("Stock", ones).check().broken  // []
/// let any = rebasingLaws(rule, states: .integers(in: 0...3), steps: .integers(in: -2...2))
/// Instance("Stock", any).check().holds  // false
/// ```
///
/// Where its messages are single pieces, they do not meet, but for one that would be refused, which
/// becomes nothing. Where one person takes two pieces, and another one takes one of the same two, it
/// matters who is first.
///
/// - Parameters:
///   - rule: The rule.
///   - states: The generator of the states.
///   - steps: The generator of the steps.
/// - Returns: The suite.
public func rebasingLaws<Rule: Rebasing & Sendable>(
  _ rule: Rule,
  states: Generator<Rule.State>,
  steps: Generator<Rule.Step>
) -> Suite where Rule.State: Observed, Rule.Step: Observed {
  let s = Variable("s", states)
  let (a, b) = (Variable("a", steps), Variable("b", steps))
  let own = Variable("own", steps.array(upTo: 3))
  return Suite("rebasing", source: "Ellis and Gibbs, Concurrency control in groupware, 1989") {
    law("square", "two steps lead to the same state, whichever is first")
      .states("s after a, then b over a == s after b, then a under b")
      .citing("Ressel and others, 1996, as TP1")
      .forAll(s, a, b) { s, a, b in
        guard let square = rule.square(a, b, at: s) else { return .discarded }
        return .same(square.ends.earlierFirst, square.ends.laterFirst)
      }
    law(
      "screen",
      "a step of others changes what is shown by what becomes of it under what is pending"
    )
    .states("r.receive(.theirs(a)); r.shown == what was shown, after a under r.pending")
    .forAll(s, own, a) { s, own, a in
      guard rule.accepts(a, in: s) else { return .discarded }
      var (replica, here, theirs): (_, _, Rule.Step?) = (ReplicaState(s, rule: rule), s, a)
      for step in own where replica.make(step) {
        theirs = theirs.flatMap { rule.square($0, step, at: here)?.earlier }
        _ = rule.make(step, in: &here)
      }
      if let theirs { _ = rule.make(theirs, in: &here) }
      replica.receive(.theirs(a))
      return .same(replica.shown, here)
    }
  }
}
