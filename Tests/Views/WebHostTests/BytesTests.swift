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

  @Test("a page that applies patches of a template's list shows the rows", arguments: 0..<40)
  func templates(seed: UInt64) {
    let template = Template<Int, Int> { number in
      .li(
        [.onClick(number.message { $0 }), number.mark("class", "marked")],
        [
          .input([
            .type("checkbox"), .value("a"), number.attribute("checked") { $0 < 50 ? "" : nil },
          ]),
          number.text { "\($0 % 100)\u{1F600}" },
        ]
      )
    }
    func view(_ numbers: [Int], _ marked: Int?, _ isWide: Bool) -> Node {
      let list = Markup<Int>.list(
        "ul",
        isWide ? [.class("wide")] : [],
        of: numbers,
        key: { Key($0 / 100) },
        marked: marked.map { Key($0) },
        row: template
      )
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

  @Test("a row of a template is the contents of its holes")
  func filled() throws {
    let template = Template<Int, Int> { number in
      .tr([.class("a long name")], [.td([.class("another")], [number.text { "\($0)" }])])
    }
    func table(_ numbers: [Int]) -> Node {
      Markup<Int>.list("tbody", of: numbers, key: { Key($0 / 10) }, row: template).node
    }
    var drawing = Drawing(table(Array(stride(from: 0, to: 10_000, by: 10))))
    let all = PatchBytes(.replace(drawing.shown))
    #expect(all.operations.count < 1_050)
    #expect(all.text.count < 4_000)
    let shown = drawing.show(
      table(Array(stride(from: 0, to: 10_000, by: 10)).map { $0 == 70 ? 71 : $0 })
    )
    let patch = try #require(shown)
    #expect(PatchBytes(patch).operations == [3, 0, 0, 0, 1, 7, 4, 1, 0, 3, 0])
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
    #expect(copies([.li([], ["milk"]), .li([], [.p([], ["milk"])]), .li([], ["bread"])]) == 2)
    #expect(copies([.li([], ["milk"]), .li([], ["milk", "bread"]), .li([])]) == 2)
    #expect(copies([.li([.title("a")]), .li([.id("a")]), .li([.onClick(1)])]) == 2)
    #expect(copies([.li([]), .p([])]) == 0)
  }

  @Test("reads the event that a page writes")
  func event() {
    var bytes: [UInt8] = [2, 5, 9]
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
