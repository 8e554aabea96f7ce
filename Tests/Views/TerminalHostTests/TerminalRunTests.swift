import ComponentHost
import ComponentKit
import ComponentServices
import Foundation
import Locks
import Markup
import TestSupport
import Testing

@testable import TerminalHost

/// A text for the clipboard goes to the terminal that was used last, so these tests follow each other.
@Suite("A run on a terminal", .serialized, .timeLimit(.minutes(10)))
struct TerminalRunTests {
  /// A program that copies a text when it starts, and reads the clipboard at a press.
  private struct Copier: MarkupProgram {
    enum Message: Sendable {
      case read
      case ended(ClipboardEvent)
    }
    let initial: [String] = []
    var initialEffect: Effect<Message> {
      .work(Terminal.clipboard.write("caf\u{E9}").map { .ended($0) })
    }
    func update(_ lines: inout [String], by message: Message) -> Effect<Message> {
      switch message {
      case .read: return .work(Terminal.clipboard.read().map { .ended($0) })
      case .ended(.failed(let error)): lines.append(error.description)
      case .ended(let event): lines.append("\(event)")
      }
      return .none
    }
    func markup(of lines: [String]) -> Markup<Message> {
      .div(
        [],
        [.button([.focused(), .onClick(.read)], ["read"])] + lines.map { .p([], [.text($0)]) }
      )
    }
  }

  /// The events of a write that ends at once.
  private func write(_ text: String) -> [ClipboardEvent] {
    let events = Locked<[ClipboardEvent]>([])
    _ = Terminal.clipboard.write(text).start(
      Outlet(send: { event in events.withLock { $0.append(event) } }, finish: {}, fail: { _ in })
    )
    return events.withLock { $0 }
  }

  @Test("gives the clipboard its text between drawings, and none outside of a run")
  func clipboard() throws {
    let none = ClipboardEvent.failed(
      .unavailable("the clipboard needs a program that fills the screen of a terminal")
    )
    #expect(write("a") == [none])
    let run = try PseudoRun(Component<Elm<Copier>>(Copier()))
    run.read(until: "written")
    #expect(run.shown.contains("\u{1B}]52;c;Y2Fmw6k=\u{7}"))
    run.type("\r")
    run.read(until: "does not give its clipboard")
    #expect(run.shown.contains("a terminal does not give its clipboard to a program"))
    #expect(run.end())
    #expect(write("a") == [none])
  }

  /// A counter that copies its number, in a window that says its size.
  private struct Board: MarkupProgram {
    enum Message: Sendable { case more, copied }
    let initial = 0
    func refusal(of message: Message, in count: Int) -> Refusal? {
      if case .more = message, count == 3 { Refusal("three is all") } else { nil }
    }
    func update(_ count: inout Int, by message: Message) -> Effect<Message> {
      guard case .more = message else { return .none }
      count += 1
      return .work(Terminal.clipboard.write("\(count)").map { _ in .copied })
    }
    func markup(of count: Int) -> Markup<Message> {
      .button([.focused(), .onClick(.more)], ["count \(count)"])
    }
  }

  @Test("shows one program on two terminals, and copies to the one that was used")
  func twoTerminals() throws {
    let host = ProgramHost(Component<React<Board>>(Board()))
    let files = try (0..<2).map { _ in try PseudoTerminalFiles() }
    let runs = try files.map { file in
      try PseudoRun(on: file) { try Terminal.run(host.facet(Elm<Board>.self), on: $0) }
    }
    for run in runs { run.read(until: "count 0") }
    // A terminal that is taken is not taken twice.
    let second = PseudoRun.device(on: files[0])
    let expected = TerminalError("terminal cannot be taken", code: EBUSY)
    #expect(throws: expected) { try Terminal.run(host.facet(Elm<Board>.self), on: second) }
    for (used, count) in [(0, 1), (1, 2), (0, 3)] {
      runs[used].type("\r")
      let code = "\u{1B}]52;c;\(Data("\(count)".utf8).base64EncodedString())\u{7}"
      runs[used].read(until: code)
      for run in runs { run.read(until: "\(count)") }
      #expect(!runs[1 - used].shown.contains(code))
    }
    // Who is refused learns it, and nobody else.
    runs[1].type("\r")
    runs[1].read(until: "three is all")
    #expect(!runs[0].shown.contains("three is all"))
    // Of a terminal that does not control the process, no signal tells the size.
    var size = winsize(ws_row: 10, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    let drawn = runs[1].shown.count
    #expect(ioctl(files[1].master, UInt(TIOCSWINSZ), &size) == 0)
    runs[1].read(until: "count", after: drawn)
    #expect(runs[0].end())
    // The other one goes on, with its terminal.
    let left = runs[1].shown.count
    host.setState { $0 = 4 }
    runs[1].read(until: "4", after: left)
    #expect(runs[1].end())
    #expect(host.state == 4)
  }

  /// A field, and its text with signs that not all terminals have.
  private struct Echo: MarkupProgram {
    struct State: Sendable { var text = "" }
    let initial = State()
    func update(_ state: inout State, by message: String) { state.text = message }
    func markup(of state: State) -> Markup<String> {
      .div(
        [],
        [
          .input([.focused(), .value(state.text), .attribute("size", "4"), .onInput { $0 }]),
          .hr(), .p([], ["\u{2192} \u{E9}\u{4E16}e\u{301} \(state.text)!"]),
        ]
      )
    }
  }

  @Test("holds back what the program prints, and shows it when it gives the terminal back")
  func printing() throws {
    let directory = TemporaryDirectory()
    let terminal = try PseudoTerminalFiles()
    let path = directory.file("changes.txt")
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let files = [terminal.secondSlave, file]
    let run = try PseudoRun(
      Component<Redux<Echo>>(Echo()),
      middleware: [
        .printingChanges(of: \.state) { line in
          for file in files { _ = Foundation.write(file, "\(line)\n", line.utf8.count + 1) }
        }
      ],
      on: terminal,
      printingAlsoTo: file
    )
    run.read(until: "!")
    run.type("a")
    run.read(until: "a!")
    run.type("b")
    run.read(until: "b!")
    #expect(!run.shown.contains("text:"))
    // What goes elsewhere than to the terminal is there at once.
    let changes = """
      "a"
        text: "" -> "a"
      "ab"
        text: "a" -> "ab"

      """
    #expect(try String(contentsOfFile: path, encoding: .utf8) == changes)
    #expect(run.end())
    let end = try #require(run.shown.range(of: "\u{1B}[?1049l"))
    let printed = run.shown[end.upperBound...].replacing("\r\n", with: "\n")
    #expect(printed == changes)
  }

  @Test(
    "writes ASCII where the locale has another encoding than UTF-8",
    arguments: [
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true), (["LC_CTYPE": "POSIX"], true),
      (["LANG": "de_DE.ISO-8859-1"], true), (["LANG": "de_DE"], true),
      (["LC_ALL": "", "LANG": "C.utf8"], false), (["LC_ALL": "en_US.UTF-8", "LANG": "C"], false),
      ([:], false),
    ]
  )
  func locale(environment: [String: String], isLimited: Bool) throws {
    let run = try PseudoRun(Component<Elm<Echo>>(Echo()), environment: environment)
    run.read(until: "!")
    #expect(run.shown.utf8.allSatisfy { $0 < 0x80 } == isLimited)
    if isLimited {
      #expect(run.shown.contains("> e??"))
      #expect(run.shown.contains("----"))
    }
    #expect(run.end())
  }
}

/// The two ends of a terminal without a person.
private struct PseudoTerminalFiles {
  let master: Int32
  let slave: Int32
  /// Another file of the same terminal.
  let secondSlave: Int32

  init() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    (self.master, self.slave, secondSlave) = (master, slave, dup(slave))
  }
}

/// A component that runs on such a terminal, on a thread of its own.
private final class PseudoRun {
  private let files: PseudoTerminalFiles
  private let ended = DispatchSemaphore(value: 0)

  /// Everything that was written.
  private(set) var shown = ""

  convenience init<A: ProgramArchitecture>(
    _ component: @autoclosure @escaping @Sendable () -> Component<A>,
    middleware: [Middleware<A>] = [],
    environment: [String: String] = [:],
    on files: PseudoTerminalFiles? = nil,
    printingAlsoTo file: Int32 = -1
  ) throws where A.Program.Message: Sendable, A.Program.View == Markup<A.Program.Message> {
    try self.init(on: files, environment: environment, printingAlsoTo: file) { device in
      try Terminal.run(component(), on: device, middleware: middleware)
    }
  }

  init(
    on files: PseudoTerminalFiles? = nil,
    environment: [String: String] = [:],
    printingAlsoTo file: Int32 = -1,
    _ run: @escaping @Sendable (TerminalDevice) throws -> Void
  ) throws {
    let files = try files ?? PseudoTerminalFiles()
    self.files = files
    Thread.detachNewThread { [ended] in
      try? run(Self.device(on: files, environment, printingAlsoTo: file))
      ended.signal()
    }
  }

  static func device(
    on files: PseudoTerminalFiles,
    _ environment: [String: String] = [:],
    printingAlsoTo file: Int32 = -1
  ) -> TerminalDevice {
    TerminalDevice(
      input: files.slave,
      output: files.slave,
      environment: environment.merging(["TERM": "xterm"]) { $1 },
      printing: [files.secondSlave, file]
    )
  }

  deinit { for file in [files.master, files.slave, files.secondSlave] { close(file) } }

  /// Presses keys.
  func type(_ keys: String) { _ = Foundation.write(files.master, keys, keys.utf8.count) }

  /// Reads until the terminal was told to show a text, after the first characters.
  func read(until text: String, after count: Int = 0) {
    while !shown.dropFirst(count).contains(text), readMore(milliseconds: 600_000) {}
  }

  /// Leaves, and reads the rest; returns whether the run has ended.
  func end() -> Bool {
    type("\u{3}")
    let hasEnded = ended.wait(timeout: .now() + 600) == .success
    while readMore(milliseconds: 0) {}
    return hasEnded
  }

  private func readMore(milliseconds: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var waited = pollfd(fd: files.master, events: Int16(POLLIN), revents: 0)
    guard poll(&waited, 1, milliseconds) == 1 else { return false }
    let count = Foundation.read(files.master, &buffer, buffer.count)
    guard count > 0 else { return false }
    shown += String(decoding: buffer[..<count], as: UTF8.self)
    return true
  }
}
