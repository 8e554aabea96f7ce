package import Comonads

// MARK: - Programs

extension BehaviourCategory {
  /// Returns the program of the dual monad that a program of operations is: the move that it makes
  /// at each place, and the variable that it returns there.
  ///
  /// Paired with a space of the category, it runs in the space. Both sides of an equation are one
  /// program:
  ///
  /// ```text
  /// let state = TheoryCatalogue.theory(named: "state")
  /// b.program(get(put0(x), put1(x)), of: state)(place) == b.program(x, of: state)(place)
  /// ```
  ///
  /// - Parameters:
  ///   - term: The program of operations.
  ///   - theory: The theory of the category.
  /// - Returns: The program of the dual monad.
  package func program(_ term: Term, of theory: AlgebraicTheory) -> Co<FiniteCategory, Int> {
    switch term {
    case .variable(let number): return .pure(number)
    case .ask(let operation, let next):
      let index = theory.operations.firstIndex(of: operation) ?? 0
      let asked = Co<FiniteCategory, Int>(answering: { place in
        (steps[place.number][index], answers[place.number][index])
      })
      return asked.flatMap { program(next[$0], of: theory) }
    }
  }

  /// How many programs of the dual monad that return nothing the operations make; nil where the
  /// dual monad has more than the limit.
  ///
  /// If they make all, the theory is known from its architecture; if not, `Co` has more programs
  /// than the theory.
  ///
  /// - Parameter limit: The largest number of programs of the dual monad.
  /// - Returns: The number of programs.
  /// - Complexity: O(limit^answers) for each operation and new program.
  package func programsOfOperations(limit: Int) -> Int? {
    guard category.programCount <= limit else { return nil }
    var known: Set<[Int]> = [category.stays]
    var count = 0
    while count < known.count {
      count = known.count
      for operation in steps.first?.indices ?? 0..<0 {
        let answerCount = (answers.map { $0[operation] }.max() ?? 0) + 1
        let tuples = (0..<answerCount).reduce([[]]) { tuples, _ in
          tuples.flatMap { tuple in known.map { tuple + [$0] } }
        }
        for tuple in tuples {
          known.insert(
            category.stays.indices.map { place in
              let step = steps[place][operation]
              let next = tuple[answers[place][operation]][category.targets[step]]
              return category.composite(step, next) ?? -1
            }
          )
        }
      }
    }
    return known.count
  }
}
