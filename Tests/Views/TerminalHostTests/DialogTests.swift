import Markup
import Testing

@testable import TerminalHost

@Suite("Dialogs and held keys on a terminal")
struct DialogTests {
  /// A button, a dialog with two, and a button behind, where keys and presses have handlers around all.
  private func view(isOpen: Bool) -> Markup<String> {
    .div(
      [.onKey("n", "around")],
      [
        .button([.onClick("open")], ["Open"]),
        isOpen
          ? .dialog(
            "Sure?",
            closing: "close",
            [.class("ask")],
            [.button([.onClick("yes")], ["Yes"]), .button([.onClick("no")], ["No"])]
          ) : .nothing,
        .p([.onClick("behind")], ["behind"]),
      ]
    )
  }

  @Test("keep the focus and the pointer in the dialog, and close by Escape")
  func dialog() throws {
    var play = Play(view(isOpen: false), asInARun: true)
    play.press("Enter")
    play.now += .seconds(1)
    play.show(view(isOpen: true))
    #expect(play.session.focusElement?["aria-label"] == nil && play.session.focusPath == [1, 0])
    func behind() throws -> Int {
      try #require(play.session.contents.rows.map(\.text).firstIndex { $0.contains("behind") })
    }
    play.click(try behind(), 1)
    for (key, path) in [("Tab", [1, 1]), ("Tab", [1, 0]), ("ArrowLeft", [1, 1])] {
      play.press(key)
      #expect(play.session.focusPath == path)
    }
    #expect(play.moves == ["open"])
    play.press("Escape", "n")
    #expect(play.moves == ["open", "close", "around"])
    // A dialog in which nothing has the focus has the keys nevertheless.
    play.session.unfocus()
    play.press("Escape")
    #expect(play.moves.last == "close")
    play.show(view(isOpen: false))
    #expect(play.session.focusPath == [0])
    play.click(try behind(), 1)
    #expect(play.moves.last == "behind")
  }

  @Test("A dialog in a hidden part keeps nobody from the rest")
  func hidden() {
    func view(_ isHidden: Bool) -> Markup<String> {
      .div(
        [],
        [
          .button([.onClick("open")], ["Open"]), .button([.onClick("other")], ["Other"]),
          .div(
            [.hidden(isHidden)],
            [.dialog("Sure?", closing: "close", [], [.button([], ["Yes"])])]
          ),
        ]
      )
    }
    var play = Play(view(true), asInARun: true)
    play.press("Tab", "Enter")
    #expect(play.session.focusPath == [1] && play.moves == ["other"])
    play.show(view(false))
    play.press("Tab")
    #expect(play.session.focusPath == [2, 0, 0])
  }

  /// Rows, each with a button that removes it.
  private func list(_ rows: Range<Int>) -> Markup<String> {
    .ul([], rows.map { .li([], [.button([.onClick("remove \($0)")], ["x"])]).keyed(Key($0)) })
  }

  /// Presses keys after some milliseconds each, and removes the row after each message; returns how many are gone.
  private func removed(_ keys: [(String, Int)]) -> Int {
    var play = Play(list(0..<20), asInARun: true)
    for (key, milliseconds) in keys {
      play.now += .milliseconds(milliseconds)
      play.press(key)
      play.show(list(play.moves.count..<20))
    }
    return play.moves.count
  }

  @Test("A key that is held down presses nothing that gets the focus meanwhile")
  func held() {
    let repeats = Array(repeating: ("Enter", 33), count: 60)
    for delay in [200, 500, 590] {
      #expect(removed([("Enter", 0), ("Enter", delay)] + repeats) == 1)
    }
    #expect(removed([(" ", 0), (" ", 500)] + repeats.map { (" ", $0.1) }) == 1)
    // A person who presses it once more is believed; so is another key.
    #expect(removed([("Enter", 0), ("Enter", 700), ("Enter", 700)]) == 3)
    #expect(removed([("Enter", 0), ("Enter", 500), ("Enter", 33), ("Enter", 300)]) == 2)
    #expect(removed([("Enter", 0), (" ", 10), ("Enter", 10)]) == 3)
    #expect(removed([("Enter", 0), ("ArrowDown", 10), ("Enter", 10)]) == 2)
    // The same control is pressed as often as the key comes.
    var play = Play(.button([.onClick("more")], ["+"]), asInARun: true)
    for _ in 0..<5 {
      play.press("Enter")
      play.show(.button([.onClick("more")], [.text("\(play.moves.count)")]))
    }
    #expect(play.moves.count == 5)
  }

  @Test("Something has the focus at the beginning, or as soon as something can have it")
  func beginning() {
    let field = Markup<String>.input([.onInput { $0 }])
    var play = Play(.div([], [.p([], ["text"]), field, .button([], ["b"])]), asInARun: true)
    #expect(play.session.focusPath == [1])
    play = Play(.p([], ["waiting"]), asInARun: true)
    #expect(play.session.focusPath == nil)
    play.show(.div([], [.button([.disabled()], ["a"]), field]))
    #expect(play.session.focusPath == [1])
    // Escape leaves a field, and the view does not take the person back.
    play.press("Escape")
    play.show(.div([], [.button([], ["a"]), field]))
    #expect(play.session.focusPath == nil)
  }

  @Test("A view that changes does not take back a person who has scrolled away")
  func scrolled() {
    func view(_ count: Int) -> Markup<String> {
      let rows = (0..<30).map { Markup<String>.p([], [.text("row \($0)")]) }
      return .div([], [.button([], [.text("\(count)")])] + rows)
    }
    var play = Play(view(0), asInARun: true)
    play.press("PageDown")
    let rows = play.session.contents.rows
    play.show(view(1))
    #expect(play.session.contents.rows == rows && !rows[0].text.contains("["))
    play.press("Home")
    play.show(view(2))
    #expect(play.session.contents.rows[0].text == "[ 2 ]")
  }
}
