/// A program of operations: it returns a value, or asks an operation and continues by the answer.
///
/// ```text
/// let read = Operation("read", answers: 2)
/// read(.variable(0), .variable(1)).text  is  "read(x, y)"
/// ```
package indirect enum Term: Hashable, Sendable {
  /// Returns a value.
  case variable(Int)
  /// Asks an operation, and continues with the program of the answer.
  case ask(Operation, [Term])

  /// An operation of a theory: its name, and how many answers it has.
  package struct Operation: Hashable, Sendable {
    /// The name.
    package let name: String

    /// How many answers it has.
    package let answers: Int

    /// Creates an operation.
    ///
    /// - Precondition: The number of answers is not negative.
    package init(_ name: String, answers: Int = 1) {
      precondition(answers >= 0, "an operation must not have \(answers) answers")
      self.name = name
      self.answers = answers
    }

    /// Returns the program that asks the operation and continues with one of some programs.
    ///
    /// - Precondition: There is a program for each answer.
    package func callAsFunction(_ next: Term...) -> Term { asked(next) }

    /// Returns the program that asks the operation and continues by a function of the answer.
    package func then(_ next: (Int) -> Term) -> Term { asked((0..<answers).map(next)) }

    /// The program with these continuations.
    private func asked(_ next: [Term]) -> Term {
      precondition(
        next.count == answers,
        "\(name) must have \(answers) continuations; got \(next.count)"
      )
      return .ask(self, next)
    }
  }
}

// MARK: - Reading

extension Term {
  /// The largest number of a variable; -1 where there is none.
  var lastVariable: Int {
    switch self {
    case .variable(let number): number
    case .ask(_, let next): next.map { $0.lastVariable }.max() ?? -1
    }
  }

  /// All operations that the program may ask.
  var operations: Set<Operation> {
    switch self {
    case .variable: []
    case .ask(let operation, let next):
      next.reduce([operation]) { $0.union($1.operations) }
    }
  }

  /// The program in one line, with the variables by their names.
  func text(_ names: [String]) -> String {
    switch self {
    case .variable(let number): return names[number]
    case .ask(let operation, let next):
      let parts = next.map { $0.text(names) }
      return "\(operation.name)(\(parts.joined(separator: ", ")))"
    }
  }
}

/// An equation between two programs: at every place they give the same answer, and lead to the same
/// place by the same move.
package struct Equation: Hashable, Sendable {
  /// The first program.
  package let left: Term

  /// The second program.
  package let right: Term

  /// Creates an equation.
  package init(_ left: Term, equals right: Term) {
    self.left = left
    self.right = right
  }

  /// The equation in one line.
  package var text: String {
    let count = max(left.lastVariable, right.lastVariable) + 1
    let names = count <= 3 ? ["x", "y", "z"] : (1...count).map { "x\($0)" }
    return "\(left.text(names)) = \(right.text(names))"
  }
}
