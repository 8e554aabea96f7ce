import Markup
import TestSupport
import Testing

@testable import WebHost

@Suite("Bytes")
struct BytesTests {
  @Test("a page that applies every patch shows the current view", arguments: 0..<40)
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var drawing = Drawing(random.node(depth: 3))
    let page = ModelPage()
    page.apply(.replace(drawing.node))
    #expect(page.root == ModelPage.Item(showing: drawing.node))
    for _ in 0..<25 {
      let next = random.node(depth: 3)
      if let patch = drawing.show(next) { page.apply(patch) }
      #expect(page.root == ModelPage.Item(showing: next))
    }
  }

  @Test("a page of ten thousand rows is read to its end, and one changed row is a few bytes")
  func long() throws {
    func list(_ count: Int, changed: Int) -> Node {
      Markup<Int>.ul(
        [],
        (0..<count).map { row in
          .li([.onClick(row)], [.text(row == changed ? "\u{1F600}changed" : "row \(row)")]).keyed(
            Key(row)
          )
        }
      ).node
    }
    var drawing = Drawing(list(10_000, changed: -1))
    let page = ModelPage()
    let all = PatchBytes(.replace(drawing.node))
    page.apply(all)
    #expect(page.root == ModelPage.Item(showing: drawing.node))
    #expect(page.copies == 9_999)
    #expect(all.operations.count < 130_000)
    let shown = drawing.show(list(10_000, changed: 9_000))
    let patch = try #require(shown)
    #expect(PatchBytes(patch).operations.count < 24)
    page.apply(patch)
    #expect(page.root.children[9_000].children[0].data == "\u{1F600}changed")
  }

  @Test(
    "a page that applies patches of lists shows the rows",
    arguments: 0..<UInt64(cases(16, long: 40))
  )
  func lists(seed: UInt64) {
    func view(_ numbers: [Int], _ selected: Int?, _ isWide: Bool) -> Node {
      let rows = numbers.map { Numbered(number: $0, size: 100) }
      let attributes: [Attribute<Int>] = isWide ? [.class("wide")] : []
      let list = Markup<Int>.list("ul", attributes, of: rows, selected: selected) {
        row,
        isSelected in
        .li(
          [.onClick(row.number), .class("selected", if: isSelected)],
          [
            .input([.type("checkbox"), row.number < 50 ? .checked(true) : .none]),
            "\(row.number % 100)\u{1F600}",
            .list("ol", of: [Int](0..<(row.number % 3)), id: { $0 }, row: { .li([], ["\($0)"]) }),
          ]
        )
      }
      return Markup<Int>.div([], isWide ? [list, .p([], ["wide"]), list] : [list]).node
    }
    var random = SplitMix(seed: seed)
    var drawing = Drawing(view([], nil, false))
    let page = ModelPage()
    page.apply(.replace(drawing.shown))
    for _ in 0..<30 {
      var keys = Array(0..<random.next(below: 12))
      if random.next(below: 2) == 0 { keys.shuffle(using: &random) }
      let numbers = keys.map {
        100 * $0 + (random.next(below: 2) == 0 ? 7 : random.next(below: 100))
      }
      let next = view(numbers, random.next(below: 12), random.next(below: 4) == 0)
      if let patch = drawing.show(next) { page.apply(patch) }
      #expect(page.root == ModelPage.Item(showing: next))
    }
  }

  @Test("a row of a list is what differs from the row before, and a changed one what changes")
  func rows() {
    func table(_ numbers: [Int], selected: Int? = nil) -> Node {
      let rows = numbers.map { Numbered(number: $0, size: 10) }
      return Markup<Int>.list("tbody", of: rows, selected: selected) { row, isSelected in
        .tr(
          [.class("a long name"), .class("selected", if: isSelected)],
          [.td([.class("another")], ["\(row.number)"])]
        )
      }.node
    }
    let numbers = Array(stride(from: 0, to: 10_000, by: 10))
    var drawing = Drawing(table(numbers))
    let all = PatchBytes(.replace(drawing.shown))
    // The kind, which text, its length, and the end.
    #expect(all.operations.count < 4 * 1_000 + 50)
    #expect(all.text.count < 4_000)
    let others = numbers.map { $0 == 70 ? 71 : $0 }
    let changed = drawing.show(table(others))
    let path: [UInt8] = [3, 0, 0, 0, 1, 7, 3, 0, 0, 0, 1, 0, 3, 0, 0, 0, 1, 0]
    #expect(changed.map { PatchBytes($0).operations } == path + [2, 2, 0, 0, 0])
    let selection = drawing.show(table(others, selected: 7))
    #expect(
      selection.map { PatchBytes($0).operations } == [3, 0, 0, 0, 1, 7, 3, 1, 5, 20, 0, 0, 0, 0, 0]
    )
  }

  @Test(
    "texts have their lengths in units of UTF-16",
    arguments: ["", "a", "milk", "äöü", "日本語", "👩‍🚀 and 4", "1234567é", "12345678🙂"]
  )
  func units(text: String) {
    let bytes = PatchBytes(.text(text))
    #expect(bytes.operations == [2, UInt8(text.utf16.count)])
    #expect(bytes.text == Array(text.utf8))
  }

  @Test("copies elements like the one before, except fields")
  func copies() {
    func copies(_ rows: [Markup<Int>]) -> Int {
      let page = ModelPage()
      let node = Markup<Int>.ul([], rows).node
      page.apply(.replace(node))
      #expect(page.root == ModelPage.Item(showing: node))
      return page.copies
    }
    #expect(copies([.li([.title("a")], ["milk"]), .li([.title("b")], ["milk"])]) == 1)
    #expect(copies([.li([], ["milk"]), "and", .li([], ["milk"]), .li([], ["bread"])]) == 2)
    #expect(copies([.li([], [.input([.value("")])]), .li([], [.input([.value("a")])])]) == 0)
    #expect(copies([.li([], [.input([])]), .li([], [.input([.value("a")])])]) == 1)
    #expect(copies([.li([], ["milk"]), .li([], [.p([], ["milk"])]), .li([], ["bread"])]) == 0)
    #expect(copies([.li([], ["milk"]), .li([], ["milk", "bread"]), .li([])]) == 0)
    #expect(copies([.li([.title("a")]), .li([.id("a")]), .li([.onClick(1)])]) == 1)
    #expect(copies([.li([], [.p([], ["a"]), "b"]), .li([], [.p([], ["a"]), "c"])]) == 1)
    #expect(copies([.li([]), .p([])]) == 0)
  }

  @Test("reads the event that a page writes")
  func event() {
    var bytes: [UInt8] = [2, 5 | 3 << 4, 9]
    for number in [1.5, -2.0] {
      for shift in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * shift)))
      }
    }
    bytes += [2, 3, 0x80, 0x02, 3] + Array("\u{20AC}".utf8) + [1] + Array("a".utf8)
    let read = EventBytes(bytes)
    #expect(read?.path == [3, 256])
    #expect(
      read?.event
        == Event(
          .input,
          value: "\u{20AC}",
          isChecked: true,
          key: "a",
          modifiers: [.shift, .option],
          buttons: [.primary, .secondary],
          x: 1.5,
          y: -2
        )
    )
    #expect(read?.isPast == false && read?.isFollowed == false)
    for flags: UInt8 in 0..<8 {
      bytes[2] = flags | 8
      let read = EventBytes(bytes)
      #expect(read?.event.isChecked == (flags & 1 != 0))
      #expect(read?.isPast == (flags & 2 != 0))
      #expect(read?.isFollowed == (flags & 4 != 0))
    }
    #expect(EventBytes(bytes + [0]) == nil)
    for count in bytes.indices { #expect(EventBytes(Array(bytes[..<count])) == nil) }
    #expect(EventBytes([99]) == nil)
    let withoutPoint = EventBytes([0, 0, 0, 1, 7, 0, 0])
    #expect(withoutPoint?.event == Event(.click) && withoutPoint?.path == [7])
  }

  @Test("reads any bytes without a trap", arguments: [7] as [UInt64])
  func hostile(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<20_000 {
      let bytes = (0..<random.next(below: 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      _ = EventBytes(bytes)
    }
  }
}

/// A number that others of the same group replace.
private struct Numbered: Equatable, Identifiable, Sendable {
  let number: Int
  let size: Int

  var id: Int { number / size }
}

/// Nodes that repeat themselves for the same seed.
extension SplitMix {
  mutating func node(depth: Int) -> Node { markup(depth: depth).node }

  private mutating func markup(depth: Int) -> Markup<Int> {
    let texts = ["", "milk", "\u{E9}\u{20AC}", "\u{1F600}\u{0}", "\u{FEFF}bom", "<b>"]
    if depth == 0 || next(below: 4) == 0 { return .text(texts[next(below: texts.count)]) }
    var attributes: [Attribute<Int>] = []
    if next(below: 2) == 0 { attributes.append(.title(texts[next(below: texts.count)])) }
    if next(below: 3) == 0 { attributes.append(.value(texts[next(below: texts.count)])) }
    if next(below: 3) == 0 { attributes.append(.onClick(next(below: 9))) }
    var keys = Array(0..<8)
    keys.shuffle(using: &self)
    let children = (0..<next(below: 8)).map { place in
      let child = markup(depth: depth - 1)
      return place % 3 == 2 ? child : child.keyed(Key(keys[place]))
    }
    return .element(["p", "ul", "div"][next(below: 3)], attributes, children)
  }
}
