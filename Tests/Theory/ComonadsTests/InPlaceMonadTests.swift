import Comonads
import TestSupport
import Testing

@Suite("In-place monads")
struct InPlaceMonadTests {
  let step = Co<Days, Int> { cursor in
    cursor.move(by: 1)
    return cursor.shape
  }

  @Test("A sequence runs its steps in order and collects their values")
  func sequence() {
    let all = Co<Days, [Int]>.sequence([step, step, step])
    #expect(all(5).value == [6, 0, 1])
    #expect(all(5).position == 3)
  }

  @Test("A loop runs a step a number of times, or until its value satisfies a condition")
  func loops() {
    #expect(Co<Days, Void>.repeating(step, count: 0)(5).position == 0)
    #expect(Co<Days, Void>.repeating(step, count: 10)(5).position == 10)
    #expect(Co.repeating(step, until: { $0 == 3 })(5).position == 5)
  }

  @Test("200,000 steps run in constant stack")
  func manySteps() {
    let position = onSmallStack {
      let step = Co<Days, Int> { cursor in
        cursor.move(by: 1)
        return cursor.shape
      }
      let many = Co<Days, Void>.repeating(step, count: 200_000)
      let listed = Co<Days, [Int]>.sequence(Array(repeating: step, count: 200_000))
      return many(0).position + listed(0).value.count
    }
    #expect(position == 400_000)
  }

  @Test("Plain binds reach the documented depth, nested either way")
  func depth() {
    let depth = documentedDepth
    let positions = onSmallStack {
      let step = Co<Days, Void> { $0.move(by: 1) }
      let left = (1..<depth).reduce(step) { program, _ in program.flatMap { step } }
      let right = (1..<depth).reduce(step) { program, _ in step.flatMap { program } }
      return [left(0).position, right(0).position]
    }
    #expect(positions == [depth, depth])
  }
}
