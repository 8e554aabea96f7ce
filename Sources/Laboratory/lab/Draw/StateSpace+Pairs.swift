import CofreeFree
import CommandLineSupport
import Comonads
import ComponentKit
import Exploration
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// A pair of a space and its moves, of which `lab draw --pair` shows an example.
enum PairName: String, CaseIterable {
  /// Numbers and their squares, gone to directly.
  case store

  /// A sum of inputs, with the sum hidden.
  case moore

  /// A lamp that answers.
  case cofree

  /// A sum of what was logged.
  case traced

  /// A sum and the list of its changes.
  case ledger

  /// The places of the example up to a depth.
  func space(depth: Int) throws(Failure) -> StateSpace {
    switch self {
    case .store: try Self.store(depth)
    case .moore: try Self.moore(depth)
    case .cofree: try Self.cofree(depth)
    case .traced: try Self.traced(depth)
    case .ledger: try Self.ledger(depth)
    }
  }
}

// MARK: - Examples

extension PairName {
  private static func store(_ depth: Int) throws(Failure) -> StateSpace {
    let squares = Store(position: 0) { $0 * $0 }
    let moves = (0...2).map { place in
      Move("put(\(place))") { (store: inout Store<Int, Int>) in
        store.move(by: State.put(place))
        return nil
      }
    }
    return try StateSpace(of: "Store", squares, by: moves, depth: depth) {
      "position \($0.position)\nshows \($0.extract())"
    }
  }

  private static func moore(_ depth: Int) throws(Failure) -> StateSpace {
    let sum = Moore<Int, Int>(state: 0, output: { $0 }, step: { $0 += $1 })
    let moves = (1...2).map { input in
      Move("send(\(input))") { (machine: inout Moore<Int, Int>) in
        machine.move(by: Free.send(input))
        return nil
      }
    }
    return try StateSpace(of: "Moore", sum, by: moves, depth: depth, isHidden: true) {
      "shows \($0.output)"
    }
  }

  private static func cofree(_ depth: Int) throws(Failure) -> StateSpace {
    enum Lamp {
      case isOn(Reply<Bool>)
      case toggle
    }
    typealias Space = Cofree<Dual<Queries<Lamp>>, String>
    let lamp = Space(
      state: false,
      value: { $0 ? "light" : "dark" },
      respond: { on, query in
        switch query {
        case .isOn(let reply): return reply(on)
        case .toggle:
          on.toggle()
          return .none
        }
      }
    )
    let moves = [
      Move("ask(isOn)") { (lamp: inout Space) in "\(lamp.move(by: Free.ask(Lamp.isOn)))" },
      Move("tell(toggle)") { (lamp: inout Space) in
        lamp.move(by: Free.tell(Lamp.toggle))
        return nil
      },
    ]
    return try StateSpace(of: "Cofree", lamp, by: moves, depth: depth, isHidden: true) {
      "shows \($0.extract())"
    }
  }

  private static func traced(_ depth: Int) throws(Failure) -> StateSpace {
    let sums = Traced<Sum<Int>, Int> { $0.value }
    let moves = (1...2).map { change in
      Move("tell(\(change))") { (space: inout Traced<Sum<Int>, Int>) in
        space.move(by: Writer.tell(Sum(change)))
        return nil
      }
    }
    return try StateSpace(of: "Traced", sums, by: moves, depth: depth) {
      "log \($0.log.value)\nshows \($0.extract())"
    }
  }

  private static func ledger(_ depth: Int) throws(Failure) -> StateSpace {
    enum Adding: Reducer {
      static func reduce(_ state: inout Int, by step: Int) { state += step }
    }
    let account = Ledger<Adding, Int>(state: 0) { state, _ in state }
    let moves = (1...2).map { change in
      Move("dispatch(\(change))") { (ledger: inout Ledger<Adding, Int>) in
        ledger.move(by: Update.dispatch(change))
        return nil
      }
    }
    return try StateSpace(of: "Ledger", account, by: moves, depth: depth) {
      "state \($0.state)\nlog \($0.log)\nshows \($0.extract())"
    }
  }
}

// MARK: - Exploring

/// A move with a name, which may answer.
private struct Move<Space> {
  let name: String
  let make: (inout Space) -> String?

  init(_ name: String, _ make: @escaping (inout Space) -> String?) {
    self.name = name
    self.make = make
  }
}

/// A space that is moved from place to place.
private struct ExploredSpace<Space>: Explored {
  var space: Space
  var answer: String?
  var walk: [String] = []
  let isHidden: Bool
  let view: (Space) -> String

  var text: String { view(space) + (answer.map { "\nanswered \($0)" } ?? "") }

  mutating func take(_ move: Move<Space>) -> Refusal? {
    answer = move.make(&space)
    walk.append(move.name)
    return nil
  }

  /// Two places are one if the same shows of them, unless something is hidden: then each walk leads
  /// to a place of its own, since nobody can tell.
  static func == (one: Self, other: Self) -> Bool {
    one.isHidden ? one.walk == other.walk : one.text == other.text
  }
}

extension StateSpace {
  /// Looks at all places that moves lead to, in the order of their distance.
  fileprivate init<Space>(
    of name: String,
    _ origin: Space,
    by moves: [Move<Space>],
    depth: Int,
    isHidden: Bool = false,
    view: @escaping (Space) -> String
  ) throws(Failure) {
    try self.init(
      looking: .pair,
      from: ExploredSpace(space: origin, isHidden: isHidden, view: view),
      of: name,
      by: moves.map { (line: $0.name, message: $0) },
      depth: depth
    )
  }
}
