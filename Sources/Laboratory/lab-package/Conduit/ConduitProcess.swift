import CommandLineSupport
import ComponentServices
import EmbeddedText
import Foundation
import PageBuilder

/// The server of the RealWorld specification, as a process of this machine: `Tests/Checks/Conduit`.
struct ConduitProcess {
  /// The address of the server.
  let address: WebAddress

  #if !(os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
  private let process: Process

  /// The server's input, which ends with this process; then the server ends, too.
  private let input = Pipe()
  #endif

  /// Starts the server on a free port, and waits until it listens.
  ///
  /// - Parameter page: The file of the page that the server serves; none by default.
  /// - Throws: A failure if Python or the server does not start.
  init(page: String?) throws(Failure) {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    throw Failure(.unavailable, "python3 must start; no program may start another here")
    #else
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = PackageSources.folder + "/Tests/Checks/Conduit/conduit.py"
    process.arguments =
      ["python3", script, "0", "--attached"] + (page.map { ["--page", $0] } ?? [])
    let pipe = Pipe()
    process.standardInput = input
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      throw Failure(.unavailable, "python3 must start; got \(error)")
    }
    var line: [UInt8] = []
    while let byte = pipe.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A {
      line.append(byte)
    }
    let text = String(decoding: line, as: UTF8.self)
    guard let address = try? WebAddress(text) else {
      process.terminate()
      throw Failure(
        .unavailable,
        "the server must print its address; got \(text.quoted); it needs python3 on the PATH"
      )
    }
    self.address = address
    #endif
  }

  /// Waits until the server ends.
  func wait() {
    #if !(os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
    process.waitUntilExit()
    #endif
  }

  /// Ends the server, by the end of its input.
  ///
  /// A signal does not: the server inherits the signals that the thread of its start blocks.
  func end() {
    #if !(os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    #endif
  }
}
