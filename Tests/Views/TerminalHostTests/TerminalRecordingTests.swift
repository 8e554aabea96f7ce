import ComponentHost
import ComponentKit
import Foundation
import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("Recordings of a terminal")
struct TerminalRecordingTests {
  /// A field whose text is shown again in bold, and refused if it is long.
  private struct Echo: MarkupProgram {
    let initial = ""
    func refusal(of message: String, in state: String) -> Refusal? {
      message.count < 3 ? nil : Refusal("the text is too long")
    }
    func update(_ text: inout String, by message: String) { text = message }
    func markup(of text: String) -> Markup<String> {
      .div(
        [],
        [
          .input([.value(text), .attribute("size", "4"), .onInput { $0 }]),
          .strong([], [.text(text)]),
        ]
      )
    }
  }

  /// A program that answers the message 1 by an effect.
  private struct Delayed: MarkupProgram {
    let initial = 0
    func update(_ count: inout Int, by message: Int) -> Effect<Int> {
      count += message
      guard message == 1 else { return .none }
      return .task("answer") { 10 }
    }
    func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], [.text("\(count)")]) }
  }

  private func frames(_ size: TerminalSize, _ steps: TerminalStep...) -> [TerminalFrame] {
    Terminal.record(Component<Elm<Echo>>(Echo()), on: size, by: steps)
  }

  private func lines(_ frame: TerminalFrame) -> [String] {
    frame.rows.map { row in String(row.compactMap(\.glyph)) }
  }

  @Test("have the screen after each key, and the cursor")
  func keys() {
    let frames = frames(
      TerminalSize(columns: 9, rows: 2),
      .show,
      .key("a"),
      .show,
      .type("b"),
      .show,
      .key("Escape"),
      .show
    )
    #expect(
      frames.map(lines) == [
        ["[____]   ", "         "], ["[a___] a ", "         "], ["[ab__] ab", "         "],
        ["[ab__] ab", "         "],
      ]
    )
    let cursors = [
      CellPosition(row: 0, column: 1), CellPosition(row: 0, column: 2),
      CellPosition(row: 0, column: 3), nil,
    ]
    #expect(frames.map(\.cursor) == cursors)
    #expect(frames[1].rows[0][7].style.isBold)
  }

  @Test("are the same each time")
  func same() {
    func typed() -> [TerminalFrame] {
      frames(TerminalSize(columns: 8, rows: 2), .type("abc"), .show)
    }
    #expect(typed() == typed())
  }

  /// Controls in several places, whose messages are refused; a button counts nevertheless.
  private struct Till: MarkupProgram {
    let initial = 0
    func refusal(of message: String, in state: Int) -> Refusal? {
      message == "1" ? nil : Refusal(message)
    }
    func update(_ count: inout Int, by message: String) -> Effect<String> {
      count += 1
      return .message("from within")
    }
    func markup(of count: Int) -> Markup<String> {
      func button(_ message: String, _ name: String = "b") -> Markup<String> {
        .button([.onClick(message)], [.text(name)])
      }
      return .div(
        [],
        [
          .p([], ["ab ", .input([.attribute("size", "3"), .onInput { _ in "no letters" }])]),
          .p([], [button("only 3 left"), " ", button("世界"), " 界"]),
          .p([.showsRefusals()], [button("own", "own"), " ", button("1", "\(count)")]),
          .footer([.style("position", "fixed")], [button("a reason that needs rows")]),
        ]
      )
    }
  }

  private static let field = "ab [___]"
  private static let buttons = "[ b ] [ b ] 界"

  /// The rows of a screen after keys, each without the blanks at its end.
  private func rows(after keys: String, _ columns: Int, _ rows: Int) -> [String] {
    let keys = keys.split(separator: " ").map { TerminalStep.key(String($0)) }
    let size = TerminalSize(columns: columns, rows: rows)
    let frames = Terminal.record(Component<Elm<Till>>(Till()), on: size, by: keys + [.show])
    return frames.last?.rows.map { $0.text } ?? []
  }

  @Test(
    "show why a message was refused beside the control, until the next key",
    arguments: [
      // Under a field, whose text stays; and under a button, over what is there.
      (20, 8, "x", ["ab [x__]", "   no letters", buttons]),
      (20, 8, "x Backspace y Tab", ["ab [y__]", "", buttons]),
      (20, 8, "Tab Enter", [field, "", buttons, "only 3 left", "[ own ] [ 0 ]"]),
      (20, 8, "Tab Tab Enter", [field, "", buttons, "      世界"]),
      // A program that shows refusals, and what its own message is refused.
      (20, 8, "Tab Tab Tab Enter", [field, "", buttons, "", "[ own ] [ 0 ]", "", ""]),
      (20, 8, "Tab Tab Tab Tab Enter", [field, "", buttons, "", "[ own ] [ 1 ]", "", ""]),
      // Above a control at the lower edge, in rows of whole words.
      (
        14, 5, "Tab Tab Tab Tab Tab Enter",
        ["", buttons, "a reason that", "needs rows", "[ b ]"]
      ),
      // Over the lower edge, where the control has no other row beside it.
      (20, 2, "Tab Enter", [buttons, "only 3 left"]),
    ]
  )
  func refused(columns: Int, rows: Int, keys: String, expected: [String]) {
    let shown = self.rows(after: keys, columns, rows)
    #expect(Array(shown.prefix(expected.count)) == expected)
  }

  @Test("keep a refusal while the pointer that pressed is released")
  func released() throws {
    let mailbox = ViewMailbox<String>()
    let host = ProgramHost(Component<Elm<Till>>(Till())) { mailbox.put($0) }
    let device = TerminalDevice(input: -1, output: -1, environment: [:])
    var run = ViewRun(device, mailbox, showing: host.view, leavingKeys: [], .plain) { message in
      mailbox.noteSent()
      host.submit(message) { mailbox.noteHandled($0) }
    }
    run.session.resize(rows: 8, columns: 20)
    for action in [Pointer.Action.down(0), .up(0)] {
      _ = run.take(.pointer(Pointer(action: action, row: 2, column: 2)), at: .zero)
      run.update()
      #expect(run.contents.rows[3].text == "only 3 left")
    }
    _ = run.take(.key(KeyPress("Tab")), at: .zero)
    #expect(run.contents.rows[3].text == "")
  }

  @Test("wait for the work of a program")
  func work() async {
    // A busy machine may begin the work late, so a recording that waits for longer follows.
    for seconds in [0.1, 1, 10, 60] {
      let size = TerminalSize(columns: 8, rows: 1)
      let steps: [TerminalStep] = [.key("Tab"), .key("Enter"), .wait(seconds), .show]
      // A recording blocks its thread, and the work needs one of the pool.
      let frames = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let component = Component<Redux<Delayed>>(Delayed())
          continuation.resume(returning: Terminal.record(component, on: size, by: steps))
        }
      }
      if frames.map(lines) == [["[ 11 ]  "]] { return }
    }
    Issue.record("the message of the work was not shown")
  }

  @Test("send the size to the program")
  func size() {
    let size = TerminalSize(columns: 9, rows: 1)
    let frames = Terminal.record(Component<Elm<Delayed>>(Delayed()), on: size, by: [.show]) {
      $0.columns
    }
    #expect(frames.map(lines) == [["[ 9 ]    "]])
  }
}
