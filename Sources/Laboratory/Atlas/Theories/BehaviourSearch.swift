/// A program whose operations are numbers.
indirect enum IndexedTerm {
  /// Returns a value.
  case variable(Int)
  /// Asks an operation, and continues with the program of the answer.
  case ask(Int, [IndexedTerm])

  /// Creates the program that a term is, with the operations as numbers.
  init(_ term: Term, _ operations: [Term.Operation]) {
    switch term {
    case .variable(let number): self = .variable(number)
    case .ask(let operation, let next):
      let index = operations.firstIndex(of: operation) ?? 0
      self = .ask(index, next.map { IndexedTerm($0, operations) })
    }
  }
}

/// A search for all behaviours that machines of a theory have, each with all moves from it.
///
/// It fills tables in the order of their words, and follows each answer that a machine may choose.
/// So it ends exactly if there are finitely many behaviours, each with finitely many moves, and if
/// the bound is large enough.
struct BehaviourSearch {
  /// The answers of each operation.
  private let answers: [Int]

  /// The equations.
  private let equations: [(IndexedTerm, IndexedTerm)]

  /// The largest number of moves in a table, and of behaviours.
  private let bound: Int

  /// How long the words of a table are at most; nil for any length.
  private let depth: Int?

  /// The complete tables.
  private var found: [BehaviourTable] = []

  /// How many moves the complete tables have.
  private var moves = 0

  /// The largest number of moves in all tables: the composites must fit into memory.
  private let total: Int

  /// How many choices were followed.
  private var choices = 0

  /// Creates a search.
  init(_ theory: AlgebraicTheory, bound: Int, total: Int? = nil, depth: Int? = nil) {
    self.total = total ?? bound * 16
    answers = theory.operations.map { $0.answers }
    equations = theory.equations.map {
      (IndexedTerm($0.left, theory.operations), IndexedTerm($0.right, theory.operations))
    }
    self.bound = bound
    self.depth = depth
  }

  /// Returns the table of each behaviour; nil where the bound is too small.
  mutating func run() -> [BehaviourTable]? {
    follow(BehaviourTable(operations: answers.count)) ? found : nil
  }

  /// Completes a table in all ways; false where the bound is too small.
  private mutating func follow(_ start: BehaviourTable) -> Bool {
    var table = start
    while true {
      table.close(under: equations)
      guard !table.isContradictory else { return true }
      let used = table.used
      guard used.count <= bound, table.rows.count <= bound * max(answers.count, 1) * 4 else {
        return false
      }
      guard let row = used.first(where: { !isComplete(table.rows[$0]) }) else {
        found.append(table)
        moves += used.count
        return found.count <= bound && moves <= total
      }
      guard let operation = table.rows[row].answers.firstIndex(of: nil) else {
        guard let open = table.rows[row].next.firstIndex(of: nil) else { return false }
        table.extend(row, by: open)
        continue
      }
      guard answers[operation] != 1 else {
        table.choose(0, of: operation, at: row)
        continue
      }
      for answer in 0..<answers[operation] {
        choices += 1
        guard choices <= bound * bound else { return false }
        var branch = table
        branch.choose(answer, of: operation, at: row)
        guard follow(branch) else { return false }
      }
      return true
    }
  }

  /// Whether all answers of a row are chosen, and all its moves are known.
  private func isComplete(_ row: BehaviourTable.Row) -> Bool {
    let isLast = depth.map { row.word.count >= $0 } ?? false
    return row.answers.allSatisfy { $0 != nil } && (isLast || row.next.allSatisfy { $0 != nil })
  }
}
