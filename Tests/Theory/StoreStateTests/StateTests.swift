import Comonads
import StoreState
import TestSupport
import Testing

@Suite("State")
struct StateTests {
  let m = State<Int, Int> { position in
    position += 1
    return position * 10
  }

  @Test("modifies its position, and zips in order")
  func zipping() {
    #expect(State.modify { $0 *= 3 }.run(from: 5).position == 15)
    #expect(State.zip(m, m).run(from: 0).value == (10, 20))
  }

  @Test("lifts along a key path and along a lens")
  func lifting() {
    struct Window: Equatable { var title: String, width: Int }
    let window = Window(title: "Lab", width: 80)
    let wide = m.lift(along: \Window.width).run(from: window)
    #expect(wide.position == Window(title: "Lab", width: 81))
    #expect(wide.value == 810)
    let half = Lens<Int, Int>(get: { $0 / 2 }, set: { $0 = $1 * 2 + $0 % 2 })
    let width = Lens<Window, Int>(get: \.width, set: { $0.width = $1 })
    #expect(m.lift(along: width.then(half)).run(from: window).position.width == 82)
  }

  @Test("Plain binds reach the documented depth, nested either way")
  func depth() {
    let positions = onSmallStack {
      let step = State<Int, Void> { $0 += 1 }
      let left = (1..<documentedDepth).reduce(step) { program, _ in program.flatMap { step } }
      let right = (1..<documentedDepth).reduce(step) { program, _ in step.flatMap { program } }
      return [left.run(from: 0).position, right.run(from: 0).position]
    }
    #expect(positions == [documentedDepth, documentedDepth])
  }

  @Test("changes one element of a large array in place")
  func inPlace() {
    var store = Store(position: Array(repeating: 0, count: 10_000)) { $0[0] }
    let before = store.position.withUnsafeBufferPointer { $0.baseAddress }
    for _ in 0..<10 { store.move(by: State { $0[0] += 1 }) }
    #expect(store.position.withUnsafeBufferPointer { $0.baseAddress } == before)
    #expect(store.extract() == 10)
  }
}

@Suite("Lens")
struct LensTests {
  let lens = Lens<[Int], Int>(get: { $0[1] }, set: { $0[1] = $1 })
  let broken = Lens<[Int], Int>(
    get: { $0[1] },
    set: {
      $0[1] = $1
      $0[0] = 0
    }
  )

  func brokenLaws(_ lens: Lens<[Int], Int>) -> Set<String> {
    var laws: Set<String> = []
    let whole = [1, 2, 3]
    func setting(_ whole: [Int], _ part: Int) -> [Int] {
      var whole = whole
      lens.set(&whole, part)
      return whole
    }
    if setting(whole, lens.get(whole)) != whole { laws.insert("set what was got") }
    if lens.get(setting(whole, 9)) != 9 { laws.insert("get what was set") }
    if setting(setting(whole, 8), 9) != setting(whole, 9) { laws.insert("the last set counts") }
    return laws
  }

  @Test("obeys its laws, and one that damages a sibling does not")
  func laws() {
    #expect(brokenLaws(lens) == [])
    #expect(brokenLaws(broken) == ["set what was got"])
  }

  @Test("is a comonad morphism exactly when it obeys its laws")
  func morphism() {
    let sums = Store(position: [1, 2, 3]) { $0.reduce(0) { $0 * 10 + $1 } }
    let part = Store(meaning: sums.meaning.along(lens.meaning))
    #expect(part.extract() == sums.extract())
    #expect(part.position == 2)
    #expect(part.peek(at: 7) == 173)
    let moved = part.moved(by: .put(7))
    let program = State<Int, Void>.put(7).meaning.along(lens.meaning)
    #expect(moved.extract() == sums.meaning.moved(by: program).extract())
    let damaged = Store(meaning: sums.meaning.along(broken.meaning))
    #expect(damaged.extract() != sums.extract())
  }
}
