import ComonadLab
import ComonadLaws

/// The operations of replicas of a dial that are more than a comonad's.
struct ReplicaOperations: Sendable {
  typealias State = ReplicaState<DialRule>

  var shown: @Sendable (State) -> Trit = { $0.shown }
  var make: @Sendable (inout State, Bit) -> Void = { $0.make($1) }
  var receive: @Sendable (inout State, ReplicaEvent<Bit>) -> [Bit] = { $0.receive($1) }

  /// Returns the state after an event, and what is lost by it.
  func received(_ state: State, _ event: ReplicaEvent<Bit>) -> (state: State, lost: [Bit]) {
    var state = state
    let lost = receive(&state, event)
    return (state, lost)
  }
}

/// Returns the laws of what is confirmed, pending and shown.
func replicaLaws(_ operations: ReplicaOperations = ReplicaOperations()) -> Suite {
  let (received, shown) = (operations.received, operations.shown)
  let r = Variable("r", Generator<ReplicaOperations.State>.dialStates)
  let m = Variable("m", Generator<Bit>.cases)
  return Suite("replica", source: "Burckhardt and others, Global sequence protocol, 2015") {
    law("make", "a step of one's own is shown and pending")
      .states("r.make(m); r.pending == pending + [m], r.shown == shown after m")
      .forAll(r, m) { r, m in
        let made = changed(r, m, by: operations.make)
        return .same(made.pending, r.pending + [m]).and(.same(shown(made), shown(r).after([m])))
          .and(.same(made.confirmed, r.confirmed))
      }
    law("shown", "what is shown is what is confirmed, after what is pending")
      .states(
        "r.receive(.theirs(m)); r.shown == r.confirmed after r.pending    and for each answer"
      )
      .forAll(r, m) { r, m in
        let first = r.pending.first ?? m
        return [.theirs(m), .mine(first), .refused(first)].map { received(r, $0).state }
          .reduce(.holds) { $0.and(.same(shown($1), $1.confirmed.after($1.pending))) }
      }
    law("theirs", "a step of others is confirmed, and each pending step keeps its place")
      .states(
        "r.receive(.theirs(m)); r.confirmed == confirmed after m, r.pending.count is as before"
      )
      .forAll(r, m) { r, m in
        let (after, _) = received(r, .theirs(m))
        return .same(after.confirmed, r.confirmed.after([m]))
          .and(.same(after.pending.count, r.pending.count))
      }
    law("rebase", "a step of others changes what is shown by what becomes of it")
      .states("r.receive(.theirs(m)); r.shown == shown after (m under pending)")
      .forAll(r, m) { r, m in
        // A turn is lost under a reset.
        let isLost = m == .zero && r.pending.contains(.one)
        return .same(shown(received(r, .theirs(m)).state), shown(r).after(isLost ? [] : [m]))
      }
    law("mine", "a confirmation changes nothing that is shown")
      .states("r.receive(.mine(first)); r.shown is as before, r.pending == r.pending.dropFirst()")
      .forAll(r) { r in
        guard let first = r.pending.first else { return .discarded }
        let (after, lost) = received(r, .mine(first))
        return .same(shown(after), shown(r)).and(.same(after.pending, Array(r.pending.dropFirst())))
          .and(.same(lost, []))
      }
    law("refused", "a refusal changes nothing that is confirmed, and is told")
      .states("r.receive(.refused(first)) == [first]; r.confirmed is as before")
      .forAll(r) { r in
        guard let first = r.pending.first else { return .discarded }
        let (after, lost) = received(r, .refused(first))
        return .same(after.confirmed, r.confirmed).and(.same(lost, [first].compactMap { $0 }))
          .and(.same(after.pending, Array(r.pending.dropFirst())))
      }
    law("lost", "what others make nothing of is told")
      .states("r.receive(.theirs(m)) == those that are pending before and nothing then")
      .forAll(r, m) { r, m in
        let (after, lost) = received(r, .theirs(m))
        let pairs = zip(r.pending, after.pending)
        return .same(lost, pairs.compactMap { before, now in now == nil ? before : nil })
      }
  }
}

extension Trit {
  /// The dial after some steps.
  fileprivate func after(_ steps: [Bit?]) -> Trit {
    var dial = self
    for case let step? in steps { _ = DialRule().make(step, in: &dial) }
    return dial
  }
}

/// Draws a way of up to two moves.
func anyWay<Shape>(_ shape: Shape, _ draws: Draws) -> ReplicaPosition<Shape.Step>
where Shape: ReplicaShape & Observed, Shape.Step: CaseIterable & Observed {
  var syncing = Syncing(at: shape)
  for turn in draws.draw("turns", Generator<Int>.integers(in: 0...5).array(upTo: 2)) {
    let exits = ReplicaContainer.exits(of: syncing.shape)
    syncing.go(exits[turn % exits.count])
  }
  return syncing.position
}

/// The rule of numbers that have a first and a last one: steps do not meet, but one that is refused.
struct BoundedRule: Rebasing, Sendable {
  func make(_ step: Bit, in number: inout Trit) -> Bool {
    Bounded.reduce(&number, by: step) == nil
  }
}
