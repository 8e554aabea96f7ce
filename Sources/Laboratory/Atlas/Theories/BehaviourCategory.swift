/// The behaviour category of a theory: its places are the behaviours of machines that obey the
/// equations, and its moves the programs, as far as no equation identifies them.
///
/// The comonad of this category is the one whose coalgebras are the machines. (Garner, The
/// costructure–cosemantics adjunction for comodels for computational effects, 2021.)
package struct BehaviourCategory: Sendable {
  /// The category.
  package let category: FiniteCategory

  /// The answer of each operation at each place.
  package let answers: [[Int]]

  /// The move that each operation makes at each place.
  package let steps: [[Int]]

  /// The operations that make each move, in order; none for a move that stays.
  package let words: [[Int]]

  /// Creates the category of complete tables.
  init(_ tables: [BehaviourTable]) {
    let rows = tables.map { $0.used }
    let offsets = rows.indices.map { place in rows[..<place].reduce(0) { $0 + $1.count } }
    let members = rows.indices.flatMap { place in rows[place].map { (place, $0) } }
    func place(_ row: Int, of table: Int) -> Int {
      tables.indices.first { tables[$0].behaves(like: tables[table], from: row) } ?? -1
    }
    func move(_ row: Int, of table: Int) -> Int {
      offsets[table] + (rows[table].firstIndex(of: row) ?? 0)
    }
    category = FiniteCategory(
      sources: members.map { $0.0 },
      targets: members.map { place($0.1, of: $0.0) },
      stays: offsets,
      compose: { first, second in
        let (table, row) = members[first]
        let (next, step) = members[second]
        return tables[table].end(of: tables[next].rows[step].word, from: row)
          .map { move($0, of: table) } ?? -1
      }
    )
    answers = tables.map { $0.rows[0].answers.compactMap { $0.self } }
    steps = tables.indices.map { place in
      tables[place].rows[0].next.indices.map { operation in
        tables[place].next(operation, of: 0).map { move($0, of: place) } ?? -1
      }
    }
    words = members.map { tables[$0.0].rows[$0.1].word }
  }
}

extension BehaviourTable {
  /// Whether all words have the same answers in this table and after a row of another one.
  fileprivate func behaves(like other: BehaviourTable, from row: Int) -> Bool {
    var seen: Set<[Int]> = []
    var open = [[0, row]]
    while let pair = open.popLast() {
      guard seen.insert(pair).inserted else { continue }
      let (one, two) = (rows[pair[0]], other.rows[pair[1]])
      guard one.answers == two.answers else { return false }
      for operation in one.next.indices {
        switch (next(operation, of: pair[0]), other.next(operation, of: pair[1])) {
        case (let here?, let there?): open.append([here, there])
        case (nil, nil): break
        default: return false
        }
      }
    }
    return true
  }
}
