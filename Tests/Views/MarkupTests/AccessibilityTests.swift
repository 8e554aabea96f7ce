import ComponentKit
import Markup
import SamplePrograms
import Testing

/// Accessibility problems of an element.
@Suite("Accessibility")
struct AccessibilityTests {
  typealias View = Markup<Int>

  /// A rule, with views that satisfy it and views that break it.
  struct Case: Sendable {
    let rule: AccessibilityRule
    let good: [View]
    let bad: [View]
  }

  private static func rules(_ views: [View]) -> [[AccessibilityRule]] {
    views.map { $0.node.accessibilityFlaws().map(\.rule) }
  }

  @Test("is checked by every rule", arguments: cases)
  func rules(of example: Case) {
    for view in example.good {
      #expect(view.node.accessibilityFlaws().map(\.description) == [], "\(view.html)")
    }
    for view in example.bad {
      #expect(view.node.accessibilityFlaws().map(\.rule) == [example.rule], "\(view.html)")
    }
  }

  @Test("has an example for each rule")
  func all() {
    #expect(Set(Self.cases.map(\.rule)) == Set(AccessibilityRule.allCases))
    #expect(Set(AccessibilityRule.allCases.map(\.rawValue)).count == Self.cases.count)
  }

  @Test("is reported in one line, with the place and the fix")
  func descriptions() {
    let view = View.main([], [.p([], []), .div([], [.img("a.png", alt: "a"), .button([], [])])])
    #expect(
      view.node.accessibilityFlaws().map(\.description) == [
        "button at [1, 1]: a control must have a name; give it a text or a label"
      ]
    )
    let words = View.p([.role("buton"), .aria("lable", "x"), .aria("live", "loud")], [])
    #expect(
      words.node.accessibilityFlaws().map(\.fix) == [
        "no role is called buton", "aria-lable=x says nothing", "aria-live=loud says nothing",
      ]
    )
  }

  @Test("is checked within memos")
  func memos() {
    let view = View.div([], [.memo(on: 1) { _ in .button([.onClick(1)], []) }])
    #expect(view.node.accessibilityFlaws().map(\.path) == [[0]])
  }
}

extension AccessibilityTests {
  static let cases = controls + structure

  private static let controls = [
    Case(
      rule: .controlName,
      good: [
        .button([], ["go"]), .button([.label("go")], []), .button([.title("go")], []),
        .button([], [.img("a.png", alt: "go")]), .input([.type("hidden")]),
        .input([.type("submit")]), .input([.type("button"), .value("go")]),
        .label([], ["Name", .input()]), .a([.href("#")], ["there"]), .a([], []),
        .div([], [.label([.for("a")], ["Name"]), .textarea([.id("a")])]),
        .div([], [.p([.id("n")], ["Name"]), .select([.aria("labelledby", "n")])]),
        .div([.role("checkbox"), .focusable()], ["done"]), .button([.hidden()], []),
      ],
      bad: [
        .button([], []), .button([], [" \n"]), .input(), .input([.placeholder("Name")]),
        .input([.type("button")]), .a([.href("#")], []), .textarea([.label(" ")]), .select(),
        .a([.href("#")], [.span([.aria("hidden", true)], ["x"])]), .div([.role("switch")], []),
        .button([], [.img("a.png", alt: "")]), .input([.type("image")]),
      ]
    ),
    Case(
      rule: .imageText,
      good: [
        .img("a.png", alt: ""), .img("a.png", alt: "A tree"),
        .element("img", [.role("presentation")]), .div([.role("img"), .label("A tree")], []),
        .element("img", [.aria("hidden", true)]),
      ],
      bad: [.element("img"), .div([.role("img")], [])]
    ),
    Case(
      rule: .tabOrder,
      good: [
        .p([.focusable()], []), .p([.focusable(false)], []), board([true, false, false]),
        board([]), .div([.role("group")], [.button([], ["a"]), .button([], ["b"])]),
      ],
      bad: [
        .p([.attribute("tabindex", "1")], []), .p([.attribute("tabindex", "first")], []),
        board([true, false, true]),
        .table([.role("grid")], [.tr([], [.td([], [.button([], ["a"]), .button([], ["b"])])])]),
      ]
    ),
    Case(
      rule: .nestedControls,
      good: [
        .div([], [.button([], ["a"]), .button([], ["b"])]),
        .select([.label("a")], [.option([], ["b"])]),
      ],
      bad: [
        .button([], ["a", .a([.href("#")], ["b"])]),
        .a([.href("#")], [.em([], [.button([], ["a"])])]),
        .div([.role("tab")], ["a", .input([.label("b")])]),
      ]
    ),
    Case(
      rule: .depth,
      good: [(0..<127).reduce("deep") { view, _ in .div([], [view]) }],
      bad: [.div([], [(0..<129).reduce("deep") { view, _ in .div([], [view]) }])]
    ),
    Case(
      rule: .keyboard,
      good: [
        .button([.onClick(1)], ["a"]), .a([.href("#"), .onClick(1)], ["a"]),
        .input([.label("a"), .onClick(1)]), .p([.onInput { _ in 1 }], []),
        .div([.role("button"), .focusable(), .onClick(1), .onKey("Enter", 1)], ["a"]),
        .div([.role("tab"), .focusable(false), .onClick(1)], ["a"]),
        .label([.on(.doubleClick, 1)], ["a", .input()]),
      ],
      bad: [
        .div([.onClick(1)], ["a"]), .p([.on(.doubleClick, 1)], []), .a([.onClick(1)], ["a"]),
        .div([.focusable(), .onClick(1)], ["a"]),
        .div([.role("button"), .focusable(false), .onClick(1), .onKey("Enter", 1)], ["a"]),
        board([false, false]),
      ]
    ),
  ]

  /// A board of one row; the Tab key stops at some of its cells.
  private static func board(_ stops: [Bool]) -> View {
    .div(
      [.role("grid")],
      [
        .div(
          [.role("row")],
          stops.map { .span([.role("gridcell"), .focusable($0), .onClick(1)], ["a"]) }
        )
      ]
    )
  }

  private static let structure = [
    Case(
      rule: .labelTarget,
      good: [
        .label([], ["a", .em([], [.input()])]),
        .div([], [.label([.for("a")], ["b"]), .input([.id("a")])]),
      ],
      bad: [
        .label([], ["a"]), .label([.for("a")], ["b"]),
        .div([], [.label([.for("a")], ["b"]), .p([.id("a")], [])]),
      ]
    ),
    Case(
      rule: .uniqueID,
      good: [.div([.id("a")], [.p([.id("b")], [])])],
      bad: [.div([.id("a")], [.p([.id("a")], [])]), .p([.id("")], []), .p([.id("a b")], [])]
    ),
    Case(
      rule: .knownRole,
      good: [.p([.role("status")], []), .p([.role("none presentation")], []), .p([.role("")], [])],
      bad: [.p([.role("buton")], []), .p([.role("Status")], []), .p([.role("note panel")], [])]
    ),
    Case(
      rule: .knownAria,
      good: [
        .p(
          [.aria("live", "polite"), .aria("busy", false), .aria("relevant", "text removals")],
          []
        ),
        .p([.aria("level", "2"), .aria("valuenow", "-3"), .aria("pressed", "mixed")], []),
        .p([.id("a"), .aria("controls", "a"), .aria("description", "")], []),
      ],
      bad: [
        .p([.aria("live", "loud")], []), .p([.aria("lable", "x")], []), .p([.aria("busy", "")], []),
        .p([.aria("level", "two")], []), .p([.aria("controls", "a")], []),
        .p([.aria("owns", "")], []), .p([.aria("checked", "yes")], []),
      ]
    ),
    Case(
      rule: .listItems,
      good: [
        .ul([], [.li([], ["a"]), " ", .li([], [.ol([], [.li([], ["b"])])])]),
        .div([.role("list")], [.div([.role("listitem")], ["a"])]),
        .ul([.role("tablist")], [.li([.role("tab")], ["a"])]), .ul([], []),
        .table([.role("grid")], [.tr([], [.td([.role("gridcell")], ["a"])])]),
        .table([], [.tbody([], [.tr([.role("row")], [.th([], ["a"])])])]),
      ],
      bad: [
        .li([], ["a"]), .div([], [.li([], ["a"])]), .ul([], ["a"]), .ul([], [.p([], [])]),
        .div([.role("list")], [.p([], [])]), .div([.role("row")], []),
        .div([.role("grid")], [.span([.role("gridcell")], ["a"])]),
      ]
    ),
    Case(
      rule: .headingRanks,
      good: [
        .div([], [.h1([], ["a"]), .h2([], ["b"]), .h3([], ["c"]), .h1([], ["d"])]),
        .div([], [.h3([], ["a"])]), .div([], [.h1([], ["a"]), .h3([.hidden()], ["b"])]),
      ],
      bad: [
        .div([], [.h1([], ["a"]), .h3([], ["b"])]),
        .div([], [.h2([], ["a"]), .p([.role("heading"), .aria("level", "4")], ["b"])]),
      ]
    ),
    Case(
      rule: .tableHeader,
      good: [
        .table([], [.tr([], [.th([], ["a"])]), .tr([], [.td([], ["b"])])]),
        .table([.role("presentation")], [.tr([], [.td([], ["b"])])]), .table([], []),
      ],
      bad: [
        .table([], [.tbody([], [.tr([], [.td([], ["b"])])])]),
        .table([], [.tr([], [.th([], []), .td([], ["b"])])]),
      ]
    ),
  ]
}
