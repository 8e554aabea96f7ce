import CTerminal
import Foundation

/// The input and output files of a terminal, or of a pipe in place of one.
struct TerminalDevice {
  let input: Int32
  let output: Int32
  let environment: [String: String]

  /// The files to which the process prints, which would disturb the screen.
  let printing: [Int32]

  private let record: TerminalRecord

  init(
    input: Int32,
    output: Int32,
    environment: [String: String],
    printing: [Int32] = [STDOUT_FILENO, STDERR_FILENO]
  ) {
    (self.input, self.output, self.environment) = (input, output, environment)
    self.printing = printing
    record = TerminalRecord(input: input, output: output)
  }

  /// Whether input and output are a terminal with a movable cursor.
  var canDraw: Bool {
    let kind = environment["TERM"] ?? ""
    return isatty(input) == 1 && isatty(output) == 1 && !["", "dumb"].contains(kind)
  }

  /// Whether a person types the lines of input, and so needs a prompt.
  var asks: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// The size of the terminal, or 80 columns and 24 rows if it is unknown.
  var size: TerminalSize {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard terminal_size(terminal_file(record.pointer), &columns, &rows) else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }

  /// Takes the terminal, which is given back even if the process crashes.
  func take() throws(TerminalError) {
    let error = terminal_take(record.pointer, printing, Self.enter, Self.leave)
    if error != 0 { throw TerminalError("terminal cannot be taken", code: error) }
  }

  /// Gives the terminal back.
  func giveBack() { terminal_give_back(record.pointer) }

  /// Stops the process as Control-Z does.
  func stop() { terminal_stop() }

  /// Prepares for notices, where the terminal is not taken.
  func openNotices() throws(TerminalError) {
    let error = terminal_open_notices(record.pointer)
    if error != 0 { throw TerminalError("terminal cannot be taken", code: error) }
  }

  /// Wakes the thread that waits; any thread may call it.
  var notify: @Sendable () -> Void { { [record] in terminal_notify(record.pointer) } }

  /// Whether the terminal must be redrawn, or may have another size; the call resets this.
  func wasDisturbed() -> Bool { terminal_was_disturbed(record.pointer) }

  /// Whether a signal says that the size has changed.
  var reportsResizing: Bool { terminal_reports_resizing(record.pointer) }

  // These codes select the second screen, hide the cursor, and disable wrapping at the right edge. They
  // enable reports of the pointer and marks around pastes. The others undo this.
  private static var enter: UnsafePointer<CChar> {
    text("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h")
  }
  private static var leave: UnsafePointer<CChar> {
    text("\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[m\u{1B}[?25h\u{1B}[?1049l")
  }

  /// The characters of a literal, which end with a zero and are never freed.
  private static func text(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

/// The record that C keeps of a terminal.
///
/// The conformance to `Sendable` is unchecked: one thread draws, and only `terminal_notify`, which
/// any thread may call, is called by others.
private final class TerminalRecord: @unchecked Sendable {
  let pointer: OpaquePointer

  init(input: Int32, output: Int32) {
    guard let pointer = terminal_open(input, output) else { fatalError("there is no memory left") }
    self.pointer = pointer
  }

  deinit { terminal_close(pointer) }
}

// MARK: - Reading and writing

extension TerminalDevice {
  /// The reasons why waiting ended.
  struct Readiness: OptionSet {
    let rawValue: Int32
    /// Input is available, or has ended.
    static let input = Readiness(rawValue: 1)
    /// A thread has called `notify`.
    static let notice = Readiness(rawValue: 2)
    /// The input has failed.
    static let failure = Readiness(rawValue: 4)
  }

  /// Waits for input, a notice or a failure, at most for a time.
  func wait(milliseconds: Int32) throws(TerminalError) -> Readiness {
    let found = terminal_wait(record.pointer, milliseconds)
    if found < 0 { throw TerminalError("input cannot be awaited", code: errno) }
    return Readiness(rawValue: found)
  }

  /// Reads the available bytes; nil at the end, or if the terminal is gone.
  func read() throws(TerminalError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = bytes.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, $0.count) }
      if count > 0 { return Array(bytes.prefix(count)) }
      if count == 0 || errno == EIO || errno == ENXIO { return nil }
      if errno == EAGAIN || errno == EWOULDBLOCK { return [] }
      if errno != EINTR { throw TerminalError("input cannot be read", code: errno) }
    }
  }

  /// Writes a text, as far as a terminal can show it; returns false if the output is closed.
  func write(_ text: String) throws(TerminalError) -> Bool {
    let output = terminal_file(record.pointer)
    let isLimited = isatty(output) == 1 && CharacterRange(environment: environment) == .ascii
    var bytes = Array((isLimited ? text.inASCII : text).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: terminal_wait_for_room(output, 1_000)
      case EPIPE, EIO, ENXIO: return false
      default: throw TerminalError("output cannot be written", code: errno)
      }
    }
    return true
  }
}
