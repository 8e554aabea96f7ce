import Markup
import Testing

/// Views as data: their elements, and the messages of their events.
@Suite("Markup")
struct MarkupTests {
  enum Step: Equatable, Sendable {
    case open, close
    case name(String)
    case check(Bool)
    case at(Double)
  }

  @Test("sends events from the inside out")
  func bubbling() {
    let view = Markup<Step>.div(
      [.onClick(.close), .onKey("Escape", .close)],
      [
        .p([], ["outside"]),
        .div([.onClick(.open)], [.em([], ["inside"]), .input([.onInput { .name($0) }])]),
      ]
    )
    #expect(view.message(for: .click, at: [1, 0, 0]) == .open)
    #expect(view.message(for: .click, at: [1]) == .open)
    #expect(view.message(for: .click, at: [0, 0]) == .close)
    #expect(view.message(for: .click, at: []) == .close)
    #expect(view.message(for: Event(.keyDown, key: "Escape"), at: [1, 1]) == .close)
    #expect(view.message(for: Event(.keyDown, key: "a"), at: [1, 1]) == nil)
    #expect(view.message(for: Event(.input, value: "milk"), at: [1, 1]) == .name("milk"))
    #expect(view.message(for: .input, at: [0]) == nil)
  }

  @Test("sends events of a removed place to the elements around it")
  func missing() {
    let view = Markup<Step>.div([.onClick(.close)], [.p([], ["text"])])
    #expect(view.message(for: .click, at: [7, 7, 7]) == .close)
    #expect(view.message(for: .click, at: [-1]) == .close)
    #expect(view.message(for: .click, at: [0, 0, 0]) == .close)
    #expect(Markup<Step>.text("a").message(for: .click, at: [0]) == nil)
    #expect(view.node[[7]] == nil)
    #expect(view.node[[-1]] == nil)
    #expect(view.node[[0, 0]]?.text == "text")
  }

  @Test("calls the last handler first, and the others only if it returns nil")
  func several() {
    let field = Markup<Step>.input([
      .onKey("Enter", .open), .onKey("Escape", .close),
      .on(.keyDown) { $0.key == "b" ? .name("b") : nil },
    ])
    #expect(field.message(for: Event(.keyDown, key: "Enter"), at: []) == .open)
    #expect(field.message(for: Event(.keyDown, key: "Escape"), at: []) == .close)
    #expect(field.message(for: Event(.keyDown, key: "b"), at: []) == .name("b"))
    #expect(field.message(for: Event(.keyDown, key: "c"), at: []) == nil)
    let twice = Markup<Step>.button([.onClick(.open), .onClick(.close)])
    #expect(twice.message(for: .click, at: []) == .close)
  }

  @Test("passes the data of an event")
  func payload() {
    let box = Markup<Step>.input([.onCheck { .check($0) }, .on(.pointerMove) { .at($0.x) }])
    #expect(box.message(for: Event(.change, isChecked: true), at: []) == .check(true))
    #expect(box.message(for: Event(.pointerMove, x: 2.5), at: []) == .at(2.5))
    let list = Markup<Step>.select([.onChange { .name($0) }])
    #expect(list.message(for: Event(.change, value: "b"), at: []) == .name("b"))
  }

  @Test("equals markup with the same nodes and messages")
  func equality() {
    func view(_ move: Step, class name: String = "a", key: Key = 1) -> Markup<Step> {
      .div([.class(name)], [.button([.onClick(move)], ["go"]).keyed(key)])
    }
    #expect(view(.open) == view(.open))
    #expect(view(.open) != view(.close))
    #expect(view(.open) != view(.open, class: "b"))
    #expect(view(.open) != view(.open, key: 2))
    #expect(view(.open) != view(.open, key: "1"))
    let named = Markup<Step>.input([.onInput { .name($0) }])
    let other = Markup<Step>.input([.onInput { .name($0 + "!") }])
    #expect(named != other)
    #expect(view(.open).node == view(.close).node)
    #expect(Markup<Step>.memo(on: 1) { ["\($0)"][0] } == "1")
  }

  @Test("maps the messages of parts, of handlers and of attributes")
  func map() {
    let part = Markup<Int>.memo(on: 3) { .button([.onClick($0)], ["\($0)"]) }
    let view = Markup<String>.div(
      [Attribute<Int>.onClick(9).map { "m\($0)" }],
      [
        part.map { "p\($0)" }
      ]
    )
    #expect(view.message(for: .click, at: [0, 0]) == "p3")
    #expect(view.message(for: .click, at: []) == "m9")
    #expect(view.node[[0]] === view.node[[0]] || view.node[[0]] == part.node)
  }

  @Test("joins classes and styles, and lets the last of other attributes count")
  func attributes() {
    let view = Markup<Int>.p([
      .class("a"), .id("x"), .class("b"), .class("c", if: false), .style("color", "red"),
      .style("--gap", "2px"), .id("y"), .none, .flag("hidden", false), .style("width", "a;b"),
    ])
    #expect(view.html == "<p class=\"a b\" id=\"y\" style=\"color:red;--gap:2px\"></p>")
  }

  @Test("keeps the positions of the siblings of an empty part")
  func nothing() {
    let shown = Markup<Int>.div([], [.p([], ["hint"]), .button([.onClick(1)])])
    let hidden = Markup<Int>.div([], [.nothing, .button([.onClick(1)])])
    let patch = Patch(from: shown.node, to: hidden.node)
    #expect(patch?.touched == 1)
    #expect(patch?.moves == 0)
  }

  @Test("writes the choice of a list as its selected option")
  func choices() {
    func list(_ value: String?, _ options: [Markup<Int>]) -> String {
      Markup<Int>.select(value.map { [.value($0)] } ?? [], options).html
    }
    func option(_ text: String, value: String? = nil, isOn: Bool = false) -> Markup<Int> {
      .option((value.map { [.value($0)] } ?? []) + [.selected(isOn)], [.text(text)])
    }
    let letters = [option("A", value: "a"), option("B", value: "b")]
    let (a, b) = ("<option value=\"a\">A</option>", "<option value=\"b\">B</option>")
    let chosen = "<option value=\"b\" selected>B</option>"
    let group = Markup<Int>.element("optgroup", [.label("g")], letters)
    let cases: [(html: String, expected: String)] = [
      (list("b", letters), a + chosen),
      (list("c", letters), a + b),
      (list(nil, letters), a + b),
      (list("b", [group]), "<optgroup aria-label=\"g\">\(a)\(chosen)</optgroup>"),
      // The value of an option without one is its text.
      (list("x y", [option(" x  y ")]), "<option selected> x  y </option>"),
      // A list with a value has no other choice, and one without a value has that of its options.
      (list("b", [option("A", isOn: true)] + letters.suffix(1)), "<option>A</option>" + chosen),
      (list(nil, [option("A", isOn: true)]), "<option selected>A</option>"),
      (list("", [option("-", value: ""), letters[0]]), "<option value selected>-</option>" + a),
    ]
    for (html, expected) in cases { #expect(html == "<select>\(expected)</select>") }
    #expect(option("A", value: "a").html == a)
    let long = (0..<9).map { option("option \($0)", value: "\($0)") }
    let lines = Markup<Int>.select([.value("3")], long).description.split(separator: "\n")
    #expect(lines.count == 11 && lines[4] == "  <option value=\"3\" selected>option 3</option>")
  }

  @Test("writes images, fields and cells with their attributes")
  func names() {
    let view = Markup<Int>.form(
      [],
      [
        .label([.for("a")], ["Name"]),
        .input([.id("a"), .name("n"), .type("text"), .autocomplete("off"), .focusable(false)]),
        .img("a.png", alt: "A tree", [.title("t")]), .td([.colspan(2)]), .option([.selected()]),
        .textarea([.value("\nmilk")]), .div([.role("status"), .aria("busy", true), .focusable()]),
      ]
    )
    #expect(
      view.html == """
        <form><label for="a">Name</label>\
        <input id="a" name="n" type="text" autocomplete="off" tabindex="-1">\
        <img src="a.png" alt="A tree" title="t"><td colspan="2"></td><option selected></option>\
        <textarea>\n\nmilk</textarea><div role="status" aria-busy="true" tabindex="0"></div></form>
        """
    )
  }
}
