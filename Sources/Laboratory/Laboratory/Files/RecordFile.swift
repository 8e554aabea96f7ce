import CommandLineSupport
import ComponentHost
import ComponentKit
import Foundation
import SharedLaboratory
import SystemFiles

/// A new file to which a run is recorded, line by line, as it happens.
///
/// It never replaces a file: an interrupted recording would leave only its lines so far
/// in the place of the old file.
final class RecordFile<P: Program> where P.State: Codable, P.Message: Codable {
  /// The path of the file.
  let path: String

  private let descriptor: Int32
  private var lines: Recorder<P>?

  /// Creates the file and writes its first line.
  init(_ header: RecordingHeader, from initial: P.State, to path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let error = SystemError.latest
      throw Failure(
        .outputError,
        error.code == EEXIST
          ? "\(path): a recording must go to a new file; got one that exists"
          : "\(path): recording cannot be created: \(error.reason)"
      )
    }
    try attempt {
      lines = try Recorder(header, from: initial) { [descriptor] line in
        try writeAll(line, to: descriptor)
      }
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes a message that is about to be sent.
  func record(_ message: P.Message) throws(Failure) {
    try attempt { try lines?.record(message) }
  }

  /// Writes that the run has ended, and forces the recording to the disk.
  func end() throws(Failure) {
    try attempt {
      try lines?.end()
      // A pipe cannot be forced to the disk, and its reader has the bytes.
      _ = fsync(descriptor)
    }
  }

  /// The functions that write to the file.
  var recorder: MessageRecorder<P.Message> {
    MessageRecorder(
      record: { message throws(Failure) in try self.record(message) },
      end: { () throws(Failure) in try self.end() }
    )
  }

  private func attempt(_ write: () throws -> Void) throws(Failure) {
    let problem = "\(path): recording cannot be written, and holds what came before"
    try CommandLineSupport.attempt(problem) { try write() }
  }
}
