import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("TerminalSession")
struct TerminalSessionTests {
  @Test("writes into fields, and sends each change")
  func writing() {
    var play = Play(Play.form(nil))
    play.press("Tab", "a", "c", "ArrowLeft", "b", "Home", "x", "Delete", "End", "Backspace")
    #expect(
      play.moves == [
        "input a", "input ac", "input abc", "input xabc", "input xbc", "input xb",
      ]
    )
    #expect(play.session.contents.rows[0].text.hasPrefix("[xb________]"))
    #expect(play.session.contents.cursor?.column == 3)
    play.take(.paste("1\r\n2"))
    #expect(play.moves.last == "input xb1 2")
    play.press("Enter")
    #expect(play.moves.last == "sent")
  }

  @Test(
    "edits characters and lines, whatever they are made of",
    arguments: [
      ("e", ["\u{301}", "ArrowLeft", "x"], "xe\u{301}"), ("👩🏽‍🚀🇩🇪", ["ArrowLeft", "Backspace"], "🇩🇪"),
      ("\u{301}", ["Home", "e", "x"], "e\u{301}x"), ("日本", ["Backspace", "Home", "Delete"], ""),
      ("ab\ncd", ["ArrowUp", "x", "ArrowDown", "y"], "abx\ncdy"),
      ("ab\r\ncdef", ["ArrowUp", "x", "ArrowDown", "y"], "abx\r\ncdeyf"),
      ("a", ["Enter", "b", "ArrowUp", "ArrowUp", "Home", "c"], "ca\nb"),
      ("one two  ", ["w"], "one "), ("one", ["w", "w"], ""),
    ]
  )
  func characters(text: String, keys: [String], expected: String) {
    var play = Play(.textarea([.value(text)]))
    play.press("Tab")
    for key in keys { play.take(.key(KeyPress(key, key == "w" ? .control : []))) }
    #expect(play.session.text(at: []).utf8.elementsEqual(expected.utf8))
  }

  @Test("shows the text that the program gives a field")
  func controlled() {
    var play = Play(Play.form("milk"))
    play.press("Tab", "!")
    #expect(play.moves == ["input milk!"])
    play.show(Play.form("MILK!"))
    #expect(play.session.contents.rows[0].text.hasPrefix("[MILK!_____]"))
    #expect(play.session.contents.cursor?.column == 6)
    play.show(Play.form(""))
    #expect(play.session.contents.rows[0].text.hasPrefix("[__________]"))
    #expect(play.session.focusPath == [0])
  }

  @Test("keeps the cursor in place when the program changes the text")
  func changedText() {
    var play = Play(Play.form("ABCDEF"))
    play.press("Tab", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    for (key, text) in [("x", "ABCXDEF"), ("ß", "ABCXSSDEF"), ("z", "ABCXSSZDEF")] {
      play.press(key)
      play.show(Play.form(text))
    }
    #expect(play.moves == ["input ABCxDEF", "input ABCXßDEF", "input ABCXSSzDEF"])
    #expect(play.session.contents.cursor?.column == 8)
  }

  @Test("resets a field of constant value after the program has handled its change")
  func alwaysTheSame() {
    let view = Markup<String>.form(
      [.onSubmit("sent")],
      [.input([.value(""), .on(.change) { "change \($0.value)" }])]
    )
    var play = Play(view)
    for _ in 0..<2 {
      play.press("Tab", "m", "i")
      play.session.settle()
      #expect(play.session.text(at: [0]) == "mi")
      play.press("Enter")
      play.session.settle()
      #expect(play.session.text(at: [0]) == "")
      play.press("Escape")
    }
    #expect(play.moves == ["change mi", "sent", "change mi", "sent"])
    play.press("Tab", "x", "Backspace", "Escape")
    #expect(play.moves.count == 4)
  }

  @Test("resets a field if the program handles a change without changing the text")
  func unmoved() {
    var play = Play(Play.form("milk"))
    play.press("Tab", "ArrowLeft", "!")
    play.session.settle()
    #expect(play.session.text(at: [0]) == "milk")
    #expect(play.session.contents.cursor?.column == 4)
    play.press("Escape")
    #expect(play.moves == ["input mil!k"])
    let picky = Markup<String>.input([.value(""), .on(.input) { $0.value == "ab" ? "ab" : nil }])
    var other = Play(picky)
    other.press("Tab", "a")
    other.session.settle()
    #expect(other.session.text(at: []) == "a")
    other.press("b")
    other.session.settle()
    #expect(other.session.text(at: []) == "")
  }

  @Test("keeps typed text until the program has handled the change")
  func unsettled() {
    var play = Play(Play.form(""))
    play.press("Tab", "a", "b")
    play.view = Play.form("a")
    play.session.show(play.view.node)
    #expect(play.session.text(at: [0]) == "ab")
    play.show(Play.form("ab"))
    #expect(play.session.text(at: [0]) == "ab")
    play.show(Play.form(nil))
    #expect(play.session.text(at: [0]) == "")
  }

  @Test("resets a choice that the program rejects")
  func choiceNotMade() {
    func view(_ chosen: Int?) -> Markup<String> {
      .select(
        [.on(.change) { $0.value }],
        (0..<3).map { .option([.flag("selected", $0 == chosen)], ["\($0)"]) }
      )
    }
    var play = Play(view(0))
    play.press("Tab", "ArrowDown")
    #expect(play.session.text(at: []) == "1")
    play.session.settle()
    #expect(play.session.text(at: []) == "0")
    play.press("ArrowDown")
    play.show(view(1))
    #expect(play.session.text(at: []) == "1")
    var free = Play(view(nil))
    free.press("Tab", "ArrowDown")
    free.session.settle()
    #expect(free.session.text(at: []) == "1")
    #expect(play.moves + free.moves == ["1", "1", "1"])
  }

  @Test("presses buttons and boxes, and sends the form of a button that does")
  func pressing() {
    var play = Play(Play.form())
    play.press("Tab", "Tab", "Enter", "Tab", " ", "Tab", " ")
    #expect(play.moves == ["clicked", "sent", "other", "check true"])
  }

  @Test("presses the element under the pointer, and sends the place in it")
  func pointer() {
    var play = Play(Play.form())
    play.click(0, 15)
    #expect(play.moves == ["clicked", "sent"])
    #expect(play.session.focusPath == [1])
    let area = Markup<String>.div([.on(.pointerDown) { "\($0.x) \($0.y)" }], ["x", .br, "y"])
    var other = Play(area)
    other.click(1, 2)
    #expect(other.moves == ["20.0 24.0"])
  }

  @Test("sends two presses as one double press")
  func doubleClick() {
    var play = Play(.span([.on(.doubleClick, "twice"), .onClick("once")], ["here"]))
    play.click(0, 0)
    play.now = .milliseconds(200)
    play.click(0, 1)
    play.now = .milliseconds(300)
    play.click(0, 1)
    #expect(play.moves == ["once", "once", "twice", "once"])
  }

  @Test("sends keys from the inside out, except for typed text")
  func keys() {
    let view = Markup<String>.div(
      [.on(.keyDown) { $0.key == "q" ? nil : "key \($0.key)" }],
      [.input([.onInput { $0 }])]
    )
    var play = Play(view)
    play.press("x", "ArrowUp")
    play.show(view)
    #expect(play.moves == ["key x", "key ArrowUp"])
    #expect(play.press("q") == .left)
    var writer = Play(view)
    writer.click(0, 1)
    #expect(writer.press("x", "q", "Escape") == .goesOn)
    #expect(writer.moves == ["x", "xq", "key Escape"])
  }

  @Test("ends with control and c, and stops with control and z")
  func leaving() {
    var play = Play(Play.form())
    #expect(play.take(.key(KeyPress("c", .control))) == .left)
    #expect(play.take(.key(KeyPress("z", .control))) == .stopped)
  }

  @Test("leaves a key to the program that handles it")
  func handledKeys() {
    func view(_ text: String) -> Markup<String> {
      .form(
        [.onSubmit("sent")],
        [
          .input([
            .value(text), .onInput { "input \($0)" }, .onKey("Tab", "tab"),
            .onKey("Enter", "enter"),
            .onKey("ArrowLeft", "left"), .onKey("Escape", "escape"), .onKey("x", "key x"),
          ]),
          .button([], ["send"]),
        ]
      )
    }
    var play = Play(view("ab"))
    play.press("Tab")
    play.press("Tab", "Enter", "ArrowLeft", "Escape", "x", "c")
    #expect(play.moves == ["tab", "enter", "left", "escape", "key x", "input abc"])
    #expect(play.session.focusPath == [0])
  }

  @Test("submits by Enter, unless the button of the form is disabled")
  func enter() {
    func view(_ isReady: Bool) -> Markup<String> {
      .form([.onSubmit("sent")], [.input(), .button([.disabled(!isReady)], ["send"])])
    }
    var play = Play(view(false))
    play.press("Tab", "Enter")
    #expect(play.moves == [])
    play.show(view(true))
    play.press("Enter")
    #expect(play.moves == ["sent"])
  }

  @Test("chooses with the arrows")
  func choice() {
    var play = Play(
      .select(
        [.on(.change) { $0.value }],
        [.option([], ["a"]), .option([.value("2")], ["b"])]
      )
    )
    play.press("Tab", "ArrowDown", "ArrowDown")
    #expect(play.moves == ["2"])
    #expect(play.session.contents.rows[0].text == "[b v]")
  }

  @Test("scrolls to the focus, and no further than the contents")
  func scrolling() {
    let rows = Markup<String>.div(
      [],
      (0..<30).map { .div([], [$0 == 20 ? .button([], ["here"]) : .text("row \($0)")]) }
        + [.div([.style("position", "fixed")], ["foot"])]
    )
    var play = Play(rows, rows: 5)
    play.press("PageDown")
    #expect(play.session.contents.rows.map(\.text) == ["row 3", "row 4", "row 5", "row 6", "foot"])
    play.press("Tab")
    #expect(play.session.contents.rows[3].text == "[ here ]")
    play.press("End")
    #expect(play.session.contents.rows[3].text == "row 29")
    play.session.resize(rows: 1, columns: 1)
    #expect(play.session.contents.rows.count == 1)
    play.session.resize(rows: 100, columns: 30)
    #expect(play.session.contents.rows[99].text == "foot")
    #expect(play.session.contents.rows[0].text == "row 0")
  }

  @Test("never traps for random input at random sizes", arguments: 0..<60 as Range<UInt64>)
  func anything(seed: UInt64) {
    var draws = SplitMix(seed: seed)
    var play = Play(draws.view(depth: 4).map { "\($0)" }, rows: 3, columns: 9)
    var decoder = InputDecoder()
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &draws) {
      case 0: play.show(draws.view(depth: 4).map { "\($0)" })
      case 1:
        let size = (Int.random(in: 1...12, using: &draws), Int.random(in: 1...30, using: &draws))
        play.session.resize(rows: size.0, columns: size.1)
      case 2:
        play.click(Int.random(in: 0..<12, using: &draws), Int.random(in: 0..<30, using: &draws))
      default:
        let bytes = [
          "\t", "\r", "a", "\u{1B}[A", "\u{1B}[6~", "\u{7F}", "\u{1B}[200~p\n\u{1B}[201~",
        ]
        for input in decoder.feed((bytes.randomElement(using: &draws) ?? "").utf8) {
          play.take(input)
        }
      }
      let contents = play.session.contents
      #expect(contents.rows.count == play.session.rows)
      #expect(contents.rows.allSatisfy { $0.count == play.session.columns })
    }
  }
}
