import Foundation

@testable import SystemFiles

/// A folder of its own for a test, which `remove()` removes.
///
/// A test that gives up privileges runs in a process of its own, so this is only a path.
struct Folder: Codable, Sendable {
  let path: String

  /// Creates the folder; everybody may add files.
  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/atomic-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(path, 0o777)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file by its name alone, without `AtomicFile`.
  func write(_ text: String, to name: [UInt8]) {
    let descriptor = open(cString(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try? writeAll(Array(text.utf8), to: descriptor)
    close(descriptor)
  }

  func write(_ text: String, to name: String) { write(text, to: Array(name.utf8)) }

  /// Reads a file; nil if there is none.
  func read(_ name: [UInt8]) -> String? {
    let descriptor = open(cString(name), O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return (try? readAll(from: descriptor)).map { String(decoding: $0, as: UTF8.self) }
  }

  func read(_ name: String) -> String? { read(Array(name.utf8)) }

  /// How many entries there are.
  var count: Int {
    guard let folder = opendir(path) else { return -1 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count - 2
  }

  /// The path of a name as the system takes it.
  func cString(_ name: [UInt8]) -> [CChar] {
    (Array(file("").utf8) + name + [0]).map(CChar.init(bitPattern:))
  }
}

/// Whether tests may become other users.
let isRoot = geteuid() == 0

/// Becomes another user, for good.
func become(user: uid_t, groups: [gid_t] = []) -> Bool {
  setgroups(groups.count, groups) == 0 && setgid(user) == 0 && setuid(user) == 0
}
