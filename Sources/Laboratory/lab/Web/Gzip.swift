import CommandLineSupport
import Foundation

/// The packing of bytes by the program `gzip` of the system.
enum Gzip {
  /// Returns the packed bytes; nil where the system has no such program.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = folder.appendingPathComponent("module")
    defer { try? files.removeItem(at: folder) }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      guard ToolOutcome.of(["gzip", "-9", "-n", file.path]).status == 0 else { return nil }
      return Array(try Data(contentsOf: file.appendingPathExtension("gz")))
    } catch {
      return nil
    }
  }
}
