import ComponentKit
import ComponentServices
import Foundation
import Locks
import Markup
import Testing

@testable import TerminalHost

@Suite("The clipboard of a terminal")
struct TerminalClipboardTests {
  /// A program that copies a text when it starts, and reads the clipboard at a press.
  private struct Copier: ActiveProgram, MarkupProgram {
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

  @Test(
    "receives the text between drawings, and is closed outside of a run",
    .timeLimit(.minutes(10))
  )
  func run() throws {
    let none = ClipboardEvent.failed(
      .unavailable("the clipboard needs a program that fills the screen of a terminal")
    )
    #expect(write("a") == [none])
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    defer { close(master) }
    let terminal = slave
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? Terminal.run(
        Component<Elm<Copier>>(Copier()),
        input: terminal,
        output: terminal,
        environment: ["TERM": "xterm"]
      )
      close(terminal)
      ended.signal()
    }
    var shown = ""
    func read(until text: String) {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      var waited = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      while !shown.contains(text) {
        guard poll(&waited, 1, 20_000) == 1 else { return }
        let count = Foundation.read(master, &buffer, buffer.count)
        guard count > 0 else { return }
        shown += String(decoding: buffer[..<count], as: UTF8.self)
      }
    }
    read(until: "written")
    #expect(shown.contains("\u{1B}]52;c;Y2Fmw6k=\u{7}"))
    _ = Foundation.write(master, "\r", 1)
    read(until: "does not give its clipboard")
    #expect(shown.contains("a terminal does not give its clipboard to a program"))
    _ = Foundation.write(master, "\u{3}", 1)
    #expect(ended.wait(timeout: .now() + 20) == .success)
    #expect(write("a") == [none])
  }
}
