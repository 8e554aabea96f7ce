import ComonadLab
import ComonadLaws

@testable import LawCatalogue

/// A machine given by tables of its outputs, its successors and its refusals.
struct TableMachine: Child, Hashable, Sendable {
  /// What a message does to each state: the state after it, or nil if it is refused.
  typealias Successors = [Int?]

  var outputs: [Bit]
  var successors: [Successors]
  var state = 0

  func refusal(of message: Int) -> Refusal? {
    successors[state][message] == nil ? Refusal("there is no transition") : nil
  }

  mutating func send(_ message: Int) -> Refusal? {
    let refusal = refusal(of: message)
    state = successors[state][message] ?? state
    return refusal
  }

  func view(send: @escaping (Int) -> Void) -> Bit { outputs[state] }

  func takeEffect() -> Effect<Int> { .none }

  func resume() {}

  static let messages = [0, 1, 2]

  /// The generator of machines, in which far states are reached by the first message alone, so that
  /// differences may be far from the start.
  static let machines = Generator<TableMachine> { draws in
    let count = 1 + draws.draw(below: 14)
    return TableMachine(
      outputs: (0..<count).map { _ in draws.draw(below: 6) == 5 ? .one : .zero },
      successors: (0..<count).map { state in
        messages.map { successor(of: state, by: $0, among: count, draws) }
      }
    )
  }

  private static func successor(
    of state: Int,
    by message: Int,
    among count: Int,
    _ draws: Draws
  ) -> Int? {
    switch draws.draw(below: 8) {
    case 0...4: message == 0 ? (state + 1) % count : state
    case 5: 0
    case 6: nil
    default: draws.draw(below: count)
    }
  }
}

/// Returns the laws by which automata are compared and minimised as if by trying all messages.
func automatonLaws() -> Suite {
  let w = Variable("w", TableMachine.machines)
  // A machine, and the same with one successor or one output changed.
  let pair = Variable { draws in
    let machine = TableMachine.machines.make(draws)
    var other = machine
    let state = draws.draw(below: machine.outputs.count)
    let message = draws.draw(below: TableMachine.messages.count + 1)
    if message == TableMachine.messages.count {
      other.outputs[state] = other.outputs[state].flipped
    } else {
      other.successors[state][message] = draws.draw(below: machine.outputs.count)
    }
    return (machine, other)
  }
  return Suite("automaton", source: "Moore, Gedanken-experiments on sequential machines, 1956") {
    law("minimised", "states are in one class if no messages distinguish them")
      .states("w.minimised.classes == the states that messages reach, by what they answer")
      .forAll(w) { w in
        let kinds = [w].kinds(after: 2 * w.outputs.count)[0]
        let reached = w.reached
        let classes = Set(reached.map { kinds[$0] })
          .map { kind in reached.filter { kinds[$0] == kind } }
        return .same(sorted(automaton(w).classes), sorted(classes))
      }
    law("bisimilar", "two automata differ after the fewest messages that distinguish them")
      .states("v.bisimilar(to: w) == .differ(after: ms), where ms are as few as do, or .bisimilar")
      .forAll(pair) { pair in
        let (v, w) = pair
        let fewest = (0...(2 * v.outputs.count)).first { count in
          let kinds = [v, w].kinds(after: count)
          return kinds[0][0] != kinds[1][0]
        }
        let messages = automaton(v).difference(from: automaton(w))
        let differ = messages.map { v.answers(to: $0) != w.answers(to: $0) }
        return .same(messages?.count, fewest).and(.same(differ ?? true, true))
      }
  }
}

private func automaton(_ machine: TableMachine) -> Automaton<TableMachine, Int, Bit> {
  Automaton(machine, state: { $0.state }, output: { $0.view })
}

extension Automaton<TableMachine, Int, Bit> {
  fileprivate var classes: [[Int]] {
    (try? minimised(by: TableMachine.messages))?.classes ?? []
  }

  /// The shortest messages that distinguish two automata, or nil if none do.
  fileprivate func difference(from other: Automaton) -> [Int]? {
    guard case .differ(let messages) = try? bisimilar(to: other, by: TableMachine.messages) else {
      return nil
    }
    return messages
  }
}

private func sorted(_ classes: [[Int]]) -> [[Int]] {
  classes.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
}

extension TableMachine {
  /// The states that messages lead to.
  fileprivate var reached: [Int] {
    var reached = [0]
    var next = 0
    while next < reached.count {
      for case let target? in successors[reached[next]] where !reached.contains(target) {
        reached.append(target)
      }
      next += 1
    }
    return reached
  }

  fileprivate func answers(to messages: [Int]) -> [String] {
    var machine = self
    return ["\(view)"]
      + messages.map { message in
        machine.send(message) == nil ? "\(machine.view)" : "refused"
      }
  }
}

extension [TableMachine] {
  /// Returns a number for each state of each machine: equal numbers answer alike to messages up to a
  /// count.
  fileprivate func kinds(after count: Int) -> [[Int]] {
    var kinds = map { machine in machine.outputs.map(\.rawValue) }
    for _ in 0..<count {
      var numbers: [[Int]: Int] = [:]
      kinds = indices.map { index in
        zip(kinds[index], self[index].successors).map { kind, successors in
          let signature = [kind] + successors.map { $0.map { kinds[index][$0] } ?? -1 }
          numbers[signature] = numbers[signature] ?? numbers.count
          return numbers[signature] ?? 0
        }
      }
    }
    return kinds
  }
}
