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
  private struct Delayed: MarkupProgram, ActiveProgram {
    let initial = 0
    func update(_ count: inout Int, by message: Int) -> Effect<Int> {
      count += message
      guard message == 1 else { return .none }
      return .task("answer") { 10 }
    }
    func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], [.text("\(count)")]) }
  }

  private func frames(_ script: String) throws -> [TerminalFrame] {
    Terminal.record(Component<Elm<Echo>>(Echo()), by: try TerminalScript(script))
  }

  private func lines(_ frame: TerminalFrame) -> [String] {
    frame.rows.map { row in String(row.compactMap(\.glyph)) }
  }

  @Test("have the screen after each key, the cursor and the times of the script")
  func keys() throws {
    let frames = try frames("size 9 2\nshow 1\nkey Tab\ntype ab\nshow 0.5\nkey Escape\nshow 2")
    #expect(
      frames.map(lines) == [
        ["[____]   ", "         "], ["[a___] a ", "         "], ["[ab__] ab", "         "],
        ["[ab__] ab", "         "],
      ]
    )
    let cursors = [nil, CellPosition(row: 0, column: 2), CellPosition(row: 0, column: 3), nil]
    #expect(frames.map(\.cursor) == cursors)
    #expect(frames.map(\.seconds) == [1, Terminal.typingSeconds, Terminal.typingSeconds + 0.5, 2])
    #expect(frames[1].rows[0][7].style.isBold)
  }

  @Test("have one frame for equal screens, and are the same each time")
  func merged() throws {
    let script = "size 8 2\nshow 1\nshow 0.5\nkey ArrowUp\nshow 2"
    #expect(try frames(script).map(\.seconds) == [3.5])
    let typed = "size 8 2\nkey Tab\ntype abc\nshow 1"
    #expect(try frames(typed) == frames(typed))
  }

  @Test("show why a message was refused until the next key")
  func refused() throws {
    let frames = try frames("size 20 2\nkey Tab\ntype abc\nshow 1\nkey Backspace\nshow 1")
    #expect(frames.map { lines($0)[1].hasPrefix("the text is too long") }.filter { $0 }.count == 1)
    #expect(frames.last.map { lines($0)[1] } == String(repeating: " ", count: 20))
  }

  @Test("wait for the work of a program")
  func work() async throws {
    // A busy machine may begin the work late, so a recording that waits for longer follows.
    for seconds in [0.1, 1, 10, 60] {
      let script = try TerminalScript("size 8 1\nkey Tab\nkey Enter\nwait \(seconds)\nshow 1")
      // A recording blocks its thread, and the work needs one of the pool.
      let frames = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let component = Component<Redux<Delayed>>(Delayed())
          continuation.resume(returning: Terminal.record(component, by: script))
        }
      }
      if frames.map(lines) == [["[ 11 ]  "]] { return }
    }
    Issue.record("the message of the work was not shown")
  }

  @Test("send the size of the script to the program")
  func size() throws {
    let script = try TerminalScript("size 9 1\nshow 1")
    let frames = Terminal.record(Component<Elm<Delayed>>(Delayed()), by: script) { $0.columns }
    #expect(frames.map(lines) == [["[ 9 ]    "]])
  }
}

@Suite("Scripts of a terminal")
struct TerminalScriptTests {
  @Test("hold a step in a line, without blank lines and comments")
  func steps() throws {
    let script = try TerminalScript(
      "# a\r\n\r\n size 84 14\nkey /\n  # b\ntype + - \nwait 2\nshow .5\n"
    )
    #expect(script.size == TerminalSize(columns: 84, rows: 14))
    #expect(script.steps == [.key("/"), .type("+ - "), .wait(2), .show(0.5)])
  }

  @Test(
    "name the line, the rule and the value of a mistake",
    arguments: [
      ("", 1, "the first step must be size COLUMNS ROWS; got nothing"),
      ("# a\nshow 1", 2, "the first step must be size COLUMNS ROWS; got \"show 1\""),
      ("size 84", 1, "size must be 1 to 500 columns and 1 to 200 rows; got \"84\""),
      ("size 84 -1", 1, "size must be 1 to 500 columns and 1 to 200 rows; got \"84 -1\""),
      (
        "size 8 2\nshow 1\nsize 8 3", 3,
        "size must be the first step, and the only one; got \"8 3\""
      ),
      ("size 8 2\n\nshow now", 3, "show must be 0.01 to 60 seconds; got \"now\""),
      ("size 8 2\nshow nan", 2, "show must be 0.01 to 60 seconds; got \"nan\""),
      ("size 8 2\nwait 61", 2, "wait must be 0.01 to 60 seconds; got \"61\""),
      (
        "size 8 2\nkey Return", 2,
        "key must be a character or a name such as Enter or ArrowUp; got \"Return\""
      ),
      ("size 8 2\ntype", 2, "type must have a text; got \"\""),
      ("size 8 2\npress a", 2, "a step must be show, key, type or wait; got \"press\""),
      ("size 8 2\nkey a\n", 2, "a script must show a frame; got no step show SECONDS"),
    ]
  )
  func mistakes(text: String, line: Int, reason: String) {
    #expect(throws: TerminalScript.Mistake(line: line, reason: reason)) { try TerminalScript(text) }
  }
}
