import Markup
import Testing

@testable import TerminalHost

/// Input that the program handles, in a terminal as on a page.
@Suite("Answered input")
struct AnsweredInputTests {
  @Test("has no other effect in a field")
  func fields() {
    let view = Markup<String>.form(
      [.onSubmit("sent")],
      [
        .textarea([.value("abc"), .on(.keyDown) { $0.key }, .onInput { "text \($0)" }]),
        .input([.on(.keyDown) { $0.key }]),
      ]
    )
    for key in ["ArrowLeft", "ArrowUp", "Backspace", "Enter", "Home", "Escape", "Tab", "d"] {
      var play = Play(view)
      play.press("Tab")
      let column = play.session.contents.cursor?.column
      play.press(key)
      #expect(play.moves == [key])
      #expect(play.session.contents.cursor?.column == column)
      #expect(play.session.focusPath == [0])
    }
    var other = Play(.form([.onSubmit("sent")], [.input([.on(.keyDown) { $0.key }])]))
    other.press("Tab", "Enter")
    #expect(other.moves == ["Enter"])
  }

  @Test("leaves letters to the field that they are typed into, also if that handles other keys")
  func letters() {
    let field = Markup<String>.input([
      .value(""), .onInput { "text \($0)" }, .onKey("Enter", "put"),
    ])
    var play = Play(.div([.onKey("n", "next"), .onKey("1", "one")], [field]))
    play.press("n", "Tab", "b", "n", "1", "Enter", "Escape", "1")
    #expect(play.moves == ["next", "text b", "text bn", "text bn1", "put", "one"])
  }

  @Test("is that of the row in focus, also if another one has the same key")
  func sameKeys() {
    func list(_ names: [String]) -> Markup<String> {
      .ul([], names.map { .li([], [.button([.onClick($0)], [.text($0)])]).keyed("same") })
    }
    var play = Play(list(["a", "b", "c"]))
    play.press("Tab", "Tab", "Enter", "Tab", "Enter")
    play.show(list(["a", "b", "c", "d"]))
    play.press("Enter", "Tab", "Enter")
    #expect(play.moves == ["b", "c", "c", "d"])
  }

  @Test("reaches the outermost element from everywhere, so that Escape goes back")
  func wayBack() {
    let view = Markup<String>.main([.onKey("Escape", "back")], [.p([], [.input([]), "text"])])
    var play = Play(view)
    play.press("Escape", "Tab", "a", "Escape")
    #expect(play.moves == ["back", "back"])
  }

  @Test("tells the buttons of the pointer")
  func buttons() {
    let view = Markup<String>.p(
      [
        .on(.pointerDown) { "down \($0.buttons.rawValue)" },
        .on(.pointerMove) { "move \($0.buttons.rawValue)" },
        .on(.pointerUp) { "up \($0.buttons.rawValue)" },
      ],
      ["text"]
    )
    var play = Play(view)
    let actions: [Pointer.Action] = [.down(0), .move(0), .move(2), .up(0), .move(nil)]
    for action in actions { play.take(.pointer(Pointer(action: action, row: 0, column: 0))) }
    #expect(play.moves == ["down 1", "move 1", "move 2", "up 0", "move 0"])
  }
}
