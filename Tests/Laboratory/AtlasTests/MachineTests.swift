import Testing

@testable import Atlas

/// A machine on a few states: the answer of each operation at each state, and the next state.
private struct Machine {
  /// The operations.
  let operations: [Term.Operation]

  /// For each operation and state the answer and the next state.
  let table: [[(answer: Int, next: Int)]]

  /// How many machines on so many states obey the equations of a theory; nil where there are more
  /// than the limit to try.
  static func count(of theory: AlgebraicTheory, states: Int, limit: Int) -> Int? {
    let ranges = theory.operations.flatMap { operation in
      Array(repeating: operation.answers * states, count: states)
    }
    return tuples(ranges, limit: limit)?.count { tuple in
      let table = theory.operations.indices.map { operation in
        (0..<states).map { state in
          let cell = tuple[operation * states + state]
          return (answer: cell / states, next: cell % states)
        }
      }
      let machine = Machine(operations: theory.operations, table: table)
      return theory.equations.allSatisfy { equation in
        (0..<states).allSatisfy {
          machine.run(equation.left, from: $0) == machine.run(equation.right, from: $0)
        }
      }
    }
  }

  /// Returns the variable and the state at the end of a program.
  private func run(_ term: Term, from state: Int) -> [Int] {
    switch term {
    case .variable(let number): return [number, state]
    case .ask(let operation, let next):
      let cell = table[operations.firstIndex(of: operation) ?? 0][state]
      return run(next[cell.answer], from: cell.next)
    }
  }
}

extension FiniteCategory {
  /// How many coalgebras of the comonad there are on so many states; nil where there are more than
  /// the limit to try.
  fileprivate func coalgebraCount(states: Int, limit: Int) -> Int? {
    var sum = 0
    guard let views = tuples(Array(repeating: placeCount, count: states), limit: limit) else {
      return nil
    }
    for places in views {
      let steps = (0..<states).flatMap { state in
        moves(from: places[state]).filter { !isStay($0) }.map { [state, $0] }
      }
      guard let choices = tuples(steps.map { _ in states }, limit: limit) else { return nil }
      sum += choices.count { ends in
        func end(_ state: Int, _ move: Int) -> Int {
          steps.firstIndex(of: [state, move]).map { ends[$0] } ?? state
        }
        return zip(steps, ends).allSatisfy { step, next in
          places[next] == targets[step[1]]
            && moves(from: places[next]).allSatisfy { move in
              composite(step[1], move).map { end(step[0], $0) } == end(next, move)
            }
        }
      }
    }
    return sum
  }
}

/// Returns all tuples of numbers below some bounds; nil where there are more than the limit.
private func tuples(_ bounds: [Int], limit: Int) -> [[Int]]? {
  var tuples: [[Int]] = [[]]
  for bound in bounds {
    guard tuples.count * bound <= limit else { return nil }
    tuples = tuples.flatMap { tuple in (0..<bound).map { tuple + [$0] } }
  }
  return tuples
}

@Suite("Machines of theories")
struct MachineTests {
  @Test("are the coalgebras of the comonad: all are counted on both sides")
  func coalgebras() throws {
    var compared = 0
    for theory in TheoryCatalogue.all {
      guard let category = theory.behaviours(within: 64)?.category else { continue }
      #expect(category.brokenLaw == nil)
      for states in 0...3 {
        guard let machines = Machine.count(of: theory, states: states, limit: 20_000),
          let coalgebras = category.coalgebraCount(states: states, limit: 20_000)
        else { break }
        #expect(machines == coalgebras, "\(theory.name) on \(states)")
        compared += 1
      }
    }
    #expect(compared > 50)
  }

  @Test("are more without an equation, and the coalgebras of another comonad")
  func fewer() throws {
    let flip = try TheoryTests.theory("flip")
    let free = flip.withoutEquation(at: 0)
    #expect(Machine.count(of: flip, states: 3, limit: 100) == 4)
    #expect(Machine.count(of: free, states: 3, limit: 100) == 27)
    #expect(try TheoryTests.category("flip").coalgebraCount(states: 3, limit: 100) == 4)
    #expect(try TheoryTests.category("switch").coalgebraCount(states: 3, limit: 100) == 10)
  }

  @Test("are the coalgebras for all pairs of small equations")
  func pairs() {
    let (step, choose) = (Term.Operation("step"), Term.Operation("or", answers: 2))
    let (x, y) = (Term.variable(0), Term.variable(1))
    let terms = [
      x, y, step(x), step(step(x)), choose(x, y), choose(y, x), choose(x, x), step(choose(x, y)),
      step(choose(y, x)), choose(step(x), y), choose(choose(x, y), x),
    ]
    let equations = terms.indices.flatMap { one in
      terms.indices.dropFirst(one + 1).map { Equation(terms[one], equals: terms[$0]) }
    }
    var (decided, undecided, empty) = (0, 0, 0)
    for one in equations.indices {
      for other in equations.indices.dropFirst(one) {
        let theory = AlgebraicTheory(
          "pair",
          "",
          [step, choose],
          [equations[one], equations[other]]
        )
        guard let category = theory.behaviours(within: 8)?.category else {
          undecided += 1
          continue
        }
        decided += 1
        empty += category.placeCount == 0 ? 1 : 0
        #expect(category.brokenLaw == nil)
        for states in 1...2 {
          let machines = Machine.count(of: theory, states: states, limit: 1000)
          let coalgebras = category.coalgebraCount(states: states, limit: 100_000)
          #expect(machines == coalgebras, "\(theory.equations.map(\.text))")
        }
      }
    }
    #expect([decided, undecided, empty] == [1175, 365, 757])
  }
}
