import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

/// Elements that appear and disappear in the sample programs, beside others that must stay.
@Suite("Keys in the sample programs")
struct SampleKeysTests {
  @Test("name the rows of every list that grows or shrinks", arguments: 1...cases(2, long: 4))
  func samples(seed: Int) {
    let changed = [
      changes(Counter(), seed), changes(Tasks(), seed), changes(Todos(), seed),
      changes(Wizard(), seed), changes(Life(), seed), changes(Feed(), seed),
      changes(Die(), seed), changes(Notebook(), seed),
      changes(Temperature(), seed), changes(FlightBooker(), seed), changes(DurationTimer(), seed),
      changes(People(), seed), changes(CircleDrawer(), seed),
      changes(Cells(columns: 3, rows: 4), seed),
    ]
    // Those of tasks, todos, sources and notes do.
    #expect(changed.filter { $0 > 0 }.count >= 4, "\(changed)")
  }

  @Test("are necessary for rows that come and go, and for insertions before others")
  func controls() {
    typealias View = Markup<Int>
    func list(_ names: [String], keyed: Bool) -> Node {
      View.ul([], names.map { keyed ? .li([], [.text($0)]).keyed(Key($0)) : .li([], [.text($0)]) })
        .node
    }
    func flaws(_ old: Node, _ new: Node) -> [String] { Growth(from: old, to: new).flaws }
    #expect(flaws(list(["a"], keyed: true), list(["b", "a"], keyed: true)) == [])
    #expect(flaws(list(["a"], keyed: false), list(["b"], keyed: false)) == [])
    #expect(
      flaws(list(["a"], keyed: false), list(["a", "b"], keyed: false)) == [
        "rows of ul at [] come and go without keys"
      ]
    )
    let hint = View.div([], [.p([], ["hint"]), .input([.label("a")])]).node
    let none = View.div([], [.input([.label("a")])]).node
    let last = View.div([], [.input([.label("a")]), .p([], ["hint"])]).node
    #expect(flaws(none, last) == [])
    #expect(flaws(none, hint) == ["something comes and goes before others in div at []"])
    #expect(flaws(View.p([], ["a"]).node, View.p([], [.em([], ["a"]), "b"]).node) == [])
    let outer = View.main([], [.div([], [.input([.label("a")])])]).node
    let other = View.main([], [.div([], [.p([], ["hint"]), .input([.label("a")])])]).node
    #expect(flaws(outer, other) == ["something comes and goes before others in div at [0]"])
  }

  /// Checks each view against the one before, and returns how many lists have grown or shrunk.
  private func changes<P: DrawnProgram>(_ program: P, _ seed: Int) -> Int {
    let shown = Visit(program, seed: seed, touches: 60).shown
    var count = 0
    for (old, new) in zip(shown, shown.dropFirst()) {
      let growth = Growth(from: old, to: new)
      #expect(growth.flaws == [], "\(P.self)")
      count += growth.lists
    }
    return count
  }
}

/// The elements that appear and disappear from one view to the next.
private struct Growth {
  /// The number of lists that have grown or shrunk.
  private(set) var lists = 0

  /// The places where an element may now be mistaken for another.
  private(set) var flaws: [String] = []

  init(from old: Node, to new: Node) { compare(old.drawn, new.drawn, at: []) }

  /// Whether an element of the shorter list has another place in the longer one: without a key, it
  /// is paired with the element at its place.
  private static func isShifted(_ one: [Node], _ other: [Node]) -> Bool {
    let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
    let tags = more.map { $0.element?.tag }
    return fewer.indices.contains { place in
      guard let tag = fewer[place].element?.tag else { return false }
      return tags[place] != tag && tags.contains(tag)
    }
  }

  private mutating func compare(_ old: Node, _ new: Node, at path: [Int]) {
    guard let before = old.element, let after = new.element, before.tag == after.tag else { return }
    let isList = ["ul", "ol", "tbody"].contains(after.tag)
    let isKeyed = (before.children + after.children).allSatisfy { $0.key != nil }
    if before.children.count != after.children.count {
      if isList { lists += 1 }
      if !isKeyed {
        if isList { flaws.append("rows of \(after.tag) at \(path) come and go without keys") }
        if Self.isShifted(before.children, after.children) {
          flaws.append("something comes and goes before others in \(after.tag) at \(path)")
        }
      }
    }
    for (position, child) in after.children.enumerated() {
      let pair =
        isKeyed
        ? before.children.first { $0.key == child.key }
        : before.children.indices.contains(position) ? before.children[position] : nil
      if let pair { compare(pair, child, at: path + [position]) }
    }
  }
}
