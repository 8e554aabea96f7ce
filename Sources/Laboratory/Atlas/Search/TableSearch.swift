/// A search for all tables of composites of a layout, one for each class of isomorphic categories.
///
/// It fills the table cell by cell. Each entry forces others by associativity, and a table is left
/// as soon as a permutation of its moves makes it less: the least table of each class remains.
/// (Read, Every one a winner, 1978.)
struct TableSearch {
  /// The layout of the moves.
  let layout: MoveLayout

  /// The composites so far; -1 where there is none.
  private var table: [Int]

  /// The cells to fill, in the order in which tables are compared.
  private let cells: [Int]

  /// The cells that were filled, in order, so that they can be emptied again.
  private var trail: [Int] = []

  /// The permutations that keep the layout.
  private let symmetries: [MovePermutation]

  /// For each place the moves that start there, without the one that stays.
  private let departures: [[Int]]

  /// For each place the moves that end there, without the one that stays.
  private let arrivals: [[Int]]

  /// Creates a search.
  init(_ layout: MoveLayout) {
    let count = layout.moveCount
    var table = Array(repeating: -1, count: count * count)
    for move in 0..<count {
      table[layout.stays[layout.sources[move]] * count + move] = move
      table[move * count + layout.stays[layout.targets[move]]] = move
    }
    self.layout = layout
    self.table = table
    cells = layout.cells
    symmetries = layout.symmetries
    let moves = (0..<count).filter { layout.stays[layout.sources[$0]] != $0 }
    departures = layout.stays.indices.map { place in moves.filter { layout.sources[$0] == place } }
    arrivals = layout.stays.indices.map { place in moves.filter { layout.targets[$0] == place } }
  }

  /// Visits the least table of each class, in order.
  mutating func run(_ visit: ([Int]) -> Void) {
    search(from: 0, Array(symmetries.indices), visit)
  }

  /// Fills the cells from one on.
  ///
  /// - Parameters:
  ///   - start: The first cell that may be empty.
  ///   - open: The permutations that may still make the table less.
  ///   - visit: Receives the tables.
  private mutating func search(from start: Int, _ open: [Int], _ visit: ([Int]) -> Void) {
    guard let next = cells[start...].firstIndex(where: { table[$0] < 0 }) else {
      return visit(table)
    }
    let (first, second) = cells[next].quotientAndRemainder(dividingBy: layout.moveCount)
    for composite in layout.members[layout.sources[first]][layout.targets[second]] {
      let mark = trail.count
      if fill(cells[next], with: composite), let open = leastness(open) {
        search(from: next + 1, open, visit)
      }
      while trail.count > mark { table[trail.removeLast()] = -1 }
    }
  }
}

// MARK: - Leastness

extension TableSearch {
  /// Returns the permutations that may still make the table less; nil if one does.
  private func leastness(_ open: [Int]) -> [Int]? {
    var undecided: [Int] = []
    undecided.reserveCapacity(open.count)
    for number in open {
      switch comparison(symmetries[number]) {
      case .some(true): return nil
      case .some(false): continue
      case nil: undecided.append(number)
      }
    }
    return undecided
  }

  /// Whether a permutation makes the table less; nil where the cells so far do not decide it.
  private func comparison(_ symmetry: MovePermutation) -> Bool? {
    let count = layout.moveCount
    for cell in cells {
      let present = table[cell]
      guard present >= 0 else { return nil }
      let old = table[symmetry.preimages[cell / count] * count + symmetry.preimages[cell % count]]
      guard old >= 0 else { return nil }
      let image = symmetry.images[old]
      if image != present { return image < present }
    }
    return nil
  }
}

// MARK: - Associativity

extension TableSearch {
  /// Fills a cell and all cells that associativity forces; false if two of them disagree.
  private mutating func fill(_ cell: Int, with composite: Int) -> Bool {
    var next = trail.count
    table[cell] = composite
    trail.append(cell)
    while next < trail.count {
      guard spread(trail[next]) else { return false }
      next += 1
    }
    return true
  }

  /// Fills the cells that a filled cell forces: the products of three in which it occurs.
  private mutating func spread(_ cell: Int) -> Bool {
    let count = layout.moveCount
    let (first, second) = cell.quotientAndRemainder(dividingBy: count)
    let composite = table[cell]
    let (start, end) = (layout.sources[first], layout.targets[second])
    let middle = layout.targets[first]
    for last in departures[end] {
      let tail = table[second * count + last]
      if tail >= 0, !equate(composite * count + last, first * count + tail) { return false }
    }
    for before in arrivals[start] {
      let head = table[before * count + first]
      if head >= 0, !equate(head * count + second, before * count + composite) { return false }
    }
    for before in departures[start] {
      for after in arrivals[middle] where table[before * count + after] == first {
        let tail = table[after * count + second]
        if tail >= 0, !equate(cell, before * count + tail) { return false }
      }
    }
    for before in departures[middle] {
      for after in arrivals[end] where table[before * count + after] == second {
        let head = table[first * count + before]
        if head >= 0, !equate(cell, head * count + after) { return false }
      }
    }
    return true
  }

  /// Gives two cells the same composite; false if they have different ones.
  private mutating func equate(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (table[left], table[right])
    if one == other { return true }
    if one >= 0, other >= 0 { return false }
    let empty = one < 0 ? left : right
    table[empty] = max(one, other)
    trail.append(empty)
    return true
  }
}
