import CommandLineSupport
import EmbeddedText
import Foundation

/// A browser without a window.
struct Chromium {
  /// The names of its executable.
  static let names = ["chromium", "chromium-browser", "google-chrome"]

  /// The file that starts it.
  let path: String

  /// How long it may write nothing, in seconds.
  var patience = 120

  /// Finds the browser in the folders of a search path.
  static func find(on search: String) throws(Failure) -> Chromium {
    for name in names {
      for folder in search.split(separator: ":") {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return Chromium(path: path) }
      }
    }
    throw Failure(
      .unavailable,
      "a browser must be on the PATH to measure a page; got none of \(names.listed("and"))"
    )
  }

  /// Shows a page and passes on the lines of its console, as long as the caller wants more.
  ///
  /// - Parameters:
  ///   - page: The page, as HTML.
  ///   - slowdown: How many times slower the processor is made.
  ///   - directory: The folder for the files of the browser.
  ///   - take: Takes a line, and returns whether another is wanted.
  /// - Throws: A failure if the browser does not start, or writes nothing for too long.
  func show(
    _ page: [UInt8],
    slowdown: Int = 1,
    keeping directory: String,
    take: (String) -> Bool
  ) throws(Failure) {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    throw Failure(.unavailable, "\(path) must start; no program may start another here")
    #else
    let process = Process()
    var commands = BrowserCommands(read: read)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      BrowserCommands.words + [path] + flags(directory)
      + ["--remote-debugging-pipe", "about:blank"]
    process.standardInput = commands.input
    process.standardOutput = commands.output
    let pipe = Pipe()
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw Failure(.unavailable, "\(path) must start; got \(error)")
    }
    defer {
      commands.close()
      process.terminate()
      // A browser that hangs may ignore it.
      for _ in 0..<100 where process.isRunning { usleep(20_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }
    try commands.open(page, slowdown: slowdown)
    var rest: [UInt8] = []
    while let bytes = try read(pipe.fileHandleForReading.fileDescriptor) {
      rest += bytes
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeFirst(end + 1)
        if let said = Self.said(in: line), !take(said) { return }
      }
    }
    #endif
  }

  /// The text that a page has written to its console, from a line of the browser's log.
  static func said(in line: String) -> String? {
    guard line.contains(":CONSOLE"), let start = line.range(of: "] \""),
      let end = line.range(of: "\", source: ", options: .backwards),
      start.upperBound <= end.lowerBound
    else { return nil }
    return String(line[start.upperBound..<end.lowerBound])
  }

  private func flags(_ directory: String) -> [String] {
    [
      "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--disable-extensions", "--disable-background-networking", "--disable-component-update",
      "--enable-logging=stderr", "--js-flags=--expose-gc", "--enable-precise-memory-info",
      "--user-data-dir=\(directory)/browser",
    ] + (geteuid() == 0 ? ["--no-sandbox"] : [])  // It starts for root only without.
  }

  /// The bytes that the browser has written since; nil where it has ended.
  private func read(_ descriptor: Int32) throws(Failure) -> [UInt8]? {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(patience) * 1_000) > 0 else {
      throw Failure(.unavailable, "the browser must write lines; got none for \(patience) s")
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
