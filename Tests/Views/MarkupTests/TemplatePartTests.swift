import CCounting
import TestSupport
import Testing

@testable import Markup

@Suite("Parts of templates")
struct TemplatePartTests {
  /// A page: a heading, a mark, and numbers that may be hidden.
  struct Page: Equatable, Sendable {
    var title = ""
    var numbers: [Int] = []
    var isOpen = false
  }

  private static let row = Template<Int, Int> { number in
    .li([.onClick(number.message { $0 })], [number.part { .strong([], [.text("\($0)")]) }])
  }

  private static let view = Template<Page, Int> { page in
    .div(
      [],
      [
        .h1([page.attribute("title") { $0.isOpen ? $0.title : nil }], [page.text { $0.title }]),
        page.part { $0.isOpen ? list(of: $0.numbers) : .text("closed") }.keyed("list"),
        .p([], [page.part { _ in note }]),
        page.part { page in .memo(on: page.numbers.count) { .p([.onClick($0)], ["\($0)"]) } },
      ]
    )
  }

  /// A list of a template that has a part.
  private static func list(of numbers: [Int]) -> Markup<Int> {
    .list("ul", of: numbers, key: { Key($0) }, marked: 3, row: row)
  }

  private static let note = Markup<Int>.strong([.onClick(-1)], ["always"])

  private static func plain(_ page: Page) -> Markup<Int> {
    let rows = page.numbers.map { number in
      Markup<Int>.li([.onClick(number)], [.strong([], [.text("\(number)")])]).keyed(Key(number))
    }
    let list = page.isOpen ? Markup<Int>.ul([], rows) : .text("closed")
    return .div(
      [],
      [
        .h1(page.isOpen ? [.title(page.title)] : [], [.text(page.title)]),
        list.keyed("list"),
        .p([], [note]),
        .p([.onClick(page.numbers.count)], ["\(page.numbers.count)"]),
      ]
    )
  }

  @Test("are compared with those of the view before, whatever changes", arguments: 0..<40)
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var page = Page()
    var drawing = Drawing(Self.view(page).node)
    for _ in 0..<40 {
      switch random.next(below: 4) {
      case 0: page.title = ["", "a", "<b>"][random.next(below: 3)]
      case 1: page.isOpen.toggle()
      case 2: page.numbers.shuffle(using: &random)
      default: page.numbers = (0..<8).filter { _ in random.next(below: 3) > 0 }
      }
      let (before, next, same) = (drawing.node, Self.view(page), Self.plain(page))
      let patch = drawing.show(next.node)
      let whole = Patch(from: before, to: same.node)
      #expect(drawing.node == same.node)
      #expect(before.applying(patch) == same.node)
      #expect(patch?.touched == whole?.touched && patch?.moves == whole?.moves)
      #expect(next.html == same.html)
      for path in [[], [0], [1, 0], [1, 0, 0], [1, 2, 0, 0], [2, 0], [2], [3], [3, 0], [4]] {
        #expect(next.message(for: .click, at: path) == same.message(for: .click, at: path))
      }
      #expect(drawing.show(Self.view(page).node) == nil)
    }
  }

  @Test("no node is made of what stays", .enabled(if: counting_is_available()))
  func allocations() {
    /// The allocations of a view in which one text of many elements changes.
    func count(elements: Int) -> UInt64 {
      let rows = (0..<elements).map { Markup<TemplateMessage<Int, Int>>.p([], ["\($0)"]) }
      let view = Template<Int, Int> { number in
        .div([], [.h1([], [number.text { $0 }]), .div([], rows)])
      }
      var drawing = Drawing(view(0).node)
      _ = drawing.show(view(1).node)
      let before = counting_read().allocations
      let patch = drawing.show(view(2).node)
      let after = counting_read().allocations
      #expect(patch?.touched == 1)
      return after - before
    }
    #expect(count(elements: 10_000) == count(elements: 10))
    #expect(count(elements: 10) < 200)
  }

  @Test("a part that is too deep is the text that says so, in its place alone")
  func depth() {
    let view = Template<Int, Int> { depth in
      .div([], [.p([], ["kept"]), depth.part { nested($0) }])
    }
    @Sendable
    func nested(_ depth: Int) -> Markup<Int> {
      (0..<depth).reduce("a") { inner, _ in .div([], [inner]) }
    }
    var drawing = Drawing(view(1).node)
    for depth in [125, 126, 127, 128, 2, 128] {
      let before = drawing.node
      let patch = drawing.show(view(depth).node)
      #expect(before.applying(patch) == view(depth).node.drawn)
      #expect(drawing.node == view(depth).node.drawn)
      #expect(drawing.node.element?.children[0] == Markup<Int>.p([], ["kept"]).node)
      #expect((drawing.node.element?.children[1].isText == true) == (depth > 126))
    }
  }

  @Test("with a key of its own is refused")
  func key() async {
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = Template<Int, Int> { number in .div([], [number.part { _ in .nothing.keyed(1) }]) }
      _ = view(1).html
    }
    #expect(message(own).contains("part of a template must have no key; got 1"))
  }
}
