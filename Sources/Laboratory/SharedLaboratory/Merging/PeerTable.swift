import ComponentKit

/// An entry of a rule by messages alone, for people without a server: what becomes of a message over
/// another one, given by their numbers; nil is nothing.
package struct PeerChange: Equatable {
  package let message, other: Int
  package let becomes: Int?
}

/// The result of a search for a table for people without a server.
package enum PeerSearch {
  /// The entries that change something in the table that changes as few messages as possible.
  case found([PeerChange])

  /// No table fits.
  case none

  /// The search has stopped after so many tables.
  case stopped(after: Int)
}

extension MergeSpace {
  /// Searches the table that changes as few messages as possible: to lose a message counts one, to
  /// change it two.
  ///
  /// Two messages must lead to one state in both orders, and three must agree on what becomes of them.
  ///
  /// - Parameters:
  ///   - limit: How many tables are tried.
  ///   - allows: Whether a message, given by its number, may become another one, or nothing.
  /// - Returns: The table, or why there is none.
  /// - Complexity: O(limit · states · messages³).
  package func peerTable(
    limit: Int = 20_000,
    allows: (_ message: Int, _ becomes: Int?) -> Bool = { _, _ in true }
  ) -> PeerSearch {
    var search = PeerTableSearch(self, allows)
    return search.run(limit: limit)
  }
}

/// A search that begins with the cheapest entries, and branches where three messages do not agree.
private struct PeerTableSearch<P: Program> {
  /// What becomes of two messages over each other, and what that costs.
  private struct Choice {
    let one, other: Int?
    let cost: Int
  }

  /// Three messages in a state.
  private struct Cube {
    let state, a, b, c: Int
  }

  private let space: MergeSpace<P>
  private let count: Int

  /// The choices that fit in all states, for two messages of which the first has the lesser number; the
  /// cheapest first.
  private var choices: [[Choice]] = []

  /// The number of the choice of two messages, and whether it is fixed.
  private var chosen: [Int] = []
  private var isFixed: [Bool] = []

  private let cubes: [Cube]

  /// A cube that has failed, which is tried first.
  private var last: Cube?

  private var tables = 0
  private var found: [PeerChange]?

  init(_ space: MergeSpace<P>, _ allows: (Int, Int?) -> Bool) {
    (self.space, count) = (space, space.messages.count)
    let accepted = (0..<space.count).map { space.accepted(in: $0) }
    cubes = accepted.enumerated().flatMap { state, accepted in
      accepted.flatMap { a in
        accepted.filter { $0 > a }.flatMap { b in
          accepted.map { Cube(state: state, a: a, b: b, c: $0) }
        }
      }
    }
    let all = [nil] + space.messages.indices.map { Int?.some($0) }
    for a in space.messages.indices {
      for b in a..<count {
        let states = (0..<space.count).filter {
          accepted[$0].contains(a) && accepted[$0].contains(b)
        }
        var fitting: [Choice] = []
        for one in all where allows(a, one) {
          for other in all where allows(b, other) && (a != b || one == other) {
            let entry = MergeTable.Entry(earlier: (a, one), later: (b, other))
            guard states.allSatisfy({ space.fits(entry, at: $0) }) else { continue }
            fitting.append(
              Choice(one: one, other: other, cost: a == b ? entry.cost / 2 : entry.cost)
            )
          }
        }
        choices.append(fitting.sorted { $0.cost < $1.cost })
      }
    }
    chosen = Array(repeating: 0, count: choices.count)
    isFixed = Array(repeating: false, count: choices.count)
  }

  /// Tries tables of the least cost, then of one more, and so on.
  mutating func run(limit: Int) -> PeerSearch {
    if choices.contains(where: \.isEmpty) { return .none }
    let most = choices.reduce(0) { $0 + ($1.last?.cost ?? 0) }
    for bound in cost...most {
      search(upTo: bound, limit)
      if let found { return .found(found) }
      if tables > limit { return .stopped(after: limit) }
    }
    return .none
  }

  private var cost: Int { choices.indices.reduce(0) { $0 + choices[$1][chosen[$1]].cost } }

  /// Tries the tables that have what is fixed, until one is lawful.
  private mutating func search(upTo bound: Int, _ limit: Int) {
    tables += 1
    var used: [Int] = []
    let isSame = last.map { isBroken($0, &used) } ?? false
    if !isSame {
      last = cubes.first { isBroken($0, &used) }
      if last == nil {
        found = changes
        return
      }
    }
    // Each table with these entries is broken by the same messages.
    guard let pair = used.first(where: { !isFixed[$0] }) else { return }
    isFixed[pair] = true
    for choice in choices[pair].indices {
      chosen[pair] = choice
      if cost > bound || found != nil || tables > limit { break }
      search(upTo: bound, limit)
    }
    (isFixed[pair], chosen[pair]) = (false, 0)
  }

  /// The entries that are chosen now, and change something.
  private var changes: [PeerChange] {
    var changes: [PeerChange] = []
    for a in 0..<count {
      for b in 0..<count {
        let becomes = entry(a, over: b)
        if becomes != a { changes.append(PeerChange(message: a, other: b, becomes: becomes)) }
      }
    }
    return changes
  }

  private func entry(_ message: Int, over other: Int) -> Int? {
    let choice = choices[pair(message, other)][chosen[pair(message, other)]]
    return message <= other ? choice.one : choice.other
  }

  /// The number of two messages among all.
  private func pair(_ one: Int, _ other: Int) -> Int {
    let (a, b) = (min(one, other), max(one, other))
    return a * count - a * (a - 1) / 2 + b - a
  }
}

// MARK: - Three messages

extension PeerTableSearch {
  /// Whether three messages do not agree, and by which entries.
  private func isBroken(_ cube: Cube, _ used: inout [Int]) -> Bool {
    var pairs: [Int] = []
    guard
      case .leads(let first) = space.step(cube.state, cube.a),
      case .leads(let second) = space.step(cube.state, cube.b),
      let overA = over(cube.c, cube.a, at: cube.state, &pairs),
      let overB = over(cube.c, cube.b, at: cube.state, &pairs),
      let bOverA = over(cube.b, cube.a, at: cube.state, &pairs),
      let aOverB = over(cube.a, cube.b, at: cube.state, &pairs),
      let one = over(overA, bOverA, at: first, &pairs),
      let other = over(overB, aOverB, at: second, &pairs), one != other
    else { return false }
    used = pairs
    return true
  }

  /// What becomes of a message over another one in a state, where both are accepted; nil in all if the
  /// exploration was cut off before.
  private func over(_ message: Int?, _ other: Int?, at state: Int, _ used: inout [Int]) -> Int?? {
    guard let message, let other else { return .some(message) }
    used.append(pair(message, other))
    guard let becomes = entry(message, over: other) else { return .some(nil) }
    guard case .leads(let next) = space.step(state, other) else { return nil }
    switch space.step(next, becomes) {
    case .leads: return .some(becomes)
    case .refused: return .some(nil)
    case .unknown: return nil
    }
  }
}
