import Markup
import TestSupport
import Testing

/// Patches between nodes; ``MarkupModelTests`` has their laws.
@Suite("A patch")
struct PatchTests {
  private static func list(_ keys: [Int]) -> Node {
    Markup<Int>.ul([], keys.map { .li([.onClick($0)], ["row \($0)"]).keyed(Key($0)) }).node
  }

  @Test(
    "moves as few children as possible, for all permutations of a few",
    arguments: 0...cases(6, long: 7)
  )
  func permutations(count: Int) {
    let old = Array(0..<count)
    for new in permuted(old) {
      let patch = Patch(from: Self.list(old), to: Self.list(new))
      #expect((patch?.moves ?? 0) == leastMoves(old, new), "to \(new)")
      #expect(Self.list(old).applying(patch) == Self.list(new), "to \(new)")
      #expect((patch == nil) == (old == new))
    }
  }

  @Test("moves as few children as possible among insertions and removals", arguments: 0...4)
  func comingAndGoing(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<cases(80, long: 400) {
      let old = Array((0..<9).shuffled(using: &random).prefix(random.next(below: 9)))
      let new = Array((0..<9).shuffled(using: &random).prefix(random.next(below: 9)))
      let patch = Patch(from: Self.list(old), to: Self.list(new))
      #expect((patch?.moves ?? 0) == leastMoves(old, new), "\(old) to \(new)")
      #expect(Self.list(old).applying(patch) == Self.list(new), "\(old) to \(new)")
      #expect(inserted(patch) == new.filter { !old.contains($0) }, "\(old) to \(new)")
    }
  }

  @Test("finds text keys as well as numbers")
  func texts() {
    func list(_ keys: [String]) -> Node {
      Markup<Int>.ul([], keys.map { .li([], ["\($0)"]).keyed(Key($0)) }).node
    }
    let old = list(["milk", "bread", "a", "", "bred", "\u{e9}", "e\u{301}"])
    let new = list(["e\u{301}", "bread", "milk", "\u{e9}", "a", "cheese", ""])
    let patch = Patch(from: old, to: new)
    #expect(old.applying(patch) == new)
    #expect(patch?.moves == 3)
  }

  @Test("touches one row if one of a thousand changes")
  func one() {
    let old = (0..<1_000).map { Markup<Int>.li([], ["\($0)"]).keyed(Key($0)) }
    var new = old
    new[500] = Markup<Int>.li([.class("selected")], ["500"]).keyed(500)
    let patch = Patch(from: Markup.ul([], old).node, to: Markup.ul([], new).node)
    #expect(patch?.touched == 1)
  }

  @Test("touches two rows if two of a thousand are swapped")
  func swapped() {
    var keys = Array(0..<1_000)
    let old = Self.list(keys)
    keys.swapAt(1, 998)
    let patch = Patch(from: old, to: Self.list(keys))
    #expect(patch?.touched == 2)
    #expect(patch?.moves == 2)
  }

  @Test("replaces only nodes with another tag or another key")
  func replaced() {
    func node(_ markup: Markup<Int>) -> Node { markup.node }
    let text = node(.p([], ["milk"]))
    #expect(Patch(from: text, to: node(.em([], ["milk"]))) == .replace(node(.em([], ["milk"]))))
    let keyed = node(.p([], ["milk"]).keyed(1))
    #expect(Patch(from: text, to: keyed) == .replace(keyed))
    #expect(Patch(from: text, to: node(.text("milk"))) == .replace(node(.text("milk"))))
    #expect(Patch(from: node(.text("milk")), to: node(.text("bread"))) == .text("bread"))
    #expect(Patch(from: text, to: node(.p([], ["bread"])))?.touched == 1)
  }

  @Test("ignores the order of attributes")
  func attributes() {
    let old = Markup<Int>.p([.id("a"), .title("b")], [])
    #expect(Patch(from: old.node, to: Markup<Int>.p([.title("b"), .id("a")], []).node) == nil)
    let patch = Patch(from: old.node, to: Markup<Int>.p([.title("c"), .class("d")], []).node)
    guard case .change(let change)? = patch else {
      Issue.record("an element must be changed, not replaced")
      return
    }
    #expect(change.set.map(\.name) == ["title", "class"])
    #expect(change.removed == ["id"])
    #expect(change.kinds == nil)
  }

  @Test("lists the kinds of events that are handled now")
  func kinds() {
    let old = Markup<Int>.button([.onClick(1)], [])
    #expect(Patch(from: old.node, to: Markup<Int>.button([.onClick(2)], []).node) == nil)
    let new = Markup<Int>.button([.onKey("a", 1)], [])
    guard case .change(let change)? = Patch(from: old.node, to: new.node) else {
      Issue.record("an element must be changed, not replaced")
      return
    }
    #expect(change.kinds == Event.Kinds(.keyDown))
  }

  private func inserted(_ patch: Patch?) -> [Int] {
    guard case .change(let change)? = patch else { return [] }
    return (change.order ?? []).compactMap { piece in
      if case .inserted(let node) = piece { node.key.flatMap { Int($0.description) } } else { nil }
    }
  }
}

/// All orders of some values.
private func permuted(_ values: [Int]) -> [[Int]] {
  if values.isEmpty { return [[]] }
  return values.flatMap { first in
    permuted(values.filter { $0 != first }).map { [first] + $0 }
  }
}

/// The fewest children that must move, found by trying every set of those that stay.
private func leastMoves(_ old: [Int], _ new: [Int]) -> Int {
  let places = new.compactMap { old.firstIndex(of: $0) }
  var longest = 0
  for set in 0..<(1 << places.count) {
    var (last, length) = (-1, 0)
    for place in places.indices where set >> place & 1 == 1 {
      if places[place] < last {
        length = 0
        break
      }
      (last, length) = (places[place], length + 1)
    }
    longest = max(longest, length)
  }
  return places.count - longest
}
