import Markup
import SwiftUIHost
import TestSupport
import Testing

@Suite("Depth of controls")
struct DepthTests {
  private typealias View = Markup<Int>

  @Test("creates controls of the deepest markup on three quarters of a stack of 512 KB")
  func deep() {
    let shapes: [@Sendable (Markup<Int>) -> Markup<Int>] = [
      { .div([.onClick(1)], [$0, "a"]) }, { .span([], ["a", $0]) }, { .ul([], [.li([], [$0])]) },
      { .table([], [.tr([], [.td([], [$0])])]) }, { .label([], [$0]) },
      { .div([.style("display", "flex")], [$0, "a"]) }, { .button([.onClick(1)], [$0]) },
    ]
    for (number, around) in shapes.enumerated() {
      var view = View.text("end")
      // The view is as deep as possible: the next level would be replaced.
      for _ in 0..<1_000 {
        let next = around(view)
        guard !next.text.contains("markup: at most") else { break }
        view = next
      }
      #expect(around(view).text.contains("markup: at most"), "shape \(number) has no limit")
      let node = view.node
      let control = Control(node)
      let uses: [(name: String, use: @Sendable () -> Void)] = [
        ("make", { _ = Control(node) }), ("compare", { _ = control == Control(node) }),
        ("read", { _ = (control.text, control.all.count) }),
      ]
      for (name, use) in uses {
        let bytes = stackUsed(by: use)
        #expect(bytes < 384 << 10, "shape \(number): \(name) takes \(bytes) bytes")
      }
    }
  }
}
