import Markup
import Testing

@testable import TerminalHost

@Suite("The focus of a terminal")
struct FocusTests {
  @Test("moves the focus in the order of the text, and around")
  func focus() {
    var play = Play(Play.form())
    var seen: [[Int]?] = []
    for _ in 0..<5 {
      play.press("Tab")
      seen.append(play.session.focusPath)
    }
    #expect(seen == [[0], [1], [2], [3], [0]])
    play.take(.key(KeyPress("Tab", .shift)))
    #expect(play.session.focusPath == [3])
  }

  @Test("keeps the focus on an element whose key moves, and gives it to the next if it is removed")
  func identity() {
    func list(_ keys: [String]) -> Markup<String> {
      .ul([], keys.map { .li([], [.button([.onClick($0)], [.text($0)])]).keyed(Key($0)) })
    }
    var play = Play(list(["a", "b"]))
    play.press("Tab", "Tab")
    play.show(list(["c", "b", "a"]))
    #expect(play.session.focusPath == [1, 0])
    play.press("Enter")
    #expect(play.moves == ["b"])
    play.show(list(["c", "a"]))
    #expect(play.session.focusPath == [1, 0])
    play.show(list(["c", "d"]))
    #expect(play.session.focusPath == [1, 0])
    play.show(list(["c"]))
    #expect(play.session.focusPath == [0, 0])
    play.show(list([]))
    #expect(play.session.focusPath == nil)
  }

  @Test("goes on from an element that is disabled while it has the focus")
  func disabled() {
    func view(_ isBusy: Bool) -> Markup<String> {
      .div(
        [],
        [
          .button([.onClick("a")], ["A"]),
          .button([.disabled(isBusy), .onClick("fetch")], ["Fetch"]),
          .button([.onClick("c")], ["C"]), .input([.disabled(isBusy), .onInput { $0 }]),
        ]
      )
    }
    for (key, next) in [(KeyPress("Tab"), [2]), (KeyPress("Tab", .shift), [0])] {
      var play = Play(view(false))
      play.press("Tab", "Tab", "Enter")
      play.show(view(true))
      play.press("Enter", "x")
      #expect(play.moves == ["fetch"])
      play.take(.key(key))
      #expect(play.session.focusPath == next)
    }
    // The focus is still there when the element is not busy any more.
    var play = Play(view(false))
    play.press("Tab", "Tab", "Tab", "Tab", "x")
    play.show(view(true))
    play.press("y")
    play.show(view(false))
    play.press("z")
    #expect(play.moves == ["x", "xz"])
  }

  @Test("presses nothing in a disabled group, and goes past it")
  func disabledGroup() {
    func view(_ isDisabled: Bool) -> Markup<String> {
      .div(
        [],
        [
          .element(
            "fieldset",
            [.disabled(isDisabled)],
            [.button([.onClick("a")], ["A"]), .input([.onInput { $0 }])]
          ),
          .button([.onClick("b")], ["B"]),
        ]
      )
    }
    var play = Play(view(true), asInARun: true)
    #expect(play.session.focusPath == [1])
    play.click(0, 2)
    play.show(view(false))
    play.press("Tab", "Enter")
    play.show(view(true))
    play.now += .seconds(1)
    play.press("Enter", "Tab")
    #expect(play.moves == ["a"] && play.session.focusPath == [1])
  }

  @Test("focuses an element that requests the focus when it appears, and not while it stays")
  func autofocus() {
    func view(_ first: Bool, _ second: Bool, more: [Markup<String>] = []) -> Markup<String> {
      .div(
        [],
        [
          .input([.focused(first), .on(.blur, "left 0")]), .button([], ["b"]),
          .input([.focused(second), .on(.focus, "at 2")]),
        ] + more
      )
    }
    @Sendable
    func row(_ number: Int) -> Markup<String> { .li([], [.input([.focused(number == 2)])]) }
    let list = Markup<String>.list("ul", of: [1, 2], id: { $0 }, row: { row($0) })
    var play = Play(view(true, false))
    #expect(play.session.focusPath == [0])
    // The first one asks for the focus still; the second one appears.
    play.show(view(true, true))
    #expect(play.session.focusPath == [2])
    #expect(play.moves == ["left 0", "at 2"])
    play.press("Escape")
    play.show(view(true, true, more: ["text"]))
    #expect(play.session.focusPath == nil)
    play.show(view(true, false))
    play.show(view(true, true))
    #expect(play.session.focusPath == [2])
    play.show(view(true, true, more: [list]))
    #expect(play.session.focusPath == [3, 1, 0])
    play.show(.p([], [.div([], [.input([.focused()])]), .input([.focused()])]))
    #expect(play.session.focusPath == [1])
  }

  /// A mailbox between two buttons, whose cells answer with their column and row.
  private func mailbox(_ rows: [String] = ["...", ".x.", "..."]) -> Markup<String> {
    .div(
      [],
      [
        .button([], ["before"]),
        .table(
          [.role("grid")],
          rows.enumerated().map { y, row in
            .tr(
              [],
              row.enumerated().map { x, mark in
                .td(
                  [],
                  [
                    .button(
                      [.focusable(x + y == 0), .disabled(mark == "x"), .onClick("\(x) \(y)")],
                      [.text("\(mark)")]
                    )
                  ]
                )
              }
            )
          }
        ),
        .button([], ["after"]),
      ]
    )
  }

  @Test("stops at a grid once, and moves between its cells by arrows")
  func grid() {
    var play = Play(mailbox())
    func path(_ x: Int, _ y: Int) -> [Int] { [1, y, x, 0] }
    var seen: [[Int]?] = []
    for key in ["Tab", "Tab", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"] {
      play.press(key)
      seen.append(play.session.focusPath)
    }
    // The focus skips disabled elements.
    #expect(
      seen == [
        [0], path(0, 0), path(1, 0), path(2, 0), path(2, 0), path(2, 1), path(0, 1),
      ]
    )
    play.press("Enter", "ArrowUp", "ArrowRight", "ArrowDown", " ", "Home", "ArrowUp", " ")
    #expect(play.moves == ["0 1", "1 2", "0 1"])
    play.take(.key(KeyPress("End", .control)))
    #expect(play.session.focusPath == path(2, 2))
    // The Tab key leaves the grid, and returns to the last focused cell.
    play.press("Tab")
    #expect(play.session.focusPath == [2])
    play.take(.key(KeyPress("Tab", .shift)))
    #expect(play.session.focusPath == path(2, 2))
    play.press("ArrowDown", "End", "ArrowUp", "ArrowUp", "ArrowUp")
    #expect(play.session.focusPath == path(2, 0))
    // If that cell is removed, the cell has the focus that the view makes the stop.
    play.show(mailbox([".."]))
    #expect(play.session.focusPath == path(0, 0))
  }

  @Test("presses any cell of a grid by the pointer, and continues from there")
  func pressedCell() throws {
    var play = Play(mailbox())
    let region = try #require(play.session.canvas.region(of: [1, 2, 1, 0]))
    play.click(region.row, region.column)
    #expect(play.moves == ["1 2"])
    #expect(play.session.focusPath == [1, 2, 1, 0])
    play.press("ArrowLeft", " ")
    #expect(play.moves == ["1 2", "0 2"])
    // Without keys of its own every cell has a number.
    #expect(play.session.stops().count == 2 + 8)
    play.press("Tab", "Tab", "Tab")
    #expect(play.session.focusPath == [1, 2, 0, 0])
  }

  @Test("goes to the field whose label is pressed, unless it is disabled")
  func labels() {
    for isDisabled in [false, true] {
      let field = Markup<String>.input([.onInput { $0 }, .disabled(isDisabled)])
      var play = Play(.div([], [.field("Name", field)]))
      play.click(0, 1)
      #expect(play.session.focusPath == (isDisabled ? nil : [0, 1]))
    }
  }

  @Test("goes through the elements as they are shown: those at the lower edge last")
  func lowerEdge() {
    func button(_ name: String) -> Markup<String> { .button([.onClick(name)], [.text(name)]) }
    let view = Markup<String>.div(
      [.onClick("all")],
      [
        .footer([.style("position", "fixed")], [button("c"), button("d")]), button("a"),
        .details([.hidden(true)], [button("no")]), .ul([], [.li([], ["text", button("b")])]),
      ]
    )
    var play = Play(view)
    let order: [[Int]] = [[], [1], [3, 0, 1], [0, 0], [0, 1]]
    for path in order + [[]] {
      play.press("Tab")
      #expect(play.session.focusPath == path)
    }
    for path in order.reversed() {
      play.take(.key(KeyPress("Tab", .shift)))
      #expect(play.session.focusPath == path)
    }
  }
}
