import ComponentKit
import TestSupport
import Testing

@Suite("The table of keyed rows")
struct KeyedInvariantTests {
  private typealias Row = Component<Elm<Adding>>

  @Test("is in order after random messages to a list, also with older copies", arguments: 1...20)
  func lists(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var list = KeyedList<Int, Void, Row> { Row(Adding()) }
    var older = [list]
    var counts: [[Int]] = [[]]
    for step in 0..<300 {
      let key = random.next(below: 40)
      let position = random.next(below: 40)
      switch random.next(below: 6) {
      case 0, 1: list.send(.insert(key, (), at: random.next(below: 2) == 0 ? nil : position))
      case 2: list.send(.remove(key))
      case 3: list.send(.move(key, to: position))
      default: list.send(.child(key, step))
      }
      list.checkInvariants()
      guard random.next(below: 20) == 0 else { continue }
      older.append(list)
      counts.append(list.view.map(\.view))
    }
    for (copy, views) in zip(older, counts) {
      copy.checkInvariants()
      #expect(copy.view.map(\.view) == views, "seed \(seed)")
      for other in older {
        let areEqual = copy.view.elementsEqual(other.view) { one, other in
          one.key == other.key && one.view == other.view
        }
        #expect((copy.view == other.view) == areEqual, "seed \(seed)")
      }
    }
  }

  @Test("is in order after random messages to a tree, also with older copies", arguments: 1...20)
  func trees(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = KeyedTree<Int, Void, Row> { Row(Adding()) }
    func path() -> [Int] { (0..<random.next(below: 4)).map { _ in random.next(below: 3) } }
    var older = tree
    for step in 1...300 {
      let before = tree.view
      let message: TreeMessage<Int, Void, Int>
      switch random.next(below: 8) {
      case 0...3: message = .insert(path() + [random.next(below: 3)], ())
      case 4: message = .remove(path())
      case 5: message = .move(path(), under: path())
      default: message = .child(path(), step)
      }
      let refusal = tree.send(message)
      tree.checkInvariants()
      if case .move = message, refusal == nil { continue }
      #expect((tree.view == before) == (refusal != nil), "seed \(seed)")
      if random.next(below: 20) == 0 {
        older.checkInvariants()
        older = tree
      }
    }
  }
}
