import TestSupport
import Testing

@testable import ComponentHost

@Suite("Changes of a value")
struct ValueChangesTests {
  private final class Node {
    var name: String
    var next: Node?
    var others: [Node] = []
    init(_ name: String, next: Node? = nil) {
      self.name = name
      self.next = next
    }

    deinit {
      // A long list is released one node after the other.
      while let node = next, isKnownUniquelyReferenced(&next) {
        next = node.next
        node.next = nil
      }
    }
  }

  private indirect enum List {
    case end
    case item(Int, List)
  }

  private struct Tags {
    var tags: Set<String>
    var state: State

    enum State {
      case chosen(Set<Int>)
    }
  }

  private func lines<Value>(_ old: Value, _ new: Value) -> [String] {
    changes(from: old, to: new)
  }

  /// A ring of nodes, each of which also refers to all others.
  private func ring(_ names: String...) -> [Node] {
    let nodes = names.map { Node($0) }
    for (index, node) in nodes.enumerated() {
      node.next = nodes[(index + 1) % nodes.count]
      node.others = nodes
    }
    return nodes
  }

  @Test("are finite for objects that refer to each other")
  func cycles() {
    let (old, new) = (ring("a", "b", "c"), ring("a", "x", "c"))
    #expect(lines(old[0], new[0]) == ["next.name: \"b\" -> \"x\""])
    #expect(lines(old, ring("a", "b", "c")) == [])
    for node in old + new { (node.next, node.others) = (nil, []) }
    let many = (0..<30).map { "\($0)" }.reduce(into: [Node]()) { nodes, name in
      let node = Node(name)
      node.others = nodes + nodes
      nodes.append(node)
    }
    #expect(lines(["a": many[29]], [:]).count == 1)
  }

  @Test("are none between equal sets and dictionaries in another order")
  func unordered() {
    let numbers = Set(0..<1_000)
    var others = Set<Int>(minimumCapacity: 100_000)
    for number in (0..<1_000).reversed() { others.insert(number) }
    #expect(Array(numbers) != Array(others))
    #expect(lines(numbers, others) == [])
    let words = Set(numbers.map { "\($0)" })
    var more = Set<String>(minimumCapacity: 100_000)
    for word in words { more.insert(word) }
    #expect(
      lines(
        Tags(tags: words, state: .chosen(numbers)),
        Tags(tags: more, state: .chosen(others))
      ) == []
    )
    let table = Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, numbers) })
    #expect(lines(table, table.mapValues { _ in others }) == [])
    #expect(lines(Set([1, 2]), [2]) == ["[0]: 1 -> nothing"])
    let keys: [AnyHashable: Int] = [1: 1, "1": 2]
    #expect(lines(keys, [1: 1, "1": 3]) == ["[\"1\"]: 2 -> 3"])
  }

  @Test("are none between equal sets whose elements share an object")
  func sharedObjects() {
    struct Item: Hashable {
      let id: Int
      let owner: Node
      static func == (left: Item, right: Item) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let owner = Node("owner")
    let items = Set((0..<9).map { Item(id: $0, owner: owner) })
    for capacity in [10, 100, 1_000] {
      var others = Set<Item>(minimumCapacity: capacity)
      for item in items { others.insert(item) }
      #expect(lines(items, others) == [])
    }
  }

  @Test("of a hundred thousand levels are found on a small stack")
  func depth() {
    let counts = onSmallStack {
      func list(_ count: Int, _ end: String) -> Node {
        (0..<count).reduce(Node(end)) { node, _ in Node("a", next: node) }
      }
      let long = list(100_000, "end")
      let near = list(20, "end")
      return [
        lines(long, list(100_000, "other")).count, lines(near, list(20, "other")).count,
        // Both the name and the next node of the last one differ.
        lines(long, near).count,
      ]
    }
    #expect(counts == [0, 1, 2])
    var old = List.end
    for number in 0..<300 { old = .item(number, old) }
    #expect(lines(old, .item(0, old)).count == 1)
    #expect(lines(List.item(1, .end), .item(2, .end)) == [".item(1, .end) -> .item(2, .end)"])
  }

  @Test("are one line each")
  func oneLine() {
    #expect(lines("a\u{1B}b", "c\nd").allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") })
    let long = String(repeating: "a", count: 1_000)
    #expect(lines("", long).allSatisfy { $0.count < 220 })
    // A difference behind the cut is a change all the same.
    #expect(lines(long + "a", long + "b").count == 1)
    #expect(lines(Set(0..<500), Set(0..<501)).count == 1)
    #expect(lines([long + "a": 1], [long + "b": 1]).count == 2)
  }
}
