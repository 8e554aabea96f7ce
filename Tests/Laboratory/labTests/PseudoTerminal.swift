import CommandLineSupport
import Foundation
import TestSupport

@testable import lab

/// A terminal without a person: a process uses it, and a test reads its screen and presses keys.
final class PseudoTerminal {
  /// An expected event that did not happen in time.
  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  private let master: Int32
  private let slave: Int32
  private var process: pid_t = 0
  private(set) var screen: ScreenEmulator
  private var rest: [UInt8] = []

  /// Everything that was written.
  private(set) var written = ""

  /// The settings of the terminal before the process began.
  let settings: termios

  /// Starts a process at a terminal of its own.
  init(
    _ words: [String],
    rows: Int = 24,
    columns: Int = 80,
    environment: [String: String] = [:]
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, nil) == 0, let name = ttyname(slave) else {
      throw Unexpected(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    let path = String(cString: name)
    (self.master, self.slave) = (master, slave)
    var settings = termios()
    tcgetattr(slave, &settings)
    self.settings = settings
    screen = ScreenEmulator(rows: rows, columns: columns)
    setSize(rows: rows, columns: columns)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    var variables = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "NO_COLOR": "1", "LAB": executable ?? "",
    ]
    variables.merge(environment) { $1 }
    try spawn(words, variables.map { "\($0)=\($1)" }, at: path)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    close(slave)
  }

  private func spawn(_ words: [String], _ variables: [String], at path: String) throws {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let flags = Int16(POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let setsid: Int16 = 0x80
    let flags = setsid | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens controls it.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_setflags(&attributes, flags)
    // The threads of the tests block all signals, and where they run in the background some are ignored;
    // a process would inherit both.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    let error = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
    guard error == 0 else {
      throw Unexpected(description: "\(words[0]): \(String(cString: strerror(error)))")
    }
  }
}

// MARK: - Doing

extension PseudoTerminal {
  /// Sends what a terminal sends for keys.
  func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Presses and releases the pointer on a text of the screen.
  func click(_ text: String) throws {
    for (row, line) in screen.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
      return type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }
    throw Unexpected(description: "\(text) is not on the screen:\n\(screen.text)")
  }

  /// Sends a signal to the process.
  func signal(_ signal: Int32) { kill(process, signal) }

  /// Sends a signal to the processes in the foreground.
  func signalForeground(_ signal: Int32) throws {
    let group = tcgetpgrp(master)
    guard group > 0, kill(-group, signal) == 0 else {
      throw Unexpected(description: "no foreground: \(String(cString: strerror(errno)))")
    }
  }

  /// Gives the terminal another size.
  func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    setSize(rows: rows, columns: columns)
  }

  private func setSize(rows: Int, columns: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}

// MARK: - Waiting

extension PseudoTerminal {
  /// Whether the settings of the terminal are as before the process began.
  var isRestored: Bool {
    var now = termios()
    tcgetattr(slave, &now)
    return now.c_lflag == settings.c_lflag && now.c_iflag == settings.c_iflag
      && now.c_oflag == settings.c_oflag && now.c_cflag == settings.c_cflag
      && !screen.isAlternate && screen.isCursorShown && !screen.tellsPointer && !screen.marksPaste
  }

  /// Waits until the screen shows a text.
  func wait(for text: String) throws {
    try wait(for: "\"\(text)\"") { $0.screen.text.contains(text) }
  }

  /// Waits until a condition is met.
  func wait(for what: String, until isSo: (PseudoTerminal) -> Bool) throws {
    let end = ContinuousClock.now + .seconds(600)
    while !isSo(self) {
      guard ContinuousClock.now < end else {
        throw Unexpected(description: "\(what) did not come; the screen:\n\(screen.text)")
      }
      read(milliseconds: 100)
    }
  }

  /// Waits until the process has ended, and returns how: its status, or the negative of its signal.
  func waitForEnd() throws -> Int32 {
    let end = ContinuousClock.now + .seconds(600)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < end else {
        throw Unexpected(description: "the process did not end; the screen:\n\(screen.text)")
      }
      read(milliseconds: 20)
    }
    process = 0
    while read(milliseconds: 0) {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Reads the available bytes; returns whether there were any.
  @discardableResult
  private func read(milliseconds: Int32) -> Bool {
    var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    rest += bytes.prefix(count)
    // An incomplete character waits for the rest of its bytes.
    let start = rest.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let length = [0xC0...0xDF, 0xE0...0xEF, 0xF0...0xFF].firstIndex {
      $0.contains(Int(rest[start]))
    }
    let isWhole = length.map { rest.count - start >= $0 + 2 } ?? true
    let text = String(decoding: isWhole ? rest[...] : rest[..<start], as: UTF8.self)
    rest = isWhole ? [] : Array(rest[start...])
    written += text
    screen.write(text)
    return true
  }
}
