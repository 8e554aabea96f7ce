import ComonadLab
import ComonadLaws

private let replica = FaultFamily("Replica", ReplicaOperations()) { replicaLaws($0) }
private let anchor = FaultFamily("Replica-Sync", ReplicaPairing()) { replicaSyncLaws($0) }
private let receive = replica.faults(of: "receive", \.receive)

/// Replicas that are wrong, and rules for which the order of two steps matters.
let brokenReplicaOperations: [BrokenInstance] = [
  replica("makeConfirms", "make", "a step of one's own is confirmed at once") {
    $0.make = { replica, step in
      replica.receive(.theirs(step))
    }
  }.caught(by: "replica.make"),
  replica("showsConfirmed", "shown", "what is pending is not shown") {
    $0.shown = { $0.confirmed }
  }.caught(by: "replica.make", "replica.mine", "replica.rebase", "replica.shown"),
  receive("replays", "what is pending is made again and not rebased") { replica, event in
    guard case .theirs = event else { return replica.receive(event) }
    let pending = replica.pending
    replica = ReplicaState(replica.confirmed, rule: DialRule())
    replica.receive(event)
    for step in pending { replica.make(step) }
    return []
  }.caught(by: "replica.rebase"),
  receive("closesUp", "a step that has become nothing loses its place") { replica, event in
    let lost = replica.receive(event)
    let pending = replica.pending.filter { $0 != nil }
    replica = ReplicaState(replica.confirmed, rule: DialRule())
    for step in pending { replica.make(step) }
    return lost
  }.caught(by: "replica.theirs"),
  receive("confirmsLast", "a confirmation is that of the last pending step") { replica, event in
    guard case .mine = event, let last = replica.pending.last else { return replica.receive(event) }
    let pending = replica.pending.dropLast()
    replica = ReplicaState(replica.confirmed, rule: DialRule())
    replica.receive(.theirs(last))
    for step in pending { replica.make(step) }
    return []
  }.caught(by: "replica.mine"),
  receive("confirmsRefused", "a refusal confirms the step") { replica, event in
    guard case .refused(let step) = event else { return replica.receive(event) }
    return replica.receive(.mine(step))
  }.caught(by: "replica.refused"),
  receive("isSilent", "what is lost is not told") { replica, event in
    replica.receive(event)
    return []
  }.caught(by: "replica.lost", "replica.refused"),
  receive("dropsNothing", "an entry that has become nothing is not counted as answered") {
    replica,
    event in
    guard case .mine(nil) = event else { return replica.receive(event) }
    return []
  }.caught(by: "replica.mine"),
  rule("oneSide", "the last writer wins, in the eyes of both", OneSidedWriter())
    .caught(by: "rebasing.screen", "rebasing.square"),
  rule("keepsTurns", "a turn over a reset stays", KeepingRule())
    .caught(by: "rebasing.screen", "rebasing.square"),
  anchor("ownAsTheirs", "make", "a step of one's own is paired as one of others") {
    $0.make = { pair(.receive(.theirs($0)), $1) { $1 } }
  }.caught(by: "replica-sync.make"),
  anchor("theirsAsOwn", "receive", "a step of others is paired as one's own") {
    $0.receive = { pair(.make($0), $1) { $1 } }
  }.caught(by: "replica-sync.receive"),
  anchor("looksFirst", "getShape", "the shape is that before the event") {
    $0.shape = { $1.shape }
  }.caught(by: "replica-sync.shape"),
]

private func rule<Rule: Rebasing & Sendable>(
  _ name: String,
  _ fault: String,
  _ rule: Rule
) -> FaultyInstance where Rule.State == Trit, Rule.Step == Bit {
  FaultyInstance("Rebasing.\(name)", "rebased", fault) {
    rebasingLaws(rule, states: .cases, steps: Generator<Bit>.cases)
  }
}

/// A rule of the last writer that does not ask which step is the later one.
private struct OneSidedWriter: Rebasing, Sendable {
  func make(_ step: Bit, in state: inout Trit) -> Bool { LastWriter().make(step, in: &state) }
}

/// The rule of a dial whose turns do not heed a reset.
private struct KeepingRule: Rebasing, Sendable {
  func make(_ step: Bit, in state: inout Trit) -> Bool { DialRule().make(step, in: &state) }
}
