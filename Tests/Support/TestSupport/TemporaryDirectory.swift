import Foundation

/// A directory of its own for a test, removed when the test is over.
public final class TemporaryDirectory: Sendable {
  /// The path of the directory.
  public let path: String

  /// Creates the directory.
  public init() {
    let name = "test-\(UUID().uuidString.prefix(8))"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    path = url.path
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      fatalError("a test must be able to create the directory \(path): \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of a file in the directory.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
  }

  /// Reads a file.
  public func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
  }

  /// The names of the files in the directory.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
