import Foundation
import TestSupport
import Testing

@Suite("Laboratory on a terminal", .enabled(if: executable != nil), .serialized)
struct LaboratoryTerminalTests {
  private func open(
    _ words: String...,
    rows: Int = 24,
    columns: Int = 80,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [try #require(executable)] + words,
      rows: rows,
      columns: columns,
      environment: environment
    )
  }

  /// An environment in which the screen is the plain drawing, which a canvas has.
  private let plain = ["NO_COLOR": "1"]

  @Test("opens, and restores the terminal at its end")
  func opens() throws {
    let terminal = try open()
    try terminal.wait(for: "Elm shows the next messages")
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.isRestored)
    try terminal.wait(for: "→ 1")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isRestored)
    #expect(terminal.screen.unknown == [])
  }

  @Test("carries the state from architecture to architecture")
  func architectures() throws {
    let terminal = try open()
    try terminal.wait(for: "1 Elm")
    terminal.type("m+ + +\r")
    try terminal.wait(for: "> 3 +")
    terminal.type("\u{1B}")
    try terminal.wait(for: "m write")
    terminal.type("2")
    try terminal.wait(for: "Redux shows the log")
    try terminal.wait(for: "> 3 +")
    terminal.type("3")
    try terminal.wait(for: "React shows every state")
    try terminal.wait(for: "→ 4")
    try terminal.click("4 Halogen")
    try terminal.wait(for: "Halogen shows the answers")
    try terminal.wait(for: "→ 4")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isRestored)
  }

  @Test("travels in time, by keys and by the pointer")
  func history() throws {
    let terminal = try open("open", "--program", "tasks", "--architecture", "react")
    try terminal.wait(for: "React shows every state")
    terminal.type("madd(title: \"milk\")\r")
    try terminal.wait(for: "> 1 add(title: \"milk\")")
    terminal.type("add(title: \"bread\")\r")
    try terminal.wait(for: "> 2 add(title: \"bread\")")
    terminal.type("\u{1B}")
    try terminal.wait(for: "m write")
    terminal.type("[")
    try terminal.wait(for: "> 1 add(title: \"milk\")")
    terminal.type("]")
    try terminal.wait(for: "> 2 add(title: \"bread\")")
    try terminal.click("0 the start")
    try terminal.wait(for: "> 0 the start")
  }

  @Test("shows the abandoned branches, and goes there")
  func branches() throws {
    let terminal = try open(environment: plain)
    try terminal.wait(for: "Elm shows")
    terminal.type("m+ + +\r")
    try terminal.wait(for: "> 3 +")
    terminal.type("\u{1B}")
    try terminal.wait(for: "m write")
    terminal.type("[[")
    try terminal.wait(for: "> 1 +")
    try terminal.click("[ \u{2212} ]")
    try terminal.wait(for: "> 2 -")
    try terminal.wait(for: "1 other branch")
    try terminal.click("or +; +")
    try terminal.wait(for: "> 3 +")
    try terminal.wait(for: "or -")
    terminal.type("o")
    try terminal.wait(for: "> 2 -")
  }

  @Test("runs the work that a program requests")
  func work() throws {
    let terminal = try open(
      "open",
      "--program",
      "die",
      "--architecture",
      "halogen",
      environment: plain
    )
    try terminal.wait(for: "Not rolled yet")
    try terminal.click("[ Roll ]")
    try terminal.wait(for: "> 2 fell")
    terminal.type("[")
    try terminal.wait(for: "> 1 roll")
    try terminal.wait(for: "Rolling")
  }

  @Test("shows help, and the next program")
  func help() throws {
    let terminal = try open(environment: plain)
    try terminal.wait(for: "Elm shows")
    terminal.type("?")
    try terminal.wait(for: "the same state in another")
    terminal.type("?n")
    try terminal.wait(for: "[temperature v]")
  }

  @Test("checks the laws of the pair")
  func laws() throws {
    let terminal = try open()
    try terminal.wait(for: "Elm shows")
    terminal.type("l")
    try terminal.wait(for: "Escape cancels")
    terminal.type("\u{1B}")
    try terminal.wait(for: "the end of the check") { !$0.screen.text.contains("Escape cancels") }
    terminal.type("l")
    try terminal.wait(for: "laws hold")
  }

  #if DEBUG
  @Test("reports that a debug build cannot be measured")
  func debugBuild() throws {
    let terminal = try open()
    try terminal.wait(for: "Elm shows")
    terminal.type("c")
    try terminal.wait(for: "this is a debug build")
    terminal.type("\u{1B}")
    try terminal.wait(for: "nothing of it") { !$0.screen.text.contains("debug") }
  }
  #endif

  @Test("follows the size of the terminal", arguments: [(5, 20), (1, 1), (2, 7), (60, 200)])
  func sizes(rows: Int, columns: Int) throws {
    let terminal = try open()
    try terminal.wait(for: "Elm shows the next messages")
    terminal.resize(rows: rows, columns: columns)
    if rows == 5 { try terminal.wait(for: "? help, q leaves") }
    terminal.resize(rows: 24, columns: 80)
    try terminal.wait(for: "Elm shows the next messages")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isRestored)
  }

  @Test(
    "restores the terminal when a signal ends it",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGSEGV, SIGABRT, SIGILL, SIGTRAP]
  )
  func signals(signal: Int32) throws {
    let terminal = try open(environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.wait(for: "Elm shows the next messages")
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == -signal)
    #expect(terminal.isRestored)
  }

  @Test("gives the terminal to the shell while it is stopped", arguments: ["key", "signal"])
  func stops(how: String) throws {
    let line =
      "set -m; $LAB open; echo stopped; read key; if [ \"$key\" = go ]; then fg; fi; echo over"
    let terminal = try PseudoTerminal(["/bin/bash", "-c", line])
    try terminal.wait(for: "Elm shows the next messages")
    terminal.type("m+ +\r")
    try terminal.wait(for: "> 2 +")
    if how == "key" {
      terminal.type("\u{1A}")
    } else {
      terminal.type("\u{1B}")
      try terminal.wait(for: "m write")
      try terminal.signalForeground(SIGTSTP)
    }
    try terminal.wait(for: "stopped")
    #expect(terminal.isRestored)
    terminal.type("go\n")
    try terminal.wait(for: "> 2 +")
    #expect(terminal.screen.isAlternate)
    terminal.type(how == "key" ? "\u{3}" : "q")
    try terminal.wait(for: "over")
    #expect(terminal.isRestored)
  }

  @Test("uses no colours if the user disables them")
  func colours() throws {
    let terminal = try open("open", "--program", "tasks", environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "Elm shows")
    terminal.type("mtoggle(number: 2)\r")
    try terminal.wait(for: "number must name a task")
    #expect(terminal.screen.colors == [])
    let other = try open("open", "--program", "tasks", environment: ["NO_COLOR": ""])
    try other.wait(for: "Elm shows")
    other.type("mtoggle(number: 2)\r")
    try other.wait(for: "number must name a task")
    #expect(!other.screen.colors.isEmpty)
  }

  @Test("writes lines on a terminal without a cursor")
  func dumb() throws {
    let terminal = try open("open", rows: 60, environment: ["TERM": "dumb"])
    try terminal.wait(for: "Elm shows the next messages")
    #expect(!terminal.written.contains("\u{1B}"))
    terminal.type("nonsense\n")
    try terminal.wait(for: "write the number of a control")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    let tour = try open(environment: ["TERM": "dumb"])
    #expect(try tour.waitForEnd() == 0)
    #expect(tour.written.contains("What to type next"))
  }
}
