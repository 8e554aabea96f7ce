import Comonads
import FreeMonad
import TestSupport
import Testing

/// Operations that add to a total and are answered with it.
enum Adding: Container {
  typealias Shape = Int
  typealias Position = Int
}

/// Returns the operations of a program of additions, and its value.
func trace<Value>(_ program: Free<Adding, Value>) -> (asked: [Int], value: Value) {
  var asked: [Int] = []
  var total = 0
  let value = program.fold { operation in
    asked.append(operation)
    total += operation
    return total
  }
  return (asked, value)
}

/// The same, resumed step by step.
func steps<Value>(_ program: Free<Adding, Value>) -> (asked: [Int], value: Value) {
  var asked: [Int] = []
  var total = 0
  var program = program
  while true {
    switch program.resume() {
    case .done(let value): return (asked, value)
    case .suspended(let layer):
      asked.append(layer.shape)
      total += layer.shape
      program = layer.value(total)
    }
  }
}

func same<Value: Equatable>(_ left: Free<Adding, Value>, _ right: Free<Adding, Value>) -> Bool {
  trace(left) == trace(right) && steps(left) == trace(left) && steps(right) == trace(left)
}

@Suite("Free")
struct FreeTests {
  let m = Free<Adding, Int>.liftF(3).flatMap { a in Free.liftF(a + 1).map { a * 10 + $0 } }
  let f = { (n: Int) in Free<Adding, Int>.liftF(n).flatMap { a in n > 50 ? .pure(a) : .liftF(a) } }
  let g = { (n: Int) in Free<Adding, Int>.liftF(n % 7).map { $0 - n } }

  @Test("wraps a layer, and a bind goes into it")
  func wrapping() {
    #expect(trace(m) == ([3, 4], 37))
    let layer = Layer<Adding, Free<Adding, Int>>(shape: 2) { f($0) }
    #expect(same(Free(layer).flatMap(g), Free(layer.map { $0.flatMap(g) })))
    #expect(same(Free.liftF(5), Free(Layer(shape: 5) { .pure($0) })))
    guard case .suspended(let first) = m.resume() else {
      Issue.record("the program must wait for an answer")
      return
    }
    #expect(same(Free(first), m))
  }

  @Test("may have several handlers of one operation, in any order")
  func multiShot() {
    let program = m.flatMap(f).flatMap(g)
    guard case .suspended(let layer) = program.resume() else { return }
    let first = layer.value(3)
    let second = layer.value(100)
    let before = trace(first)
    #expect(trace(second).asked != before.asked)
    #expect(trace(first) == before)
    guard case .suspended(let inner) = first.flatMap(g).resume() else { return }
    let branches = (1...3).map { trace(inner.value($0).flatMap(f)).value }
    let again = (1...3).reversed().map { trace(inner.value($0).flatMap(f)).value }
    #expect(branches == again.reversed())
  }

  @Test("is cut off when it takes too long, even if it never ends")
  func cutoff() {
    func forever() -> Free<Adding, Never> { Free.liftF(1).flatMap { _ in forever() } }
    #expect(trace(forever().cutoff(after: 1_000)).asked.count == 1_000)
  }

  @Test("takes the answers of a dual container from a function, or always the same one")
  func answers() {
    #expect(OperationHandler<Adding>.each { $0 * 2 }(4) == 8)
    #expect(OperationHandler<Adding>.always(5)(4) == 5)
  }
}
