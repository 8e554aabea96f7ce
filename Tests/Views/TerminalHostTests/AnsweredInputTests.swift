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
