import Markup
import TestSupport
import Testing

@Suite("Depth of markup")
struct DepthTests {
  typealias View = Markup<Int>

  /// A way to put markup within other markup.
  enum Shape: CaseIterable {
    case block, line, list, table, moved, label, mapped

    func around(_ view: View, isOld: Bool = true) -> View {
      switch self {
      case .block: .div([.onClick(1)], [view, "a"])
      case .line: .span([], ["a", view])
      case .list: .ul([.style("color", "red")], [.li([], [view]), .li([], ["b"])])
      case .table: .table([], [.tr([], [.td([], [view])])])
      case .moved:
        isOld
          ? .div([], [.p().keyed(1), .p().keyed(2), view.keyed(3)])
          : .div([], [view.keyed(3), .p().keyed(2), .p().keyed(1)])
      case .label: .label([], [view])
      case .mapped: .div([], [view.map { $0 + 1 }])
      }
    }

    /// The maximum number of repetitions.
    var mostTimes: Int {
      switch self {
      case .table: 42
      case .list: 63
      default: 127
      }
    }

    func nested(_ levels: Int, isOld: Bool = true) -> View {
      var view = View.button([.onClick(2)], [isOld ? "old" : "new"])
      for _ in 0..<levels { view = around(view, isOld: isOld) }
      return view
    }
  }

  @Test("replaces an element of more than 128 levels by a text that explains it")
  func limit() {
    let most = Shape.block.nested(127)
    #expect(most.html.hasPrefix("<div><div>"))
    #expect(most.message(for: .click, at: Array(repeating: 0, count: 127)) == 2)
    let deeper = Shape.block.around(most)
    #expect(deeper.text == "markup: at most 128 levels")
    #expect(deeper.message(for: .click, at: []) == nil)
    let flaws = View.div([], ["a", deeper]).node.accessibilityFlaws()
    #expect(flaws.map(\.path) == [[1]])
    #expect(flaws.first?.rule == .depth)
    let keyed = deeper.keyed(7).node
    #expect(keyed.key == 7)
    #expect(keyed.text == deeper.text)
  }

  @Test("draws memos to the same depth")
  func lazy() {
    @Sendable
    func endless(_ level: Int) -> View {
      .memo(on: level) { level in .div([], ["\(level) ", endless(level + 1)]) }
    }
    let text = endless(1).text
    #expect(text.hasPrefix("1 2 3 "))
    #expect(text.contains("62 63 markup: at most 128 levels"))
    @Sendable
    func bare(_ level: Int) -> View { .memo(on: level) { bare($0 + 1) } }
    #expect(bare(1).text.hasPrefix("markup: at most"))
    #expect(bare(1).node.element == nil)
    #expect(bare(1).message(for: .click, at: []) == nil)
    @Sendable
    func lists(_ level: Int) -> View {
      .list("ul", of: [level], id: { $0 }, row: { lists($0 + 1) })
    }
    #expect(lists(1).text.hasPrefix("markup: at most"))
    #expect(lists(1).message(for: .click, at: Array(repeating: 0, count: 100_000)) == nil)
    var drawing = Drawing(endless(1).node)
    #expect(drawing.show(endless(1).node) == nil)
    #expect(drawing.show(endless(2).node) != nil)
    #expect(drawing.node == endless(2).node)
  }

  @Test("shows the replacement in place of any markup", arguments: [126, 127, 128, 129, 300])
  func replaced(levels: Int) {
    for old in Shape.allCases {
      for new in Shape.allCases {
        let (old, new) = (
          View.div([], [old.nested(levels / 2)]), View.div([], [new.nested(levels)])
        )
        var drawing = Drawing(old.node)
        let patch = drawing.show(new.node)
        #expect(drawing.node == new.node.drawn)
        #expect(old.node.applying(patch) == new.node)
      }
    }
  }

  @Test(
    "reads, changes and releases thousands of levels on three quarters of a stack of 512 KB",
    arguments: Shape.allCases
  )
  func deep(shape: Shape) {
    // Only the innermost part differs, so that the change has the maximum depth.
    let deep = shape.nested(shape.mostTimes)
    let around = shape.nested(shape.mostTimes, isOld: false)
    let uses: [(String, @Sendable () -> Void)] = [
      // Without the limit, the release of these would take more than 384 KB at 40 bytes a level.
      ("make and release", { _ = shape.nested(cases(10_000, long: 100_000)) }),
      ("draw", { _ = deep.node.drawn }),
      ("equal", { _ = deep.node == deep.node }),
      ("html", { _ = deep.html }),
      ("text", { _ = deep.text }),
      ("flaws", { _ = deep.node.accessibilityFlaws() }),
      ("move", { _ = deep.message(for: .click, at: Array(repeating: 0, count: 127)) }),
      (
        "difference",
        { _ = Patch(from: deep.node, to: around.node) }
      ),
      ("apply", { _ = deep.node.applying(Patch(from: deep.node, to: around.node)) }),
      (
        "read patches",
        {
          let patch = Patch(from: deep.node, to: around.node)
          _ = (patch?.moves, patch?.touched, patch == Patch(from: deep.node, to: around.node))
        }
      ),
    ]
    for (name, use) in uses {
      let bytes = stackUsed(by: use)
      #expect(bytes < 384 << 10, "\(shape): \(name) takes \(bytes) bytes")
    }
  }
}
