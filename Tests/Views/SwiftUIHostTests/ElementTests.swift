import Foundation
import Testing

@testable import Markup
@testable import SwiftUIHost

/// The control of each element of markup, and the event of each gesture on it.
@Suite("A control")
struct ElementTests {
  @Test("joins the pieces of a line to one text, with its visible blanks")
  func words() {
    let line = control(.p([], ["  one ", .strong([], [" two"]), "\n three "]))
    #expect(line.text == "one two three")
    guard case .words(let words) = line.kind else {
      Issue.record("a paragraph must be words; got \(line.kind)")
      return
    }
    #expect(words.map(\.style.traits.isBold) == [false, true, false])
    #expect(control(.pre([], ["a  b\n c"])).text == "a  b\n c")
  }

  @Test("has the kind of its element", arguments: Self.elements)
  func kinds(view: TextMarkup, kind: String) {
    let name = "\(control(view).kind)".replacing("form(Markup.FormControl.", with: "")
    #expect(name.hasPrefix(kind))
  }

  static let elements: [(TextMarkup, String)] = [
    (.h1([], ["a"]), "words"), (.div([], [.p([], ["a"]), .p([], ["b"])]), "column"),
    (.div([.style("display", "flex")], [.p([], ["a"]), .p([], ["b"])]), "line"),
    (.button([], ["a"]), "button"), (.input([.type("submit")]), "button"),
    (.a([.href("https://example.org")], ["a"]), "link"),
    (.a([.href("#a"), .onClick("a")], ["a"]), "button"), (.input([]), "field"),
    (
      .input([.type("checkbox")]),
      "box(Markup.FormControl.Box(isOn: false, value: \"on\", isRadio: false"
    ),
    (
      .input([.type("radio")]),
      "box(Markup.FormControl.Box(isOn: false, value: \"on\", isRadio: true"
    ),
    (.input([.type("range")]), "slider"), (.textarea([]), "field"),
    (.select([], [.option([], ["a"])]), "choice"), (.element("progress"), "progress(nil)"),
    (.element("meter", [.value("0.5")]), "progress(Optional(0.5))"),
    (.img("a.png", alt: "a"), "picture"), (.hr(), "rule"),
    (.table([], [.tr([], [.td([], ["a"])])]), "table"),
    (.element("details", [], [.element("summary", [], ["a"]), "b"]), "disclosure"),
    (.label([], [.input([.type("checkbox")]), "a"]), "box"),
    (.ul([], [.li([], ["a"])]), "column"),
  ]

  @Test("is absent for hidden elements")
  func absence() {
    for view: TextMarkup in [
      .p([.hidden()], ["a"]), .input([.type("hidden")]), .p([.style("display", "none")], ["a"]),
      .element("dialog", [], ["a"]), .text("  "),
    ] {
      #expect(control(.div([], [view])).children.isEmpty, "\(view.html)")
    }
  }

  @Test("sends the events of a gesture as a browser does")
  func touches() {
    let form = control(.form([], [.input([.name("a")]), .button([], ["send"])]))
    let line = form.kind == .line ? form.children : form.all.filter(\.isNative)
    let (field, button) = (line[0], line[1])
    #expect(
      button.events(of: .press()).map { [$0.event.kind.rawValue] + $0.path.map(UInt8.init) }
        == [[Event.Kind.click.rawValue, 1], [Event.Kind.submit.rawValue]]
    )
    #expect(
      field.events(of: .enter("milk", isNew: true)).map(\.event) == [
        Event(.keyDown, value: "milk", key: "Enter"), Event(.change, value: "milk"), Event(.submit),
      ]
    )
    let box = control(.label([], ["a", .input([.type("checkbox"), .value("v")])]))
    #expect(
      box.events(of: .check(true)) == [
        ControlEvent(Event(.click, isChecked: true), at: [1]),
        ControlEvent(Event(.change, value: "v", isChecked: true), at: [1]),
      ]
    )
    let name = control(
      .div([], [.input([.id("b"), .type("checkbox")]), .label([.for("b")], ["name"])])
    )
    let label = name.all.first { $0.target != nil && !$0.isNative }
    #expect(label?.events(of: .press()).map(\.path) == [[1], [0], [0]])
    let checkbox = FormControl.Box(isOn: false, value: "on", isRadio: false)
    let checked = name.all.first { $0.kind == .form(.box(checkbox)) }
    #expect(checked?.target == Control.Target(path: [0], box: checkbox))
    let chosen = control(
      .div([], [.input([.id("r"), .type("radio"), .checked()]), .label([.for("r")], ["name"])])
    )
    let other = chosen.all.first { $0.target != nil && !$0.isNative }
    #expect(other?.events(of: .press()).map(\.event.isChecked) == [false, true, true])
    let slider = control(.input([.type("range"), .attribute("max", "9")]))
    #expect(slider.events(of: .slide(4, isOver: true)).map(\.event.value) == ["4", "4"])
  }

  @Test("offers each kind of event that its element handles", arguments: Event.Kind.allCases)
  func offers(kind: Event.Kind) {
    let plain: TextMarkup = .div([.on(kind, "move")], ["text"])
    let fields: Set<Event.Kind> = [.input, .change, .submit]
    if fields.contains(kind) {
      let form = control(.form([.on(kind, "move")], [.input([])]))
      #expect(form.all.contains { $0.offers.contains(Event.Kinds(kind)) })
    } else {
      #expect(control(plain).offers.contains(Event.Kinds(kind)))
    }
  }

  @Test("is named by its label, its labeller, its title or its hint")
  func names() {
    #expect(control(.input([.label("a")])).accessibility.label == "a")
    #expect(control(.input([.placeholder("b")])).accessibility.label == "b")
    let page = control(
      .div([], [.label([.for("f")], ["c "]), .input([.id("f")]), .p([.id("d")], ["more"])])
    )
    #expect(page.all.first { $0.isNative }?.accessibility.label == "c")
    let around = control(.label([], [.span([], ["e"]), .input([])]))
    #expect(around.all.first { $0.isNative }?.accessibility.label == "e")
    let described = control(
      .div([], [.button([.aria("describedby", "d")], ["x"]), .p([.id("d")], ["more"])])
    )
    #expect(described.all.first { $0.isNative }?.accessibility.hint == "more")
    #expect(control(.img("a.png", alt: "")).accessibility.isHidden)
    let heading = control(.h2([], ["a"])).accessibility
    #expect(heading.traits == [.heading] && heading.rank == 2)
    let pressed = control(.button([.aria("pressed", true)], ["a"])).accessibility
    #expect(pressed.traits.isSuperset(of: [.selected, .toggle]))
    #expect(control(.p([.role("status")], ["a"])).accessibility.isLive)
  }

  @Test("is identified by its key, or by its position and tag")
  func identities() {
    let list = control(.ul([], [.li([], ["a"]).keyed("k"), .li([], ["b"])]))
    #expect(list.children.map(\.id) == [.key("k"), .position(1, "li")])
    #expect(list.children.map(\.kind) == Array(repeating: .item(mark: "\u{2022}"), count: 2))
    let numbers = control(.ol([], [.li([.attribute("value", "7")], ["a"]), .li([], ["b"])]))
    #expect(numbers.children.map(\.kind) == [.item(mark: "7."), .item(mark: "8.")])
  }

  @Test("has the styles of its element")
  func styles() {
    let style = control(
      .p(
        [.style("color", "#f80"), .style("padding", "1em"), .style("text-align", "center")],
        ["a"]
      )
    ).style
    #expect(style.color == StyleColor(red: 1, green: 136.0 / 255, blue: 0))
    #expect(style.padding == 16)
    #expect(style.traits.alignment == .center)
    #expect(StyleColor(css: "rgb(255, 0, 0)") == StyleColor(red: 1, green: 0, blue: 0))
    #expect(StyleColor(css: "teal") == StyleColor(red: 0, green: 128.0 / 255, blue: 128.0 / 255))
    #expect(StyleColor(css: "#12345") == nil)
    #expect(StyleColor(css: "rgb(1, 2)") == nil)
  }

  @Test("is placed in rows that are no wider than the room")
  func flow() {
    let sizes = [3.0, 4, 9, 2].map { CGSize(width: $0, height: $0) }
    let flow = Flow(sizes, in: 8, gap: 1)
    #expect(flow.points.map(\.x) == [0, 4, 0, 0])
    #expect(flow.points.map(\.y) == [0.5, 0, 5, 15])
    #expect(flow.size == CGSize(width: 9, height: 17))
    #expect(Flow([], in: 8, gap: 1).size == CGSize(width: 0, height: 0))
  }

  @Test("shows the typed text, or the text of the program")
  func drafts() {
    var free = FormControl.Field(text: "a")
    var draft = Draft(free)
    #expect(draft.write("ab", in: free) == .write("ab"))
    #expect(draft.write("ab", in: free) == nil)
    #expect(draft.text(in: free) == "ab")
    #expect(draft.move(isThere: false, in: free) == .leave("ab", isNew: true))
    #expect(draft.enter(in: free) == .enter("ab", isNew: false))
    free.text = "c"
    #expect(draft.text(in: free) == "c")
    let led = FormControl.Field(text: "a", followsProgram: true)
    var other = Draft(led)
    #expect(other.write("ax", in: led) == .write("ax"))
    #expect(other.text(in: led) == "a")
  }

  @Test("names keys as browsers do")
  func keys() {
    #expect(
      ["\r", "\u{1B}", "\u{F700}", "a"].map(KeyName.of) == ["Enter", "Escape", "ArrowUp", "a"]
    )
  }

  @Test("is animated by a motion")
  func motions() {
    let motion = Motion.linear(.seconds(1)).delayed(by: .seconds(2)).delayed(by: .seconds(1))
    #expect(motion == Motion(.linear, .seconds(1), delay: .seconds(3)))
    #expect(Motion.easeInOut() == Motion(.easeInOut, .milliseconds(350)))
  }
}
