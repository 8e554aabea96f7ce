import Foundation

/// How a program that was run has ended, and its output.
package struct ToolOutcome {
  /// The exit status; 127 where there is no such program.
  package var status: Int32

  /// Its standard output and standard error.
  package var output: String

  /// Creates an outcome.
  package init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }

  /// Runs a program that is found by its name.
  package static func of(_ words: [String]) -> ToolOutcome {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    return ToolOutcome(status: 127, output: "no program may start another here")
    #else
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return ToolOutcome(status: 127, output: "\(error)")
    }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ToolOutcome(
      status: process.terminationStatus,
      output: String(decoding: bytes, as: UTF8.self)
    )
    #endif
  }

  /// The first error that was written, or the last line.
  package var complaint: String { complaint(behind: "") }

  /// Returns the first error behind the last line that begins so, or the last line.
  package func complaint(behind beginning: String) -> String {
    let lines = output.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    let start = beginning.isEmpty ? nil : lines.lastIndex { $0.hasPrefix(beginning) }
    let error = lines[(start ?? 0)...].first { $0.contains("error: ") }
    return String(error ?? lines.last ?? "nothing was said")
  }
}
