import CofreeFree
import CommandLineSupport
import Comonads
import ComponentKit
import FreeMonad
import Laboratory
import LedgerUpdate
import MooreFree
import SharedLaboratory
import StoreState
import TracedWriter

/// A pair of a space and its moves, of which `lab pair` shows an example.
enum PairName: String, CaseIterable {
  /// Numbers and their squares, gone to directly.
  case store

  /// A sum of inputs, with the sum hidden.
  case moore

  /// A lamp that answers.
  case cofree

  /// A sum of a log.
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
    try StateSpace(
      of: "Store",
      Store(position: 0) { $0 * $0 },
      by: (0...2).map { ("put(\($0))", State<Int, Void>.put($0)) },
      depth: depth,
      move: { $0.move(by: $1) },
      view: { "position \($0.position)\nshows \($0.extract())" }
    )
  }

  private static func moore(_ depth: Int) throws(Failure) -> StateSpace {
    try StateSpace(
      of: "Moore",
      Moore<Int, Int>(state: 0, output: { $0 }, step: { $0 += $1 }),
      by: (1...2).map { ("send(\($0))", $0) },
      depth: depth,
      isHidden: true,
      move: { $0.move(by: Free.send($1)) },
      view: { "shows \($0.output)" }
    )
  }

  private static func cofree(_ depth: Int) throws(Failure) -> StateSpace {
    enum Lamp {
      case isOn(Reply<Bool>)
      case toggle
    }
    let lamp = Cofree<Dual<Queries<Lamp>>, String>(
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
    return try StateSpace(
      of: "Cofree",
      lamp,
      by: [
        ("ask(isOn)", Free.ask(Lamp.isOn).map { "\($0)" }),
        ("tell(toggle)", Free.tell(Lamp.toggle).map { _ in nil }),
      ],
      depth: depth,
      isHidden: true,
      move: { $0.move(by: $1) },
      answer: { $0 },
      view: { "shows \($0.extract())" }
    )
  }

  private static func traced(_ depth: Int) throws(Failure) -> StateSpace {
    try StateSpace(
      of: "Traced",
      Traced<Sum<Int>, Int> { $0.value },
      by: (1...2).map { ("tell(\($0))", Writer.tell(Sum($0))) },
      depth: depth,
      move: { $0.move(by: $1) },
      view: { "log \($0.log.value)\nshows \($0.extract())" }
    )
  }

  private static func ledger(_ depth: Int) throws(Failure) -> StateSpace {
    enum Adding: Reducer {
      static func reduce(_ state: inout Int, by step: Int) { state += step }
    }
    return try StateSpace(
      of: "Ledger",
      Ledger<Adding, Int>(state: 0) { state, _ in state },
      by: (1...2).map { ("dispatch(\($0))", Update<Adding, Void>.dispatch($0)) },
      depth: depth,
      move: { $0.move(by: $1) },
      view: { "state \($0.state)\nlog \($0.log)\nshows \($0.extract())" }
    )
  }
}

// MARK: - Exploring a space

/// A place of a space: where some moves have led, and the answer of the latest.
private struct Stop<Space>: Equatable {
  var space: Space
  var answer: String?
  var walk: [String] = []
  let isHidden: Bool
  let view: (Space) -> String

  var text: String { view(space) + (answer.map { "\nanswered \($0)" } ?? "") }

  /// Two places are one if they look the same, unless something is hidden: then each walk leads to a
  /// place of its own.
  static func == (one: Self, other: Self) -> Bool {
    one.isHidden ? one.walk == other.walk : one.text == other.text
  }
}

/// The moves of a space as a program.
private struct Moving<Space, Move, Answer>: Program {
  let initial: Stop<Space>
  let move: (inout Space, Move) -> Answer
  let answer: (Answer) -> String?

  func update(_ stop: inout Stop<Space>, by step: (name: String, move: Move)) {
    stop.answer = answer(move(&stop.space, step.move))
    stop.walk.append(step.name)
  }

  func view(_ stop: Stop<Space>, send: @escaping ((name: String, move: Move)) -> Void) -> String {
    stop.text
  }
}

extension StateSpace {
  /// The places that moves lead a space to.
  ///
  /// - Parameters:
  ///   - name: The name of the space.
  ///   - origin: The space at the start.
  ///   - moves: The moves, with their names.
  ///   - depth: How many moves are made one after another.
  ///   - isHidden: Whether places that look the same may differ.
  ///   - move: Makes a move.
  ///   - answer: Returns the text of the result of a move, if it has one.
  ///   - view: Shows a place.
  /// - Throws: The largest possible depth, if it is less.
  fileprivate init<Space, Move, Answer>(
    of name: String,
    _ origin: Space,
    by moves: [(name: String, move: Move)],
    depth: Int,
    isHidden: Bool = false,
    move: @escaping (inout Space, Move) -> Answer,
    answer: @escaping (Answer) -> String? = { _ in nil },
    view: @escaping (Space) -> String
  ) throws(Failure) {
    let stop = Stop(space: origin, isHidden: isHidden, view: view)
    let program = Moving(initial: stop, move: move, answer: answer)
    let moves = moves.map { (line: $0.name, message: $0) }
    try self.init(.pair, of: program, named: name, by: moves, depth: depth, isEqual: ==) { $0.text }
  }
}
