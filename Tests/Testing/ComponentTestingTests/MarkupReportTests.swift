import ComonadLaws
import ComponentKit
import ComponentTesting
import Markup
import Testing

/// A counter whose view has a heading, a button and a list.
private struct Counter: MarkupProgram {
  enum Message: Hashable, Sendable { case up }
  let initial = 0
  func update(_ count: inout Int, by message: Message) { count += 1 }
  func markup(of count: Int) -> Markup<Message> {
    .section(
      [],
      [
        .h1([], ["Counter"]),
        .button([.type("button")], ["one more, please, with a long label"]),
        .p([.class("total")], ["\(count)"]),
      ]
    )
  }
}

@Suite("A report of a view that is markup")
struct MarkupReportTests {
  private static let difference = [
    "    <button type=\"button\">one more, please, with a long label</button>",
    "-   <p class=\"total\">0</p>", "+   <p class=\"total\">1</p>", "  </section>",
  ]

  @Test("shows it as HTML, a line for each child, of a rule, a verdict and an expectation")
  func html() throws {
    let rule = violation(
      "none",
      of: { Component<Redux<Counter>>(Counter()) },
      messages: .element(of: [.up]),
      where: { $0.state < 1 }
    )
    let failure = try #require(rule)
    #expect(
      failure.lines
        == [
          "messages: up", "+ <section>", "+   <h1>Counter</h1>",
          "+   <button type=\"button\">one more, please, with a long label</button>",
          "+   <p class=\"total\">1</p>", "+ </section>",
        ]
    )
    let limit = ExplorationLimit(depth: 2)
    let space = Exploration(from: Component<Redux<Counter>>(Counter()), by: [.up], limit: limit)
    let trace = try #require(space.everyState("none") { $0.state < 1 }.trace)
    #expect(trace.lines.suffix(4) == Self.difference.map { "     \($0)" }[...])
    var texts: [String] = []
    let tester = Tester(Component<Redux<Counter>>(Counter())) { texts.append($0.text) }
    tester.send(.up)
    tester.expect(view: Counter().markup(of: 0))
    #expect(texts.count == 1)
    #expect(
      texts.first?.contains(Self.difference.map { "  \($0)" }.joined(separator: "\n")) == true
    )
  }
}
