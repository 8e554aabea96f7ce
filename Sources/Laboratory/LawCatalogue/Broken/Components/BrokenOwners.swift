import ComonadLab
import ComonadLaws

/// Owners that share a running program in a wrong way.
let brokenOwners: [BrokenInstance] = [
  owner("stale", "move", "the owner in Elm moves a copy, which the others do not see") {
    $0.take = { shared, step in
      guard case .elm(let first, let second) = step else { return shared.take(step) }
      var copy = shared.program[shared.elm]
      copy.move(by: Free.send(first).flatMap { Free.send(second) })
    }
  }.caught(by: "owner.shown"),
  owner("reorders", "move", "the messages of one movement are handled from the last to the first") {
    $0.take = { shared, step in
      guard case .elm(let first, let second) = step else { return shared.take(step) }
      shared.take(.elm(second, first))
    }
  }.caught(by: "owner.log"),
  owner("logsRefused", "send", "a refused message is logged as one that changes nothing") {
    $0.take = { shared, step in
      guard case .send(let message) = step else { return shared.take(step) }
      if shared.program.send(message) != nil { shared.program.send(0) }
    }
  }.caught(by: "owner.log"),
  owner("logsSets", "setState", "a set state is logged as a message, and the log goes on") {
    $0.take = { shared, step in
      guard case .set(let count) = step else { return shared.take(step) }
      shared.program.send(count - shared.program.state)
    }
  }.caught(by: "owner.log"),
  owner("forgetsAll", "forgetActions", "one owner forgets the logs of all") {
    $0.take = { shared, step in
      shared.take(step)
      if case .forget = step { shared.program.forgetActions(of: shared.redux[1]) }
    }
  }.caught(by: "owner.log"),
]

private let owner = FaultFamily("SharedProgram", OwnerSteps()) { ownerLaws($0) }
