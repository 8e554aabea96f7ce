import Comonads
import Testing

@testable import Atlas

@Suite("Pairs of theories")
struct TheoryPairTests {
  @Test("identify both sides of each equation, in any space")
  func equations() throws {
    var compared = 0
    for theory in TheoryCatalogue.all {
      guard let behaviours = theory.behaviours(within: 64) else { continue }
      for equation in theory.equations {
        let left = behaviours.program(equation.left, of: theory)
        let right = behaviours.program(equation.right, of: theory)
        for place in behaviours.category.places {
          #expect(left(place) == right(place), "\(theory.name): \(equation.text)")
          let space = Space<FiniteCategory, Int>(shape: place) { $0 }
          #expect(
            pair(left, space) { [$0, $1] } == pair(right, space) { [$0, $1] }
          )
          compared += 1
        }
      }
    }
    #expect(compared > 100)
  }

  @Test("tell programs apart that no equation identifies")
  func different() throws {
    let theory = try TheoryTests.theory("ledger")
    let behaviours = try #require(theory.behaviours(within: 64))
    let (read, put) = (theory.operations[0], theory.operations[1])
    let x = Term.variable(0)
    let written = behaviours.program(read(put(x), x), of: theory)
    let same = behaviours.program(x, of: theory)
    let places = behaviours.category.places
    #expect(written(places[0]) != same(places[0]))
    #expect(written(places[1]) == same(places[1]))
  }

  @Test(
    "have as many programs as the dual monad, or fewer",
    arguments: [
      ("reader", 1), ("state", 4), ("toggle", 4), ("ledger", 9), ("latch", 4), ("promise", 3),
      ("flip", 2), ("counter", 3), ("switch", 2), ("overwrite", 3), ("triangle", 6),
      ("slides", 3), ("apart", 4), ("nothing", 1), ("semigroup", 2), ("together", 16),
    ]
  )
  func programs(name: String, made: Int) throws {
    let behaviours = try #require(TheoryTests.theory(name).behaviours(within: 64))
    #expect(behaviours.programsOfOperations(limit: 16) == made)
    let all = ["semigroup": 4, "slides": 6][name] ?? made
    #expect(behaviours.category.programCount == all)
    #expect(behaviours.programsOfOperations(limit: all - 1) == nil)
  }
}
