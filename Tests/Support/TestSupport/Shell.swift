import Foundation

/// Returns the path of an executable that was built beside the tests, or nil if it is elsewhere.
public func builtExecutable(_ name: String) -> String? {
  [CommandLine.arguments[0], Bundle.main.bundlePath]
    .map { URL(filePath: $0).deletingLastPathComponent().path + "/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

extension TemporaryDirectory {
  /// Runs a line of the shell in the directory, and returns its status and what it writes.
  public func shell(
    _ line: String,
    environment: [String: String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: path)
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// Writes a script of the shell that can be executed.
  ///
  /// A process of its own writes it. If another thread starts a process while this one has the file
  /// open, the system refuses for a moment to execute the file.
  public func write(script: String, to name: String) throws {
    let line = "printf '%s' \"$SCRIPT\" >'\(name)' && chmod 755 '\(name)'"
    let (status, output) = try shell(line, environment: ["SCRIPT": "#!/bin/sh\n\(script)"])
    guard status == 0 else {
      fatalError("a test must be able to write the script \(name): \(output)")
    }
  }
}
