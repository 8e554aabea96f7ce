import Markup
import TestSupport

extension SplitMix {
  private static let words = [
    "milk", "a", "the longest word of all", " ", "  two ", "世界", "é", "e\u{301}", "\u{1B}[31m",
    "<b>",
    "&amp;", "\"quoted\"", "'", "\n", "x\ty", "\u{202E}", "👩‍👩‍👧", "🇩🇪", "ﬁ", "ก็",
  ]

  /// A text of a few words.
  mutating func text() -> String {
    (0...Int.random(in: 0...4, using: &self)).map { _ in
      Self.words.randomElement(using: &self) ?? ""
    }
    .joined(separator: Bool.random(using: &self) ? " " : "")
  }

  /// A view of some depth, whose whole text is visible.
  mutating func view(depth: Int) -> Markup<Int> {
    guard depth > 0, Int.random(in: 0..<5, using: &self) > 0 else { return .text(text()) }
    func children(_ draws: inout SplitMix) -> [Markup<Int>] {
      (0..<Int.random(in: 0...3, using: &draws)).map { _ in draws.view(depth: depth - 1) }
    }
    let tag = [
      "div", "p", "span", "strong", "ul", "ol", "table", "button", "pre", "flex", "h2", "a",
    ]
    .randomElement(using: &self)
    switch tag {
    case "ul", "ol":
      return .element(tag ?? "", [], children(&self).map { .li([], [$0]) })
    case "table":
      return .table([], (0...1).map { _ in .tr([], children(&self).map { .td([], [$0]) }) })
    case "flex": return .div([.style("display", "flex")], children(&self))
    case "button": return .button([.onClick(1)], [.text(text())])
    default: return .element(tag ?? "div", [], children(&self))
    }
  }
}
