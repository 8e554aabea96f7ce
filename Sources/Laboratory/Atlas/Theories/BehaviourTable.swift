/// The moves from one place, as far as a search has found them: a table of what each operation
/// answers after each move, and of the move that it makes of it.
///
/// The equations identify moves, and nothing else does. So a complete table is the set of all moves
/// from a place of the behaviour category. (The method is that of Todd and Coxeter, A practical
/// method for enumerating cosets, 1936, with a choice of each answer.)
struct BehaviourTable {
  /// A move from the place, and how it goes on.
  struct Row {
    /// The operations that make the move, in order.
    let word: [Int]

    /// The answer of each operation after the move; nil where it is not yet chosen.
    var answers: [Int?]

    /// The row of the move that each operation leads to; nil where it is not yet known.
    var next: [Int?]

    /// The row that this one was found to be equal to; nil for a row in use.
    var equal: Int?
  }

  /// The rows; the first is the move that stays.
  private(set) var rows: [Row]

  /// Whether an equation demands two answers of one operation: no machine behaves so.
  private(set) var isContradictory = false

  /// Creates the table of the move that stays, with nothing known.
  init(operations: Int) { rows = [Row(word: [], operations: operations)] }

  /// The numbers of the rows in use.
  var used: [Int] { rows.indices.filter { rows[$0].equal == nil } }

  /// Returns the row in use that a row is equal to.
  func representative(of row: Int) -> Int {
    var row = row
    while let equal = rows[row].equal { row = equal }
    return row
  }

  /// The row that an operation leads to, if it is known.
  func next(_ operation: Int, of row: Int) -> Int? {
    rows[row].next[operation].map { representative(of: $0) }
  }

  /// Returns the row that a word leads to, if it is known.
  func end(of word: [Int], from row: Int) -> Int? {
    word.reduce(row) { row, operation in row.flatMap { next(operation, of: $0) } }
  }
}

extension BehaviourTable.Row {
  /// Creates a row of which nothing is known.
  init(word: [Int], operations: Int) {
    self.word = word
    answers = Array(repeating: nil, count: operations)
    next = Array(repeating: nil, count: operations)
  }
}

// MARK: - Filling

extension BehaviourTable {
  /// Chooses the answer of an operation.
  mutating func choose(_ answer: Int, of operation: Int, at row: Int) {
    rows[row].answers[operation] = answer
  }

  /// Adds the row that an operation leads to.
  mutating func extend(_ row: Int, by operation: Int) {
    rows[row].next[operation] = rows.count
    rows.append(Row(word: rows[row].word + [operation], operations: rows[row].next.count))
  }

  /// Applies the equations to all rows, until they say nothing new.
  mutating func close(under equations: [(IndexedTerm, IndexedTerm)]) {
    var hasChanged = true
    while hasChanged, !isContradictory {
      hasChanged = false
      for row in used {
        for (left, right) in equations where rows[row].equal == nil && !isContradictory {
          if equate(run(left, from: row), run(right, from: row)) { hasChanged = true }
        }
      }
    }
  }

  /// How far a program runs.
  private enum Run {
    /// It returns a variable, at a row.
    case done(Int, row: Int)
    /// The answer is known, and the next row would be the end of the program.
    case atLastStep(Int, operation: Int, row: Int)
    /// It needs more of the table.
    case stuck
  }

  /// Runs a program as far as the table reaches.
  private func run(_ program: IndexedTerm, from row: Int) -> Run {
    var row = row
    var program = program
    while true {
      switch program {
      case .variable(let number): return .done(number, row: row)
      case .ask(let operation, let programs):
        guard let answer = rows[row].answers[operation] else { return .stuck }
        program = programs[answer]
        if let next = next(operation, of: row) {
          row = next
        } else if case .variable(let number) = program {
          return .atLastStep(number, operation: operation, row: row)
        } else {
          return .stuck
        }
      }
    }
  }

  /// Makes the ends of two runs equal, and returns whether that changes the table.
  private mutating func equate(_ left: Run, _ right: Run) -> Bool {
    switch (left, right) {
    case (.done(let one, let first), .done(let other, let second)):
      guard one == other else {
        isContradictory = true
        return true
      }
      guard first != second else { return false }
      merge(first, second)
      return true
    case (.done(let one, let end), .atLastStep(let other, let operation, let row)),
      (.atLastStep(let other, let operation, let row), .done(let one, let end)):
      isContradictory = one != other
      rows[row].next[operation] = end
      return true
    case (.atLastStep(let one, _, _), .atLastStep(let other, _, _)):
      isContradictory = one != other
      return isContradictory
    default: return false
    }
  }

  /// Makes two rows one, and with them all that they lead to.
  private mutating func merge(_ first: Int, _ second: Int) {
    var open = [(first, second)]
    while let (one, other) = open.popLast() {
      let (one, other) = (representative(of: one), representative(of: other))
      guard one != other else { continue }
      let (kept, gone) = (min(one, other), max(one, other))
      rows[gone].equal = kept
      for operation in rows[kept].next.indices {
        switch (rows[kept].answers[operation], rows[gone].answers[operation]) {
        case (let here?, let there?): if here != there { isContradictory = true }
        case (nil, let there): rows[kept].answers[operation] = there
        case (_, nil): break
        }
        switch (rows[kept].next[operation], rows[gone].next[operation]) {
        case (let here?, let there?): open.append((here, there))
        case (nil, let there): rows[kept].next[operation] = there
        case (_, nil): break
        }
      }
    }
  }
}
