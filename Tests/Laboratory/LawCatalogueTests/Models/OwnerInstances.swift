import ComonadLab
import ComonadLaws

@testable import LawCatalogue

/// Owners of one running program, one in each architecture and a second one in Redux.
struct SharedTally: Sendable {
  var program: SharedProgram<Tally>
  let elm: Owner<Elm<Tally>>
  let halogen: Owner<Halogen<Tally>>
  let react: Owner<React<Tally>>
  let redux: [Owner<Redux<Tally>>]

  init() {
    program = SharedProgram(Tally(initial: 1))
    elm = program.owner(in: Elm<Tally>.self)
    halogen = program.owner(in: Halogen<Tally>.self)
    react = program.owner(in: React<Tally>.self)
    redux = [program.owner(in: Redux<Tally>.self), program.owner(in: Redux<Tally>.self)]
  }

  /// What all owners show.
  var shown: [Int] {
    [program[elm].view, program[halogen].view, program[react].view] + redux.map { program[$0].view }
  }

  /// The logs of the owners in Redux.
  var logs: [[Int]] { redux.map { program[$0].actions() } }
}

/// What an owner of a tally does.
enum OwnerStep: Sendable {
  /// Somebody sends a message.
  case send(Int)

  /// The owner in Elm sends two messages in one movement.
  case elm(Int, Int)

  /// The owner in Halogen makes the request of a message.
  case halogen(Int)

  /// The first owner in Redux dispatches a message, and then the state.
  case thunk(Int)

  /// Somebody sets the state.
  case set(Int)

  /// The owner in React moves to a state.
  case react(Int)

  /// The first owner in Redux forgets its log.
  case forget

  static let generator: Generator<OwnerStep> = .frequency([
    (3, Tally.messages.map { .send($0) }),
    (2, Generator { .elm($0.draw(Tally.messages), $0.draw(Tally.messages)) }),
    (1, Tally.messages.map { .halogen($0) }), (2, Tally.messages.map { .thunk($0) }),
    (1, Tally.seeds.map { .set($0) }), (1, Tally.seeds.map { .react($0) }),
    (1, Generator { _ in .forget }),
  ])
}

extension SharedTally {
  /// Takes a step.
  mutating func take(_ step: OwnerStep) {
    switch step {
    case .send(let message): program.send(message)
    case .elm(let first, let second):
      program.move(elm, by: Free.send(first).flatMap { Free.send(second) })
    case .halogen(let message): program.move(halogen, by: Halogen<Tally>.movement(for: message))
    case .thunk(let message):
      program.move(
        redux[0],
        by: Redux<Tally>.Movement { store in
          store.dispatch(message)
          store.dispatch(store.getState())
        }
      )
    case .set(let count): program.setState { $0 = count }
    case .react(let count): program.move(react, by: State { $0.state = count })
    case .forget: program.forgetActions(of: redux[0])
    }
  }
}

/// What a shared tally is: a count, and the log of each owner in Redux.
private struct PlainOwners {
  var count = 1
  var logs: [[Int]] = [[], []]

  mutating func send(_ message: Int) {
    if count + message < 0 { return }
    count += message
    logs = logs.map { $0 + [message] }
  }

  mutating func set(_ new: Int) { (count, logs) = (new, [[], []]) }

  mutating func take(_ step: OwnerStep) {
    switch step {
    case .send(let message), .halogen(let message): send(message)
    case .elm(let first, let second):
      send(first)
      send(second)
    case .thunk(let message):
      send(message)
      send(count)
    case .set(let new): set(new)
    case .react(let new): if new != count { set(new) }
    case .forget: logs[0] = []
    }
  }
}

/// Returns the laws of the owners of a running program.
func ownerLaws() -> Suite {
  let history = Variable("steps", OwnerStep.generator.histories)
  @Sendable
  func run(_ history: [OwnerStep]) -> (shared: SharedTally, plain: PlainOwners) {
    var (shared, plain) = (SharedTally(), PlainOwners())
    for step in history {
      shared.take(step)
      plain.take(step)
    }
    return (shared, plain)
  }
  return Suite("owner") {
    law("shown", "each owner shows the state that all of them have led to")
      .states("s.move(o, by: p) implies s[q].view == view of s moved by p, for all owners q")
      .forAll(history) { history in
        let (shared, plain) = run(history)
        return .same(shared.shown, shared.shown.map { _ in plain.count })
      }
    law("log", "a log is what was accepted since the state was set or its owner has forgotten it")
      .states("base acted on by s[o].actions() == s.state")
      .forAll(history) { history in
        let (shared, plain) = run(history)
        return .same(shared.logs, plain.logs)
      }
  }
}
