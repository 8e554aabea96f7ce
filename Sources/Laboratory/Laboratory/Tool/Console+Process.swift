import CommandLineSupport
import ComponentHost
import Foundation
import SystemFiles

/// The bytes of each argument of this process, without the name of the command.
///
/// The strings that Swift makes of them are repaired where they are not UTF-8.
package func processArguments() -> [[UInt8]] {
  (0..<Int(CommandLine.argc)).dropFirst().compactMap { CommandLine.unsafeArgv[$0] }.map {
    Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
  }
}

extension Console {
  /// The console of this process.
  package static func process() -> Console {
    holdStandardStreams()
    // A reader that closes its input (`lab | head`) ends the run without a message, and a file that
    // exceeds a limit is an error to report rather than a signal that ends the process.
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Console(
      environment: environment,
      isTerminal: isTerminal,
      isInteractive: isTerminal && isatty(STDIN_FILENO) == 1
        && !["", "dumb"].contains(environment["TERM"] ?? ""),
      width: terminalWidth(environment, isTerminal: isTerminal),
      output: writeOutput,
      errors: { try? writeAll(Array($0.utf8), to: STDERR_FILENO) },
      input: readInput
    )
  }

  /// Opens each standard stream that is closed, so that no other file takes its number.
  ///
  /// It is opened the wrong way round: to read or to write it fails, as it does while it is closed.
  private static func holdStandardStreams() {
    let modes = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    // The system gives the lowest number that is free.
    for (stream, mode) in modes where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", mode) }
  }

  /// The columns the user requests, else those of the terminal, else eighty.
  private static func terminalWidth(_ environment: [String: String], isTerminal: Bool) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return 80 }
    return size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Writes to standard output.
  @Sendable
  private static func writeOutput(_ text: String) throws(Failure) {
    try attempt("standard output cannot be written") {
      try writeAll(Array(text.utf8), to: STDOUT_FILENO)
    }
  }

  /// Reads standard input.
  @Sendable
  private static func readInput() throws(SystemError) -> [UInt8] { try readAll(from: STDIN_FILENO) }
}
