import Locks
import TestSupport
import Testing

@testable import Markup

@Suite("Lists of items")
struct ListTests {
  /// A row: its number and its visible text.
  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
  }

  /// A row, and whether it is selected.
  struct Shown: Equatable, Sendable {
    let row: Row
    let isSelected: Bool
  }

  static func list(_ rows: [Row], _ selected: Int? = nil) -> Markup<Int> {
    .list("ul", [.class("rows"), .onClick(-1)], of: rows, selected: selected, row: row)
  }

  static func memos(_ rows: [Row], _ selected: Int? = nil) -> Markup<Int> {
    .ul(
      [.class("rows"), .onClick(-1)],
      rows.map { value in
        .memo(on: Shown(row: value, isSelected: value.id == selected)) {
          row($0.row, $0.isSelected)
        }.keyed(Key(value.id))
      }
    )
  }

  private static let row: @Sendable (Row, Bool) -> Markup<Int> = { row, isSelected in
    .li(
      [.onClick(row.id), .class("selected", if: isSelected)],
      [
        .text(row.title), .memo(on: row.id) { .text("\($0)") },
        .list(
          "ol",
          of: [Int](0..<(row.id % 4)),
          id: { $0 },
          row: { .li([.onClick($0)], ["\($0)"]) }
        ),
      ]
    )
  }

  @Test(
    "behave as an element of memos does, after any changes",
    arguments: 0..<UInt64(cases(10, long: 30))
  )
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var rows: [Row] = []
    var selected: Int?
    var drawing = Drawing(Self.list(rows).node)
    for _ in 0..<30 {
      switch random.next(below: 6) {
      case 0: rows.shuffle(using: &random)
      case 1: rows.removeAll { _ in random.next(below: 3) == 0 }
      case 2: if rows.count > 1 { rows.swapAt(0, rows.count - 1) }
      case 3:
        for place in rows.indices where random.next(below: 4) == 0 { rows[place].title += "!" }
      case 4: selected = rows.randomElement(using: &random)?.id
      default:
        for _ in 0..<random.next(below: 5) {
          let id = random.next(below: 1_000_000)
          if rows.contains(where: { $0.id == id }) { continue }
          rows.insert(Row(id: id, title: "row"), at: random.next(below: rows.count + 1))
        }
      }
      let (before, next) = (drawing.node, Self.list(rows, selected))
      let same = Self.memos(rows, selected)
      let patch = drawing.show(next.node)
      #expect(drawing.node == same.node)
      #expect(before.applying(patch) == same.node)
      #expect(patch == Patch(from: before, to: same.node))
      #expect(next == same)
      #expect(next.message(for: .click, at: [0, 0]) == rows.first?.id ?? -1)
      #expect(drawing.show(Self.list(rows, selected).node) == nil)
    }
  }

  @Test("draw and compare only the rows that change")
  func counted() throws {
    let (draws, comparisons) = (Tally(), Tally())
    struct Item: Equatable, Identifiable, Sendable {
      let id: Int
      var title: String
      let comparisons: Tally

      static func == (left: Item, right: Item) -> Bool {
        left.comparisons.count()
        return left.id == right.id && left.title == right.title
      }
    }
    func view(_ items: [Item], _ selected: Int?) -> Node {
      Markup<Int>.list("ul", of: items, selected: selected) { item, isSelected in
        draws.count()
        return .li([.class("selected", if: isSelected)], [.text(item.title)])
      }.node
    }
    var items = (0..<1_000).map { Item(id: $0, title: "row", comparisons: comparisons) }
    var drawing = Drawing(view(items, nil))
    /// Returns how many rows are touched, drawn and compared to show the items.
    func show(_ selected: Int?) -> [Int] {
      let (drawn, compared) = (draws.total, comparisons.total)
      let patch = drawing.show(view(items, selected))
      return [patch?.touched ?? 0, draws.total - drawn, comparisons.total - compared]
    }
    // The same array: no item is compared. A row that changes is drawn as it was and as it is.
    #expect(show(nil) == [0, 0, 0])
    #expect(show(700) == [1, 2, 0])
    #expect(show(20) == [2, 4, 0])
    #expect(show(20) == [0, 0, 0])
    items[500].title = "changed"
    #expect(show(20) == [1, 2, 1_000])
    items.swapAt(1, 998)
    let swap = show(20)
    #expect(swap[0] == 2 && swap[1] == 0 && swap[2] < 1_020, "\(swap)")
    items.remove(at: 400)
    let removal = show(20)
    #expect(removal[0] == 0 && removal[1] == 0 && removal[2] < 1_020, "\(removal)")
    items.append(Item(id: 1_000, title: "new", comparisons: comparisons))
    // A new row is drawn when somebody reads the patch.
    #expect(show(20) == [1, 0, 999])
    items.swapAt(2, 20)
    items[2].title = "selected"
    let both = show(20)
    #expect(both[0] == 3 && both[1] == 2, "\(both)")
  }

  @Test("draw all rows for each view if their items are not compared")
  func redrawn() {
    func list(_ names: [String], _ mark: String) -> Markup<Int> {
      .list(
        "ul",
        redrawing: names,
        id: { $0 },
        row: { .li([.onClick($0.count)], [.text($0 + mark)]) }
      )
    }
    var drawing = Drawing(list(["a", "bb"], "").node)
    #expect(drawing.show(list(["bb", "a"], "!").node)?.touched == 3)
    #expect(drawing.node.text == "bb!a!")
    #expect(list(["a", "bb"], "").message(for: .click, at: [1]) == 2)
    #expect(list(["a"], "").node[[0]]?.key == "a")
  }

  @Test("become other lists and other elements, and keep what is the same")
  func others() {
    let rows = [Row(id: 1, title: "a"), Row(id: 2, title: "b")]
    let plain: @Sendable (Row) -> Markup<Int> = { .li([], [.text($0.title)]) }
    let views: [Markup<Int>] = [
      .list("ul", of: rows, row: plain),
      .list("ul", of: rows) { .li([.title("other")], [.text($0.title)]) },
      .list("ul", of: rows.reversed(), id: { $0.title }, row: plain),
      .list("ol", of: rows, row: plain), .ul([], [.li([], ["a"]).keyed(1)]),
      .memo(on: rows) { .list("ul", of: $0, row: plain) },
      .text("none"),
    ]
    for old in views {
      for new in views {
        var drawing = Drawing(old.node)
        let patch = drawing.show(new.node)
        #expect(drawing.node == new.node)
        #expect(old.node.drawn.applying(patch) == new.node)
        #expect(drawing.show(new.node) == nil)
      }
    }
    // The first row stays where it is, since its key is the same.
    var drawing = Drawing(views[0].node)
    #expect(drawing.show(views[4].node)?.touched == 0)
  }

  @Test("have identities of numbers, texts and other types")
  func identities() {
    struct ID: NodeIdentity {
      let parts: [Int]
      var nodeKey: Key { Key(parts.map { "\($0)" }.joined(separator: "/")) }
    }
    let ids = [ID(parts: [1, 2]), ID(parts: [3])]
    let list = Markup<Int>.list("ul", of: ids, id: { $0 }, row: { .li([], ["\($0.parts.count)"]) })
    #expect(list.node.drawn.element?.children.map { $0.key } == ["1/2", "3"])
    #expect(7.nodeKey == 7 && "7".nodeKey == "7" && Key(7).nodeKey == 7)
  }

  @Test("draw all rows of a key that comes more than once, also later, and compare them rightly")
  func repeated() {
    struct Item: Equatable {
      let id: Int
      let text: String
    }
    func list(_ items: [Item]) -> Node {
      Markup<Int>.list(
        "ul",
        of: items,
        id: { $0.id },
        row: { .li([.onClick($0.id)], [.text($0.text)]) }
      ).node
    }
    func children(_ items: [Item]) -> Node {
      Markup<Int>.ul(
        [],
        items.map { .li([.onClick($0.id)], [.text($0.text)]).keyed(Key($0.id)) }
      ).node
    }
    var random = SplitMix(seed: 3)
    func some() -> [Item] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let id = Int.random(in: 0...3, using: &random)
        return Item(id: id, text: "\(id)\(Int.random(in: 0...2, using: &random))")
      }
    }
    for make in [list, children] {
      for _ in 0..<200 {
        var items = some()
        var drawing = Drawing(make(items))
        for _ in 0..<5 {
          let old = drawing.node.drawn
          items = some()
          let patch = drawing.show(make(items))
          #expect(patch.map { old.applying($0) } ?? old == make(items).drawn)
          #expect(drawing.node.drawn.element?.children.map(\.text) == items.map(\.text))
        }
      }
    }
  }

  @Test("trap if a row has a key, or if a browser runs the tag")
  func traps() async {
    let keyed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.list("ul", of: [1], id: { $0 }, row: { _ in .li([], []).keyed(2) }).html
    }
    #expect(message(keyed).contains("row of a list must have no key; got 2"))
    let tag = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Markup<Int>.list("script", of: [1], id: { $0 }, row: { _ in .li([], []) })
    }
    #expect(message(tag).contains("tag must be a name whose text no browser runs; got script"))
  }
}
