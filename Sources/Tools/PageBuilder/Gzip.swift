import CommandLineSupport
import EmbeddedText
import Foundation

/// The packing of bytes by the program `gzip` of the system.
enum Gzip {
  /// Returns the packed bytes.
  ///
  /// - Throws: A failure if the system has no such program.
  static func packed(_ bytes: Data) throws(Failure) -> Data {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: "module")
    defer { try? files.removeItem(at: folder) }
    try attempt("\(file.path): module cannot be written") {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
    let outcome = ToolOutcome.of(["gzip", "-9", "-n", file.path])
    guard outcome.status == 0 else {
      throw Failure(.unavailable, "gzip must pack the module; got \(outcome.complaint.quoted)")
    }
    return Data(try NamedFile(path: file.path + ".gz", kind: "packed module").read())
  }
}
