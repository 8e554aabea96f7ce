import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("Depth of a canvas")
struct DepthTests {
  typealias View = Markup<Int>

  /// Ways to put markup within other markup, each with the levels that it takes.
  enum Shape: CaseIterable {
    case block, line, list, table, flex, button, pre

    fileprivate func around(_ view: View) -> View {
      switch self {
      case .block: .div([.onClick(1)], [view, "a"])
      case .line: .span([], ["a", view])
      case .list: .ol([], [.li([], [view])])
      case .table: .table([], [.tr([], [.td([], [view]), .td([], ["a"])])])
      case .flex: .div([.style("display", "flex")], [view, "a"])
      case .button: .button([], [view])
      case .pre: .pre([], [view])
      }
    }

    fileprivate func nested(_ times: Int) -> View {
      var view = View.text("end")
      for _ in 0..<times { view = around(view) }
      return view
    }

    fileprivate var mostTimes: Int {
      self == .table ? mostLevels / 3 : self == .list ? mostLevels / 2 : mostLevels
    }
  }

  @Test(
    "draws the deepest markup on three quarters of a stack of 512 KB",
    arguments: Shape.allCases
  )
  func deep(shape: Shape) {
    let view = shape.nested(shape.mostTimes)
    #expect(view.text.hasSuffix("end") || view.text.contains("enda"))
    for width in [1, 7, 80, 3_000] {
      let bytes = stackUsed { _ = Canvas(view.node, width: width) }
      #expect(bytes < 384 << 10, "\(shape) takes \(bytes) bytes")
    }
    let bytes = stackUsed {
      var session = TerminalSession(view.node, rows: 5, columns: 80)
      session.show(View.div([], [shape.nested(3)]).node)
      _ = session.take(.key(KeyPress("Tab")), at: .zero) { _, _ in false }
    }
    #expect(bytes < 384 << 10, "the session of \(shape) takes \(bytes) bytes")
    let deeper = shape.nested(1_000)
    #expect(deeper.text.contains("markup: at most 128 levels"))
    _ = Canvas(deeper.node, width: 40)
  }

  @Test("measures each cell of tables within tables once")
  func tables() {
    func canvas(_ times: Int) { _ = Canvas(Shape.table.nested(times).node, width: 400) }
    let exponent = growthExponent(to: mostLevels / 3 / 2 * 2) { canvas($0) }
    #expect(exponent < 2.5)
  }
}

/// The most levels that markup has.
private let mostLevels = 128
