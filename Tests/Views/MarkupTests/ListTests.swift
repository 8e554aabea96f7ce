import TestSupport
import Testing

@testable import Markup

@Suite("Lists of values")
struct ListTests {
  /// A row: its number and its visible text.
  struct Row: Equatable, Sendable {
    let id: Int
    var title: String
  }

  static func list(_ rows: [Row]) -> Markup<Int> {
    .list("ul", [.class("rows"), .onClick(-1)], of: rows, key: { Key($0.id) }, draw: row)
  }

  static func memos(_ rows: [Row]) -> Markup<Int> {
    .ul(
      [.class("rows"), .onClick(-1)],
      rows.map { value in .memo(on: value, draw: row).keyed(Key(value.id)) }
    )
  }

  private static let row: @Sendable (Row) -> Markup<Int> = { row in
    .li([.onClick(row.id)], [.text(row.title), .memo(on: row.id) { .text("\($0)") }])
  }

  @Test(
    "behave as an element of memos does, after any changes",
    arguments: 0..<30
  )
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var rows: [Row] = []
    var drawing = Drawing(Self.list(rows).node)
    for _ in 0..<30 {
      switch random.next(below: 5) {
      case 0: rows.shuffle(using: &random)
      case 1: rows.removeAll { _ in random.next(below: 3) == 0 }
      case 2: if rows.count > 1 { rows.swapAt(0, rows.count - 1) }
      case 3:
        for place in rows.indices where random.next(below: 4) == 0 { rows[place].title += "!" }
      default:
        for _ in 0..<random.next(below: 5) {
          let id = random.next(below: 1_000_000)
          if rows.contains(where: { $0.id == id }) { continue }
          rows.insert(Row(id: id, title: "row"), at: random.next(below: rows.count + 1))
        }
      }
      let (before, next, same) = (drawing.node, Self.list(rows), Self.memos(rows))
      let patch = drawing.show(next.node)
      #expect(drawing.node == same.node)
      #expect(before.applying(patch) == same.node)
      #expect(patch == Patch(from: before, to: same.node))
      #expect(next == same)
      #expect(next.message(for: .click, at: [0, 0]) == rows.first?.id ?? -1)
      #expect(drawing.show(Self.list(rows).node) == nil)
    }
  }

  @Test("draw only changed values: the other rows are the same objects")
  func kept() throws {
    var rows = (0..<100).map { Row(id: $0, title: "row") }
    var drawing = Drawing(Self.list(rows).node)
    let before = try #require(drawing.node.element?.children)
    rows[7].title = "changed"
    rows.swapAt(1, 98)
    rows.remove(at: 50)
    rows.insert(Row(id: 100, title: "new"), at: 20)
    _ = drawing.show(Self.list(rows).node)
    let after = try #require(drawing.node.element?.children)
    for (row, node) in zip(rows, after) where row.title == "row" {
      #expect(node === before[row.id], "row \(row.id)")
    }
    #expect(after[7].text == "changed7")
  }

  @Test("of different places in the source are drawn again")
  func sites() {
    let rows = [Row(id: 1, title: "a")]
    var drawing = Drawing(Self.list(rows).node)
    let other = Markup<Int>.list(
      "ul",
      of: rows,
      key: { Key($0.id) },
      draw: { .li([], [.text($0.title)]) }
    )
    _ = drawing.show(other.node)
    #expect(drawing.node == other.node)
    #expect(drawing.node.element?.attributes == [])
  }

  @Test("trap if two keys are equal, or if a browser runs the tag")
  func traps() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.list("ul", of: [1, 1], key: { Key($0) }, draw: { _ in .li([], []) }).html
    }
    #expect(message(first).contains("keys of siblings must be different; got 1 twice"))
    let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func list(_ values: [Int]) -> Node {
        Markup<Int>.list("ul", of: values, key: { Key($0 / 10) }, draw: { _ in .li([], []) }).node
      }
      var drawing = Drawing(list([1, 12]))
      _ = drawing.show(list([1, 2]))
    }
    #expect(message(later).contains("keys of siblings must be different; got 0 twice"))
    let tag = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.list("script", of: [1], key: { Key($0) }, draw: { _ in .li([], []) })
    }
    #expect(message(tag).contains("tag must be a name whose text no browser runs; got script"))
  }
}
