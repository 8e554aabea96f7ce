import Synchronization
import TestSupport
import Testing

@testable import Markup

@Suite("Templates")
struct TemplateTests {
  /// A row: its number, its visible text and whether it is done.
  struct Row: Equatable, Sendable {
    let id: Int
    var title: String
    var isDone = false
  }

  private static let template = Template<Row, Int> { row in
    .li(
      [.class("row"), row.mark("title", "chosen")],
      [
        .input([
          .type("checkbox"), .value("done"), row.attribute("checked") { $0.isDone ? "" : nil },
        ]),
        .a([.onClick(row.message { $0.id })], [row.text { $0.title }]),
        .p([], ["Always the same."]),
      ]
    )
  }

  private static func plain(_ row: Row, isMarked: Bool) -> Markup<Int> {
    .li(
      isMarked ? [.class("row"), .title("chosen")] : [.class("row")],
      [
        .input([.type("checkbox"), .value("done"), .checked(row.isDone)]),
        .a([.onClick(row.id)], [.text(row.title)]),
        .p([], ["Always the same."]),
      ]
    )
  }

  private static func list(_ rows: [Row], marked: Int? = nil, isShort: Bool = false) -> Markup<Int>
  {
    .div(
      [],
      [
        .text("\(rows.count)"),
        .list(
          "ul",
          isShort ? [.class("short")] : [.onClick(-1)],
          of: rows,
          key: { Key($0.id) },
          marked: marked.map { Key($0) },
          row: template
        ),
      ]
    )
  }

  private static func meaning(_ rows: [Row], marked: Int?, isShort: Bool) -> Markup<Int> {
    .div(
      [],
      [
        .text("\(rows.count)"),
        .ul(
          isShort ? [.class("short")] : [.onClick(-1)],
          rows.map { plain($0, isMarked: $0.id == marked).keyed(Key($0.id)) }
        ),
      ]
    )
  }

  @Test("a filled template is the markup of its value")
  func filled() {
    for isMarked in [false, true] {
      for row in [Row(id: 1, title: "a"), Row(id: 2, title: "<b>", isDone: true)] {
        let (filled, plain) = (
          Self.template(row, isMarked: isMarked), Self.plain(row, isMarked: isMarked)
        )
        #expect(filled == plain)
        #expect(filled.html == plain.html)
        #expect(filled.map { $0 + 1 }.message(for: .click, at: [1, 0]) == row.id + 1)
      }
    }
  }

  @Test("a list is the element of its rows after any changes", arguments: 0..<60)
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var rows: [Row] = []
    var marked: Int?
    var drawing = Drawing(Self.list(rows).node)
    for _ in 0..<40 {
      switch random.next(below: 9) {
      case 0: rows.shuffle(using: &random)
      case 1: rows.removeAll { _ in random.next(below: 3) == 0 }
      case 2: if rows.count > 2 { rows.swapAt(1, rows.count - 1) }
      case 3:
        for place in rows.indices where random.next(below: 4) == 0 { rows[place].title += "!" }
      case 4: for place in rows.indices where place % 2 == 0 { rows[place].isDone.toggle() }
      case 5: marked = rows.randomElement(using: &random)?.id
      case 6: if rows.count > 3 { rows.append(rows.remove(at: 1)) }
      case 7:
        if rows.count > 5 { rows.swapAt(random.next(below: 3), random.next(below: rows.count)) }
      default:
        for _ in 0..<random.next(below: 6) {
          let id = random.next(below: 1_000_000)
          if rows.contains(where: { $0.id == id }) { continue }
          rows.insert(Row(id: id, title: "row"), at: random.next(below: rows.count + 1))
        }
      }
      let isShort = random.next(below: 5) == 0
      let next = Self.list(rows, marked: marked, isShort: isShort)
      let same = Self.meaning(rows, marked: marked, isShort: isShort)
      let before = drawing.node
      let patch = drawing.show(next.node)
      #expect(drawing.node == same.node)
      #expect(before.applying(patch) == same.node)
      let whole = Patch(from: before, to: same.node)
      #expect(patch?.moves == whole?.moves && patch?.touched == whole?.touched)
      #expect(next == same)
      #expect(drawing.show(Self.list(rows, marked: marked, isShort: isShort).node) == nil)
    }
  }

  /// A row without bytes between its parts, so that equal rows have equal bytes.
  struct Dense: Equatable, Sendable {
    let id: Int
    let title: String
  }

  @Test("an exchange of two rows keeps and moves any mark")
  func exchange() {
    let template = Template<Dense, Int> { row in
      .li([row.mark("title", "chosen")], [row.text { $0.title }])
    }
    func list(_ rows: [Dense], marked: Int) -> Node {
      Markup<Int>.list("ul", of: rows, key: { Key($0.id) }, marked: Key(marked), row: template).node
    }
    func meaning(_ rows: [Dense], marked: Int) -> Node {
      Markup<Int>.ul(
        [],
        rows.map { row in
          .li(row.id == marked ? [.title("chosen")] : [], [.text(row.title)]).keyed(Key(row.id))
        }
      ).node
    }
    let rows = (0..<6).map { Dense(id: $0, title: "row \($0)") }
    var exchanged = rows
    exchanged.swapAt(1, 4)
    for before in rows.indices {
      for after in rows.indices {
        var drawing = Drawing(list(rows, marked: before))
        let old = drawing.node
        let patch = drawing.show(list(exchanged, marked: after))
        #expect(old.applying(patch) == meaning(exchanged, marked: after), "\(before) to \(after)")
        #expect(patch?.moves == 2)
      }
    }
  }

  @Test(
    "the marked row is found at any distances of the keys",
    arguments: [[Int.min, -1, 0, 5, Int.max], [1, 2, 3, 5, 8, 1_000], [3, 1, 2], [7], []]
  )
  func marks(keys: [Int]) {
    let template = Template<Int, Int> { row in
      .li([row.mark("title", "chosen")], [row.text { $0 }])
    }
    func list(marked: Int?) -> Markup<Int> {
      .list("ul", of: keys, key: { Key($0) }, marked: marked.map { Key($0) }, row: template)
    }
    var drawing = Drawing(list(marked: nil).node)
    for marked in [nil] + keys + [4, nil] + keys.reversed() {
      let meaning = Markup<Int>.ul(
        [],
        keys.map { .li($0 == marked ? [.title("chosen")] : [], ["\($0)"]).keyed(Key($0)) }
      )
      let old = drawing.node
      let patch = drawing.show(list(marked: marked).node)
      #expect(patch.map { old.applying($0) } ?? old == meaning.node)
    }
  }

  @Test("a page fills only the holes of rows that differ")
  func fillings() {
    final class Count: Sendable {
      let calls = Atomic(0)

      func take() -> Int { calls.exchange(0, ordering: .relaxed) }
    }
    let count = Count()
    let template = Template<Row, Int> { row in
      .li(
        [row.mark("class", "chosen")],
        [
          row.text {
            count.calls.add(1, ordering: .relaxed)
            return $0.title
          }
        ]
      )
    }
    func view(_ rows: [Row], _ marked: Int?) -> Node {
      Markup<Int>.list(
        "ul",
        of: rows,
        key: { Key($0.id) },
        marked: marked.map { Key($0) },
        row: template
      ).node
    }
    var rows = (0..<1_000).map { Row(id: $0, title: "row \($0)") }
    var drawing = Drawing(view(rows, nil))
    #expect(count.take() == 0)
    // The same storage: nothing is filled; another mark: no hole of a value is.
    #expect(drawing.show(view(rows, nil)) == nil && count.take() == 0)
    let marking = drawing.show(view(rows, 700))
    #expect(count.take() == 0 && marking?.touched == 1)
    let moving = drawing.show(view(rows, 20))
    #expect(count.take() == 0 && moving?.touched == 2)
    // Other storage with the same values, a changed row, a move, and a removed row.
    rows.append(rows.removeLast())
    #expect(drawing.show(view(rows, 20)) == nil && count.take() == 0)
    rows[500].title = "changed"
    let changed = drawing.show(view(rows, 20))
    #expect(count.take() == 2 && changed?.touched == 1)
    rows.swapAt(1, 998)
    let swapped = drawing.show(view(rows, 20))
    #expect(count.take() == 0 && swapped?.touched == 2 && swapped?.moves == 2)
    rows.remove(at: 400)
    _ = drawing.show(view(rows, 20))
    #expect(count.take() == 0)
  }

  @Test("numbers fill holes with their digits", arguments: [0, 7, -7, 10, 99, 100, 1_234_567])
  func numbers(number: Int) {
    let template = Template<Int, Int> { number in .li([], [number.text { $0 }]) }
    #expect(template(number).html == "<li>\(number)</li>")
    for number in [number, Int.max, Int.min] {
      var writer = PatchWriter([])
      writer.write(content: number)
      #expect(String(decoding: writer.text, as: UTF8.self) == "\(number)")
      #expect(writer.operations == [UInt8(writer.text.count + 1)])
    }
  }

  @Test(
    "texts have their lengths in units of UTF-16",
    arguments: ["", "a", "milk", "äöü", "日本語", "👩‍🚀 and 4", "1234567é", "12345678🙂"]
  )
  func units(text: String) {
    var writer = PatchWriter([])
    writer.write("four")
    writer.write(text)
    #expect(writer.operations == [4, UInt8(text.utf16.count)])
  }

  @Test("the parts without holes are one object for all values")
  func shared() throws {
    let rows = [1, 2].map { Self.template(Row(id: $0, title: "\($0)")).node.drawn }
    let parts = try rows.map { try #require($0.element?.children[2]) }
    #expect(parts[0] === parts[1])
  }

  @Test("harmful addresses are replaced in holes")
  func addresses() {
    let link = Template<String, Int> { address in
      .a([address.attribute("href") { $0 }], [address.text { $0 }])
    }
    #expect(link("https://example.org").html.contains("href=\"https://example.org\""))
    #expect(link("javascript:alert(1)").html.contains("href=\"about:invalid\""))
  }

  @Test("repeated keys and a key of the template are refused")
  func keys() async {
    let same = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let template = Template<Int, Int> { number in .li([], [number.text { "\($0)" }]) }
      _ = Markup<Int>.list("ul", of: [1, 2, 3], key: { Key($0 % 2) }, row: template).html
    }
    #expect(message(same).contains("keys of siblings must be different; got 1 twice"))
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Template<Int, Int> { _ in .li([], []).keyed(1) }
    }
    #expect(message(own).contains("template must have no key; its list gives one"))
    let program = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Template<Int, Int> { number in .li([number.attribute("onclick") { "\($0)" }], []) }
    }
    #expect(
      message(program).contains("attribute must be a name whose value no browser runs; got onclick")
    )
  }
}
