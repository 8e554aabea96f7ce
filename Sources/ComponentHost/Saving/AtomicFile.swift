import Foundation

/// A file that is replaced as a whole or not at all.
///
/// The new content goes to a file of its own in the same directory, is forced to the disk, and
/// takes the old file's name in one step. Whatever interrupts this leaves the old file whole, and
/// at worst a stray `.lab-….tmp` beside it.
package struct AtomicFile {
  /// The path as the user gave it, perhaps a symbolic link.
  package let path: String

  /// What happens when all is written and nothing is renamed yet; a test fails here.
  let beforeRename: () throws(SystemError) -> Void

  /// Creates a name for a file that need not be there yet.
  package init(
    path: String,
    beforeRename: @escaping () throws(SystemError) -> Void = {}
  ) {
    self.path = path
    self.beforeRename = beforeRename
  }

  /// Finds out, before long work whose result it is to hold, whether the directory takes a new file.
  package func requireDirectory() throws(SystemError) {
    let directory = Self.directory(of: try Self.target(of: path))
    guard access(directory + "/.", W_OK | X_OK) == 0 else { throw .latest }
  }

  /// Replaces the file, keeping its permissions; a link stays a link to the replaced file.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    let target = try Self.target(of: path)
    let name = ".lab-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let temporary = Self.directory(of: target) + "/" + name
    do throws(SystemError) {
      try Self.create(temporary, holding: bytes, like: target)
      try beforeRename()
      guard rename(temporary, target) == 0 else { throw SystemError.latest }
    } catch {
      unlink(temporary)
      throw error
    }
    Self.synchronise(Self.directory(of: target))
  }
}

// MARK: - Paths

extension AtomicFile {
  /// The directory in which a path ends.
  package static func directory(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let directory = parts.joined(separator: "/")
    return directory.isEmpty ? (parts.isEmpty ? "." : "/") : directory
  }

  /// Follows symbolic links, also to a file that is not there yet.
  package static func target(of path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count >= 0 else { return path }
      let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = link.hasPrefix("/") ? link : directory(of: path) + "/" + link
    }
    throw SystemError(code: ELOOP)
  }
}

// MARK: - Implementation

extension AtomicFile {
  /// Writes a new file to the disk, with the owner and the permissions of an existing one.
  private static func create(
    _ path: String,
    holding bytes: [UInt8],
    like model: String
  ) throws(SystemError) {
    var status = stat()
    let isReplacement = stat(model, &status) == 0
    let mode: mode_t = isReplacement ? 0o600 : 0o666
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .latest }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
    if isReplacement {
      // Only a privileged user may give a file away; for others the owner is already right.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .latest }
    }
    guard fsync(descriptor) == 0 else { throw .latest }
  }

  /// Forces the new name to the disk, where the file system can.
  ///
  /// The file has been replaced when this is called, so a failure here must not be reported as one.
  private static func synchronise(_ directory: String) {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
