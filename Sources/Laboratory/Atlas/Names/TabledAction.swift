import LedgerUpdate

/// The action of a monoid on states that is given by a table.
enum TabledAction: MonoidAction {
  /// A state, and the table of all states.
  struct State: Hashable {
    /// For each element of the monoid the state that it leads each state to.
    let images: [[Int]]
    /// The number of the state.
    var number: Int
  }

  static func act(on state: inout State, by change: TabledChange) {
    if !change.isEmpty { state.number = state.images[change.move][state.number] }
  }

  /// Returns all actions of a monoid on so many states: for each element the images of the states.
  static func all(of monoid: FiniteCategory, on states: Int) -> [[[Int]]] {
    let functions: [[Int]] = (0..<states).reduce([[]]) { known, _ in
      known.flatMap { images in (0..<states).map { images + [$0] } }
    }
    let tables: [[[Int]]] = monoid.moves.reduce([[]]) { known, move in
      let images = monoid.isStay(move) ? [Array(0..<states)] : functions
      return known.flatMap { table in images.map { table + [$0] } }
    }
    return tables.filter { table in
      monoid.moves.allSatisfy { first in
        monoid.moves.allSatisfy { second in
          monoid.composite(first, second).map { table[$0] }
            == table[first].map { table[second][$0] }
        }
      }
    }
  }
}
