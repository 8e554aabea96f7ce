/// Operations with finitely many answers, and equations between programs of them.
///
/// The theory of a bit that can be flipped and is never read:
///
/// ```text
/// let flip = Term.Operation("flip")
/// let x = Term.variable(0)
/// let theory = AlgebraicTheory("flip", "a hidden bit", [flip], [Equation(flip(flip(x)), equals: x)])
/// theory.verdict(within: 8)  is decided: one place with two moves, a group
/// ```
///
/// A comodel of a theory is a machine that answers the operations and obeys the equations. (Power
/// and Shkaravska, From comodels to coalgebras: state and arrays, 2004.)
package struct AlgebraicTheory: Hashable, Sendable {
  /// The name, by which a command finds the theory.
  package let name: String

  /// The theory in a few words.
  package let summary: String

  /// The operations.
  package let operations: [Term.Operation]

  /// The equations.
  package let equations: [Equation]

  /// Creates a theory.
  ///
  /// - Precondition: The operations have different names, and the equations have no others.
  package init(
    _ name: String,
    _ summary: String,
    _ operations: [Term.Operation],
    _ equations: [Equation]
  ) {
    let names = operations.map { $0.name }
    precondition(Set(names).count == names.count, "operations must differ; got \(names)")
    let used = equations.reduce(Set<Term.Operation>()) {
      $0.union($1.left.operations).union($1.right.operations)
    }
    precondition(
      used.isSubset(of: operations),
      "equations must have operations of the theory; got \(used.subtracting(operations))"
    )
    self.name = name
    self.summary = summary
    self.operations = operations
    self.equations = equations
  }
}

// MARK: - Variants

extension AlgebraicTheory {
  /// Returns the theory without one of its equations.
  ///
  /// - Precondition: The index is that of an equation.
  package func withoutEquation(at index: Int) -> AlgebraicTheory {
    var rest = equations
    rest.remove(at: index)
    return AlgebraicTheory("\(name) without equation \(index + 1)", summary, operations, rest)
  }

  /// Returns the sum of two theories: all operations and equations of both, and no others.
  package func sum(
    _ other: AlgebraicTheory,
    named name: String,
    _ summary: String
  )
    -> AlgebraicTheory
  {
    AlgebraicTheory(
      name,
      summary,
      operations + other.operations,
      equations + other.equations
    )
  }

  /// Returns the tensor product: the sum in which operations of different theories commute.
  ///
  /// (Hyland, Plotkin and Power, Combining effects: sum and tensor, 2006.)
  package func tensor(
    _ other: AlgebraicTheory,
    named name: String,
    _ summary: String
  )
    -> AlgebraicTheory
  {
    let commuting = operations.flatMap { left in
      other.operations.map { right in
        Equation(
          left.then { first in right.then { .variable(first * right.answers + $0) } },
          equals: right.then { second in
            left.then { .variable($0 * right.answers + second) }
          }
        )
      }
    }
    let sum = sum(other, named: name, summary)
    return AlgebraicTheory(name, summary, sum.operations, sum.equations + commuting)
  }
}
