import ComponentKit
import TestSupport
import Testing

/// A list of numbers, of which each message raises one.
private struct Numbers: Program {
  let initial: [Int]

  init(count: Int) { initial = Array(repeating: 0, count: count) }

  func refusal(of index: Int, in numbers: [Int]) -> Refusal? {
    numbers.indices.contains(index) ? nil : Refusal("no number has the index \(index)")
  }

  func update(_ numbers: inout [Int], by index: Int) { numbers[index] += 1 }

  func view(_ numbers: [Int], send: @escaping (Int) -> Void) -> Int { numbers[numbers.count / 2] }
}

@Suite("A list of numbers as the state")
struct ArrayStateTests {
  @Test("is changed in place: to raise one of 10,000 costs as much as one of 100")
  func messages() {
    func check<A: ProgramArchitecture<Numbers>>(_: A.Type) {
      var few = Component<A>(Numbers(count: 100))
      var many = Component<A>(Numbers(count: 10_000))
      func raise(_ component: inout Component<A>, _ count: Int) {
        for _ in 0..<2_000 {
          component.send(count / 2)
          _ = component.view
        }
      }
      raise(&few, 100)
      let small = countedWork { raise(&few, 100) }
      let large = countedWork { raise(&many, 10_000) }
      // A copy of 10,000 numbers for each message would count 5,000 times 2,000. The first message
      // copies the initial numbers.
      #expect(abs(large - small) < 20_000, "\(A.self): \(small), \(large)")
      #expect(few.view == 4_000 && many.view == 2_000)
      #expect(many.send(10_000) == Refusal("no number has the index 10000"))
    }
    check(React.self)
    check(Redux.self)
    check(Elm.self)
    check(Halogen.self)
  }
}
