import StateGraphs

/// A rule by messages alone, for the order of a server: what each message becomes beside each other one.
package struct MergeTable {
  /// What becomes of two messages, given by their numbers; nil is nothing.
  package struct Entry: Equatable {
    /// The number of the message that is first, and what becomes of it under the other.
    package var earlier: (message: Int, becomes: Int?)

    /// The number of the message that comes after, and what becomes of it over the other.
    package var later: (message: Int, becomes: Int?)

    package static func == (left: Entry, right: Entry) -> Bool {
      left.earlier == right.earlier && left.later == right.later
    }

    /// How much is changed: a message that is lost counts one, and one that becomes another two.
    var cost: Int {
      [earlier, later].reduce(0) { sum, one in
        one.becomes == one.message ? sum : sum + (one.becomes == nil ? 1 : 2)
      }
    }
  }

  /// Two messages for which no entry fits.
  package struct Gap {
    /// The numbers of the messages, the earlier one first.
    package let messages: (earlier: Int, later: Int)

    /// The numbers of states, as few as are needed, whose entries exclude each other.
    package let states: [Int]

    /// Whether in one of these states alone no entry fits, so that no rule by states does, either.
    package var isFinal: Bool { states.count == 1 }
  }

  /// The entries in which something is changed.
  package var changes: [Entry] = []

  /// The messages for which no entry fits.
  package var gaps: [Gap] = []
}

extension MergeSpace {
  /// Returns the table that changes as few messages as possible.
  ///
  /// The entries of different messages do not depend on each other, so each is the cheapest that fits in
  /// all states. Among equals the one is taken that keeps the later message.
  ///
  /// - Parameter keeping: Whether a message, given by its number, must stay as it is.
  /// - Returns: The entries that change something, and the messages for which there is none.
  /// - Complexity: O(states · messages² · entries tried).
  package func table(keeping: (Int) -> Bool = { _ in false }) -> MergeTable {
    var table = MergeTable()
    for earlier in messages.indices {
      for later in messages.indices {
        let states = (0..<count).filter { state in
          if case .leads = step(state, earlier), case .leads = step(state, later) { return true }
          return false
        }
        let entries = entries(earlier, later, keeping: keeping)
        if let entry = entries.first(where: { entry in states.allSatisfy { fits(entry, at: $0) } })
        {
          if entry.cost > 0 { table.changes.append(entry) }
        } else {
          table.gaps.append(gap(earlier, later, entries, in: states))
        }
      }
    }
    return table
  }

  /// The entries of two messages, the cheapest first.
  private func entries(
    _ earlier: Int,
    _ later: Int,
    keeping: (Int) -> Bool
  ) -> [MergeTable.Entry] {
    let all = [nil] + messages.indices.map { Int?.some($0) }
    let laterChoices = keeping(later) ? [later] : all
    let earlierChoices = keeping(earlier) ? [earlier] : all
    return laterChoices.flatMap { laterBecomes in
      earlierChoices.map { earlierBecomes in
        MergeTable.Entry(
          earlier: (earlier, earlierBecomes),
          later: (later, laterBecomes)
        )
      }
    }
    .enumerated().sorted { one, other in
      rank(one.element, one.offset) < rank(other.element, other.offset)
    }
    .map(\.element)
  }

  private func rank(_ entry: MergeTable.Entry, _ number: Int) -> (Int, Int, Int) {
    (entry.cost, entry.later.becomes == entry.later.message ? 0 : 1, number)
  }

  /// Whether both orders lead to one state; where the exploration was cut off before, it counts as so.
  func fits(_ entry: MergeTable.Entry, at state: Int) -> Bool {
    guard
      let one = end(state, entry.earlier.message, entry.later.becomes),
      let other = end(state, entry.later.message, entry.earlier.becomes)
    else { return true }
    return one == other
  }

  /// The state after two messages, of which the second may be nothing, or refused; nil if not known.
  private func end(_ state: Int, _ first: Int, _ second: Int?) -> Int? {
    guard case .leads(let middle) = step(state, first) else { return nil }
    guard let second else { return middle }
    switch step(middle, second) {
    case .leads(let end): return end
    case .refused: return middle
    case .unknown: return nil
    }
  }

  /// The states that exclude all entries, as few of the nearest ones as are needed.
  private func gap(
    _ earlier: Int,
    _ later: Int,
    _ entries: [MergeTable.Entry],
    in states: [Int]
  ) -> MergeTable.Gap {
    var (left, chosen) = (entries, [Int]())
    if let alone = states.first(where: { state in !entries.contains { fits($0, at: state) } }) {
      return MergeTable.Gap(messages: (earlier, later), states: [alone])
    }
    while !left.isEmpty {
      let best = states.min { one, other in
        left.count { fits($0, at: one) } < left.count { fits($0, at: other) }
      }
      guard let best, left.contains(where: { !fits($0, at: best) }) else { break }
      left = left.filter { fits($0, at: best) }
      chosen.append(best)
    }
    return MergeTable.Gap(messages: (earlier, later), states: chosen.sorted())
  }

  /// A state of the exploration, with the messages that lead there.
  package func place(_ number: Int) -> (way: [P.Message], state: P.State) {
    (way(to: number), explored.states[number])
  }
}
